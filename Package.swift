// swift-tools-version: 6.2
import PackageDescription

/// Without the modules that the compiler imports by itself.
///
/// Regular expressions and tasks are not used, and would be a sixth of the program. Each function has a section of
/// its own, so that the linker can leave it out or place it.
let lean: [SwiftSetting] = [
  .unsafeFlags([
    "-Xfrontend", "-disable-implicit-string-processing-module-import",
    "-Xfrontend", "-disable-implicit-concurrency-module-import", "-Xfrontend", "-function-sections",
  ])
]

/// Pure layers: no unsafe code, no system import.
let pure: [SwiftSetting] = [.strictMemorySafety()] + lean

let package = Package(
  name: "dfdialog",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "dfdialog", targets: ["dfdialog"])],
  targets: [
    .target(name: "TextScreen", swiftSettings: pure),
    .target(name: "Dialogs", dependencies: ["TextScreen"], swiftSettings: pure),
    .target(name: "DialogCommand", dependencies: ["Dialogs", "TextScreen"], swiftSettings: pure),
    .target(name: "TerminalIO", dependencies: ["TextScreen"], swiftSettings: lean),
    .executableTarget(
      name: "dfdialog",
      dependencies: ["DialogCommand", "Dialogs", "TerminalIO", "TextScreen"],
      exclude: ["startup.order"],
      swiftSettings: lean,
      // One file that runs on any Linux, and starts as fast as a C program. What an alert runs lies together, so
      // that the rest stays out of memory: see Tests/Benchmarks/order.
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-executable", "-use-ld=lld", "-Xlinker", "--gc-sections",
            "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Sources/dfdialog/startup.order",
            "-Xlinker", "--no-warn-symbol-ordering",
          ],
          .when(platforms: [.linux], configuration: .release))
      ]),

    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "TestSupport", dependencies: ["CPseudoTerminal", "Dialogs", "TextScreen"],
      path: "Tests/TestSupport"),
    .testTarget(name: "TextScreenTests", dependencies: ["TextScreen", "TestSupport"]),
    .testTarget(name: "DialogsTests", dependencies: ["Dialogs", "TextScreen", "TestSupport"]),
    .testTarget(
      name: "DialogCommandTests", dependencies: ["DialogCommand", "Dialogs", "TextScreen", "TestSupport"]),
    .testTarget(name: "TerminalIOTests", dependencies: ["TerminalIO", "TestSupport"]),
    .testTarget(name: "EndToEndTests", dependencies: ["dfdialog", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
