import TextScreen

// What stands between the user and a destructive action, and what is said about it.

extension AlertDialog {
  /// Whether the action can be chosen now: a destructive one only behind all its guards.
  func isEnabled(_ index: Int) -> Bool {
    guard alert.actions.indices.contains(index) else { return false }
    let role = role(of: index)
    if role != .cancel, content?.obstacle != nil { return false }
    return role != .destructive || (textMatches && !isLocked)
  }

  /// What choosing an action means now: a sheet's content may make it destructive.
  func role(of index: Int) -> ActionRole {
    let role = alert.actions[index].role
    return role == .default && content?.isDestructive == true ? .destructive : role
  }

  /// Whether what was typed is what must be typed, scalar for scalar.
  var textMatches: Bool { guards.text.map { $0 == Array(field.text.utf8) } ?? true }

  /// Whether time, reading or a cut message still keep the destructive actions from being chosen.
  var isLocked: Bool { lockReason != nil }

  /// Why the destructive actions are disabled, apart from the text to be typed.
  var lockReason: Wording? {
    guard let name = destructiveName else { return nil }
    if alert.isTruncated && !guards.allowTruncated { return Self.cutReason(name) }
    if guards.readAll && !(hasSeenEnd && content?.hasSeenEnd != false) { return Self.readReason(name) }
    if let arm = guards.arm, elapsed < arm { return Self.armReason(name, left: arm - elapsed) }
    return nil
  }

  /// The widest that `lockReason` will ever be; 0 when there is nothing to wait for.
  var widestLockReason: Int {
    guard let name = destructiveName else { return 0 }
    var reasons: [Wording] = []
    if alert.isTruncated && !guards.allowTruncated { reasons.append(Self.cutReason(name)) }
    if guards.readAll { reasons.append(Self.readReason(name)) }
    if let arm = guards.arm { reasons.append(Self.armReason(name, left: arm)) }
    return reasons.map(\.width).max() ?? 0
  }

  private static func cutReason(_ name: SafeText) -> Wording {
    Wording("The message is cut: " + name + " is disabled", "The message is cut")
  }

  private static func readReason(_ name: SafeText) -> Wording {
    Wording("Read to the end to enable " + name, "Read to the end")
  }

  private static func armReason(_ name: SafeText, left: Duration) -> Wording {
    let time = Countdown.text(left)
    return Wording(name + " is enabled in " + time, "enabled in " + time, time)
  }

  /// The label of the destructive action, when there is one; a word for them when there are more.
  private var destructiveName: SafeText? {
    let indices = alert.actions.indices.filter { alert.actions[$0].role == .destructive }
    guard let first = indices.first else {
      return content?.canBeDestructive == true ? "what is destructive" : nil
    }
    guard content?.canBeDestructive != true, indices.count == 1 else { return "what is destructive" }
    return labels[first].truncated(columns: 20, repertoire: settings.repertoire)
  }

  /// What must be typed, in words.
  var prompt: SafeText? {
    guard let text = guards.text else { return nil }
    let wanted = SafeText(bytes: text, repertoire: settings.repertoire)
    return "Type " + wanted + " to enable " + (destructiveName ?? "")
  }

  /// What the countdown says; nil when no time is running.
  var countdown: Wording? { timeout.map { countdown($0, left: $0.duration - elapsed) } }

  /// The columns of the countdown in its longest wording that fits beside other things; 0 when no time is running.
  var widestCountdown: Int { timeout.map { countdown($0, left: $0.duration).width } ?? 0 }

  private func countdown(_ timeout: Timeout, left: Duration) -> Wording {
    let time = Countdown.text(left)
    guard let action = timeout.action else { return Wording("closes in " + time, "closes " + time, time) }
    let label = labels[action].truncated(columns: 16, repertoire: settings.repertoire)
    return Wording(label + " in " + time, "in " + time, time)
  }
}
