/// What a process asks of the one that shows the toasts of a terminal: one line.
public enum ToastRequestLine: Equatable, Sendable {
  /// Shows a toast.
  case add(ToastNotice)
  /// Ends all toasts.
  case cancelAll
  /// Tells what is shown and what waits.
  case list

  /// The answer to everything that was done.
  public static let accepted = Array("ok".utf8)
  /// The answer to a line of another version of the program.
  public static let refused = Array("no".utf8)

  /// The line, without its end.
  public func encoded(version: String) -> [UInt8] {
    let start = Array("\(version) ".utf8)
    return switch self {
    case .add(let notice): start + Array("add ".utf8) + notice.encoded
    case .cancelAll: start + Array("cancel-all".utf8)
    case .list: start + Array("list".utf8)
    }
  }

  /// Reads a line; nil for one that this version does not know.
  public init?(encoded line: [UInt8], version: String) {
    let start = Array("\(version) ".utf8)
    guard line.starts(with: start) else { return nil }
    let rest = Array(line.dropFirst(start.count))
    let add = Array("add ".utf8)
    if rest == Array("cancel-all".utf8) {
      self = .cancelAll
    } else if rest == Array("list".utf8) {
      self = .list
    } else if rest.starts(with: add), let notice = ToastNotice(encoded: Array(rest.dropFirst(add.count))) {
      self = .add(notice)
    } else {
      return nil
    }
  }
}

extension ToastQueue {
  /// The toasts in one line: the one that is shown, those that wait, and how many were dropped.
  public var listLine: [UInt8] {
    let notices = all.map { notice in
      PercentEncoding.encode(Array((notice.id ?? "").utf8) + [0x09] + notice.text)
    }
    let words = [Array("\(current == nil ? 0 : 1) \(droppedCount)".utf8)] + notices
    return Array(words.joined(separator: [0x20]))
  }
}

/// The toasts of a terminal, as its host tells them.
public struct ToastList: Equatable, Sendable {
  /// A toast of the list.
  public struct Entry: Equatable, Sendable {
    /// Its ID; empty for none.
    public let id: [UInt8]
    /// What it says.
    public let text: [UInt8]
    /// Whether it is shown; else it waits.
    public let isShown: Bool
  }

  /// The one that is shown, and those that wait in their order.
  public let entries: [Entry]
  /// How many have never been shown.
  public let droppedCount: Int

  /// A list without any.
  public static let empty = ToastList(entries: [], droppedCount: 0)

  private init(entries: [Entry], droppedCount: Int) {
    self.entries = entries
    self.droppedCount = droppedCount
  }

  /// Reads the line that `ToastQueue.listLine` gives; nil for anything else.
  public init?(line: [UInt8]) {
    let words = line.split(separator: 0x20)
    let numbers = words.prefix(2).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 2 else { return nil }
    var entries: [Entry] = []
    for (index, word) in words.dropFirst(2).enumerated() {
      guard let fields = PercentEncoding.decode(word), let tab = fields.firstIndex(of: 0x09) else {
        return nil
      }
      entries.append(
        Entry(
          id: Array(fields[..<tab]), text: Array(fields[(tab + 1)...]), isShown: index < numbers[0]))
    }
    self.init(entries: entries, droppedCount: numbers[1])
  }
}
