import TextScreen

/// Keeps keys that were not meant as an answer from being one (safety rule 2).
///
/// A key that is held down repeats every 30 to 100 ms, and pasted text arrives in bursts; somebody who has read
/// the question presses one key. So a key that would choose is held back for a while: when it comes again in
/// that time it is held down, and stays deaf until it has been quiet; when others come with it, before or after
/// it, they are a burst.
/// Esc passes always, and so do keys that only move while nothing is held back.
public struct InputGate: Sendable {
  /// How long a key that would choose is held back.
  public static let holdTime = Duration.milliseconds(150)
  /// How long a key that is held down must be quiet before it counts again.
  public static let quietTime = Duration.milliseconds(250)
  /// How long a key that left an input field must be quiet before it counts where it led: longer than keyboards
  /// wait before they repeat a key that is held down.
  public static let moveQuietTime = Duration.milliseconds(700)
  /// Two letters within this time before Enter or Space are a word: somebody goes on typing and does not look.
  public static let wordTime = Duration.seconds(1)
  /// More keys than this at once, a letter among them, are a burst: pasted text.
  public static let mostKeysAtOnce = 2

  private struct Held {
    let key: KeyPress
    let due: Instant
    var others: [KeyPress] = []
  }

  private var held: Held?
  private var repeating: (key: KeyPress, until: Instant)?
  private var burstEnd: Instant?
  /// When the letters of the last while came.
  private var letters: [Instant] = []
  /// The keys that moved within a hold time before now.
  private var recent: [(key: KeyPress, since: Instant)] = []

  /// Makes an open gate.
  public init() {}

  /// When the key that is held back is due; nil when there is none.
  public var deadline: Instant? { held?.due }

  /// Whether so many keys at once are pasted text.
  public static func isBurst(_ keys: some Collection<KeyPress>) -> Bool {
    keys.count > mostKeysAtOnce && keys.contains(where: \.isPrintable)
  }

  /// A key came.
  ///
  /// True when it may act now.
  public mutating func admit(_ key: KeyPress, effect: KeyEffect, at now: Instant) -> Bool {
    if effect == .cancels {
      held = nil
      return true
    }
    if let end = burstEnd {
      guard now >= end else {
        noticeBurst(at: now)
        return false
      }
      burstEnd = nil
    }
    if isRepeat(key, at: now) { return false }
    if held != nil {
      noticeOther(key, at: now)
      return false
    }
    recent.removeAll { now >= $0.since + Self.holdTime }
    letters.removeAll { now >= $0 + Self.wordTime }
    guard effect == .chooses else {
      recent.append((key, now))
      return true
    }
    // The line end of text that came byte by byte answers no more than that of text in one piece.
    if Self.isBurst(recent.map(\.key) + [key]) || letters.count > 1 && !key.isPrintable {
      noticeBurst(at: now)
    } else {
      held = Held(key: key, due: now + Self.holdTime)
    }
    return false
  }

  /// Pasted text came without the marks of bracketed paste: nothing of it, and nothing right behind it, counts.
  public mutating func noticeBurst(at now: Instant) {
    held = nil
    burstEnd = now + Self.quietTime
  }

  /// A key led out of an input field; held down, it must not choose where it led.
  public mutating func noticeMove(by key: KeyPress, at now: Instant) {
    repeating = (key, now + Self.moveQuietTime)
  }

  /// A letter came that answered nothing, and was no text for a field.
  public mutating func noticeLetter(at now: Instant) { letters.append(now) }

  /// The question has changed or moved: what was held back was meant for what stood there before.
  public mutating func questionChanged() { held = nil }

  /// The key that is held back now; nil when there is none.
  public var pending: KeyPress? { held?.key }

  /// The key that was held back, when its time has come; call only after all input was handed in.
  public mutating func release(at now: Instant) -> KeyPress? {
    guard let due = held, now >= due.due else { return nil }
    held = nil
    return due.key
  }

  /// Whether the key is held down, by this press or since before.
  private mutating func isRepeat(_ key: KeyPress, at now: Instant) -> Bool {
    if held?.key == key {
      held = nil
    } else if let last = repeating, last.key == key {
      guard now < last.until else {
        repeating = nil
        return false
      }
    } else {
      return false
    }
    repeating = (key, now + Self.quietTime)
    return true
  }

  /// Another key came while one was held back: the first stands, unless together they are a burst.
  private mutating func noticeOther(_ key: KeyPress, at now: Instant) {
    guard var held else { return }
    held.others.append(key)
    self.held = held
    if Self.isBurst([held.key] + held.others) { noticeBurst(at: now) }
  }
}

extension KeyPress {
  /// Whether the key stands for a visible character, as pasted text is full of.
  var isPrintable: Bool {
    if case .character(let character) = key {
      character != " " && !modifiers.contains(.control)
    } else {
      false
    }
  }

  /// What the key types into a field; nil for a key that is no text.
  var text: Character? {
    if case .character(let character) = key, modifiers.isEmpty { character } else { nil }
  }
}
