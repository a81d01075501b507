import Foundation
import Testing

/// Lets tests that mostly wait, for a program on a pseudo-terminal, wait side by side on threads of their own.
///
/// Swift's own pool has one thread for each processor, and a test that waits keeps one: two processors would run two
/// such tests at a time, and do nothing meanwhile.
public struct WaitingTrait: TestTrait, SuiteTrait, TestScoping {
  /// It holds for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test on one of the threads.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingTrait {
  /// The tests wait for programs.
  public static var waiting: Self { Self() }
}

/// A few threads that run what is given to them, first come, first served.
private final class WaitingThreads: TaskExecutor, @unchecked Sendable {
  static let shared = WaitingThreads(threads: 1 + ProcessInfo.processInfo.activeProcessorCount)

  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []

  init(threads: Int) {
    for _ in 0..<threads {
      let thread = Thread { [self] in while true { next().runSynchronously(on: asUnownedTaskExecutor()) } }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock { jobs.append(job) }
    condition.signal()
  }

  private func next() -> UnownedJob {
    condition.withLock {
      while jobs.isEmpty { condition.wait() }
      return jobs.removeFirst()
    }
  }
}
