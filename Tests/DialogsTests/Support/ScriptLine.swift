import Testing

/// One line of a table: what happens, and what comes of it.
struct ScriptLine: CustomTestStringConvertible, Sendable {
  let script: [Step]
  let verdict: String

  init(_ script: [Step], _ verdict: String) {
    self.script = script
    self.verdict = verdict
  }

  var testDescription: String {
    script.map(\.description).joined(separator: ", ") + " → " + verdict
  }
}
