import Foundation
import Testing

@testable import TerminalIO

/// What a process finds out about where it runs.
@Suite struct SurroundingsTests {
  @Test("The parent of a process is known, of one that is not there nothing")
  func relation() throws {
    let relation = try #require(processRelation(getpid()))
    #expect(relation.parent == getppid())
    #expect(processRelation(-1) == nil)
  }
}
