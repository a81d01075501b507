/// The services that run jobs with nobody in front of the terminal, though some give them one.
///
/// `CI` alone does not count: people export it in their own shells.
public enum ContinuousIntegration {
  /// A service and the variables by which it is known; each must be set and not empty.
  private static let services: [(name: String, variables: [String])] = [
    ("GitHub Actions", ["GITHUB_ACTIONS"]),
    ("Gitea Actions", ["GITEA_ACTIONS"]),
    ("Azure Pipelines", ["TF_BUILD"]),
    ("TeamCity", ["TEAMCITY_VERSION"]),
    ("Buildkite", ["BUILDKITE"]),
    ("GitLab CI", ["GITLAB_CI"]),
    ("CircleCI", ["CIRCLECI"]),
    ("Travis CI", ["TRAVIS"]),
    ("Jenkins", ["JENKINS_URL", "BUILD_ID"]),
    ("Bitbucket Pipelines", ["BITBUCKET_COMMIT"]),
    ("AppVeyor", ["APPVEYOR"]),
    ("AWS CodeBuild", ["CODEBUILD_BUILD_ARN"]),
    ("Drone", ["DRONE"]),
    ("Cirrus CI", ["CIRRUS_CI"]),
    ("Semaphore", ["SEMAPHORE"]),
    ("Xcode Cloud", ["CI_XCODE_PROJECT"]),
    ("Bitrise", ["BITRISE_IO"]),
  ]

  /// The variables by which the services are known besides `CI`, for documents; those of one service together.
  public static var variables: [[String]] { services.map(\.variables) }

  /// The name of the service that this job runs in; nil outside of those that are known.
  public static func service(environment: (String) -> String?) -> String? {
    if environment("CI") == "woodpecker" { return "Woodpecker" }
    return services.first { $0.variables.allSatisfy { !(environment($0) ?? "").isEmpty } }?.name
  }

  /// What a job that only says something runs in: one of the services, or whatever sets `CI`; nil for neither.
  ///
  /// A question is another thing: there `CI` alone must not keep somebody from answering.
  public static func job(environment: (String) -> String?) -> String? {
    if let service = service(environment: environment) { return service }
    let value = environment("CI") ?? ""
    return value.isEmpty || value == "false" ? nil : "CI"
  }
}
