import Dialogs
import Testing

/// Which variables tell of a service that runs jobs.
@Suite struct ContinuousIntegrationTests {
  private static func service(_ variables: [String: String]) -> String? {
    ContinuousIntegration.service { variables[$0] }
  }

  @Test(
    "Each service is known by its own variables, set and not empty",
    arguments: [
      ("GITHUB_ACTIONS", "GitHub Actions"), ("GITEA_ACTIONS", "Gitea Actions"),
      ("TF_BUILD", "Azure Pipelines"),
      ("TEAMCITY_VERSION", "TeamCity"), ("BUILDKITE", "Buildkite"), ("GITLAB_CI", "GitLab CI"),
      ("CIRCLECI", "CircleCI"), ("TRAVIS", "Travis CI"), ("BITBUCKET_COMMIT", "Bitbucket Pipelines"),
      ("APPVEYOR", "AppVeyor"), ("CODEBUILD_BUILD_ARN", "AWS CodeBuild"), ("DRONE", "Drone"),
      ("CIRRUS_CI", "Cirrus CI"), ("SEMAPHORE", "Semaphore"), ("CI_XCODE_PROJECT", "Xcode Cloud"),
      ("BITRISE_IO", "Bitrise"),
    ])
  func services(_ variable: String, _ name: String) {
    #expect(Self.service([variable: "true"]) == name)
    #expect(Self.service([variable: "true", "CI": "true"]) == name)
    #expect(Self.service([variable: ""]) == nil)
  }

  @Test("Jenkins is known by two variables, neither of which counts alone")
  func jenkins() {
    #expect(Self.service(["JENKINS_URL": "x", "BUILD_ID": "1"]) == "Jenkins")
    #expect(Self.service(["JENKINS_URL": "x"]) == nil)
    #expect(Self.service(["BUILD_ID": "1"]) == nil)
  }

  @Test(
    "CI alone is no service, unless it says woodpecker", arguments: ["1", "true", "", "yes", "Woodpecker"])
  func general(_ value: String) {
    #expect(Self.service([:]) == nil)
    #expect(Self.service(["CI": value]) == nil)
    #expect(Self.service(["CI": "woodpecker"]) == "Woodpecker")
  }
}
