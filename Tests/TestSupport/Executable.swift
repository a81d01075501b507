import Foundation

/// Programs that tests run.
public enum Executable {
  /// The path of a product of this package, which is built into the directory of the test bundle.
  ///
  /// `DFDIALOG_EXECUTABLE` overrides it, for a release build or an installed one to be tested.
  public static func path(_ product: String) -> String {
    if product == "dfdialog", let path = ProcessInfo.processInfo.environment["DFDIALOG_EXECUTABLE"],
      !path.isEmpty
    {
      return path
    }
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let directories =
      bundles.map { $0.deletingLastPathComponent() }
      + [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0?.deletingLastPathComponent() }
      + [Bundle.main.bundleURL]
    let candidates = directories.map { $0.appendingPathComponent(product).path }
    return candidates.first { access($0, X_OK) == 0 } ?? candidates.first ?? product
  }

  /// The path of a program that is looked up in `PATH` unless its name has a slash.
  public static func lookUp(_ name: String) throws -> String {
    if name.contains("/") { return name }
    let directories = PseudoTerminal.standardEnvironment["PATH", default: ""].split(separator: ":")
    guard
      let path = directories.map({ directory -> String in "\(directory)/\(name)" }).first(where: {
        access($0, X_OK) == 0
      })
    else {
      throw PseudoTerminal.Failure(description: "\(name) is not installed")
    }
    return path
  }
}
