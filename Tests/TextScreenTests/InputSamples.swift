import TextScreen

/// Every way to send each key that keyboards are known to have.
let keySamples: [InputSample] =
  cursorKeySamples + editingKeySamples + functionKeySamples + plainKeySamples + altKeySamples
  + kittyKeySamples + modifiedOtherKeySamples

/// The cursor keys, Home and End.
let cursorKeySamples: [InputSample] = {
  let keys: [(String, Key)] = [
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
  ]
  let modified: [(Int, Modifiers)] = [
    (1, []), (2, .shift), (3, .alt), (4, [.shift, .alt]), (5, .control), (6, [.shift, .control]),
    (7, [.alt, .control]), (8, [.shift, .alt, .control]),
    // Caps Lock and Num Lock.
    (65, []), (129, []), (1 + 5 + 64 + 128, [.shift, .control]),
  ]
  return keys.flatMap { final, key in
    [InputSample("^[[\(final)", key), InputSample("^[O\(final)", key), InputSample("^[[1\(final)", key)]
      + modified.map { InputSample("^[[1;\($0)\(final)", key, $1) }
      + [InputSample("^[O5\(final)", key, .control), InputSample("^[O1;2\(final)", key, .shift)]
  } + [
    InputSample("^[[;5A", .up, .control), InputSample("^[[1;A", .up), InputSample("^[[1;0A", .up),
    // rxvt
    InputSample("^[[a", .up, .shift), InputSample("^[[b", .down, .shift),
    InputSample("^[[c", .right, .shift), InputSample("^[[d", .left, .shift),
    InputSample("^[Oa", .up, .control), InputSample("^[Ob", .down, .control),
    InputSample("^[Oc", .right, .control), InputSample("^[Od", .left, .control),
  ]
}()

/// The six keys above the cursor keys, as VT220 and its heirs number them.
let editingKeySamples: [InputSample] = {
  let keys: [(Int, Key)] = [
    (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home), (8, .end),
  ]
  return keys.flatMap { number, key in
    [
      InputSample("^[[\(number)~", key), InputSample("^[[\(number);2~", key, .shift),
      InputSample("^[[\(number);3~", key, .alt), InputSample("^[[\(number);5~", key, .control),
      InputSample("^[[\(number);8~", key, [.shift, .alt, .control]),
      InputSample("^[[\(number)^", key, .control), InputSample("^[[\(number)@", key, [.control, .shift]),
    ]
  } + [InputSample("^[[P", .delete), InputSample("^[[4h", .insert)]
}()

/// F1 to F24.
let functionKeySamples: [InputSample] = {
  let letters = [("P", 1), ("Q", 2), ("R", 3), ("S", 4)]
  let numbers = [
    (11, 1), (12, 2), (13, 3), (14, 4), (15, 5), (17, 6), (18, 7), (19, 8), (20, 9), (21, 10), (23, 11),
    (24, 12), (25, 13), (26, 14), (28, 15), (29, 16), (31, 17), (32, 18), (33, 19), (34, 20),
  ]
  let linux = [("A", 1), ("B", 2), ("C", 3), ("D", 4), ("E", 5)]
  return letters.flatMap { final, number in
    [
      InputSample("^[O\(final)", .function(number)),
      InputSample("^[O2\(final)", .function(number), .shift),
      InputSample("^[[1\(final)", .function(number)),
      InputSample("^[[1;2\(final)", .function(number), .shift),
      InputSample("^[[1;7\(final)", .function(number), [.alt, .control]),
    ]
  }
    + numbers.flatMap { code, number in
      [
        InputSample("^[[\(code)~", .function(number)),
        InputSample("^[[\(code);6~", .function(number), [.shift, .control]),
      ]
    }
    + linux.map { InputSample("^[[[\($0)", .function($1)) }
    + (13...24).map { InputSample("^[[\($0 + 57363)u", .function($0)) }
}()

/// Keys of one byte or one scalar, and the application keypad.
let plainKeySamples: [InputSample] =
  [
    InputSample("\r", .enter), InputSample("\n", .enter), InputSample("^[OM", .enter),
    InputSample("\t", .tab), InputSample("^[OI", .tab), InputSample("^[[Z", .tab, .shift),
    InputSample("^[[1;5Z", .tab, [.shift, .control]),
    InputSample("\u{7F}", .backspace), InputSample("\u{8}", .backspace),
    InputSample("\0", .character(" "), .control), InputSample(" ", .character(" ")),
    InputSample("\u{1C}", .character("\\"), .control), InputSample("\u{1D}", .character("]"), .control),
    InputSample("\u{1E}", .character("^"), .control), InputSample("\u{1F}", .character("_"), .control),
    InputSample("é", .character("é")), InputSample("ø", .character("ø")), InputSample("日", .character("日")),
    InputSample("🗑", .character("🗑")), InputSample("\u{10FFFD}", .character("\u{10FFFD}")),
    InputSample("e\u{301}", typed("e\u{301}")),
    InputSample("👩‍🚀", typed("👩‍🚀")),
    InputSample("^[O ", .character(" ")), InputSample("^[OX", .character("=")),
  ]
  + zip("jklmnopqrstuvwxy", "*+,-./0123456789").map { InputSample("^[O\($0)", .character($1)) }
  + "abcdefgklnopqrstuvwxyz".unicodeScalars.compactMap { letter in
    Unicode.Scalar(letter.value - 0x60).map {
      InputSample("\($0)", .character(Character(letter)), .control)
    }
  }
  + (0x21...0x7E).map { InputSample("\(Unicode.Scalar($0))", .character(Character(Unicode.Scalar($0)))) }

/// Keys with Alt, which is ESC before the key.
let altKeySamples: [InputSample] = [
  InputSample("^[x", .character("x"), .alt),
  InputSample("^[y", .character("y"), .alt), InputSample("^[A", .character("A"), .alt),
  InputSample("^[1", .character("1"), .alt), InputSample("^[ ", .character(" "), .alt),
  InputSample("^[é", .character("é"), .alt), InputSample("^[日", .character("日"), .alt),
  InputSample("^[\r", .enter, .alt), InputSample("^[\t", .tab, .alt),
  InputSample("^[\u{7F}", .backspace, .alt), InputSample("^[\u{1}", .character("a"), [.alt, .control]),
  InputSample("^[\0", .character(" "), [.alt, .control]),
]

/// The kitty keyboard protocol in all its forms.
let kittyKeySamples: [InputSample] =
  [
    InputSample("^[[27u", .escape), InputSample("^[[27;1u", .escape), InputSample("^[[27;1:1u", .escape),
    InputSample("^[[99;5u", .character("c"), .control), InputSample("^[[122;5u", .character("z"), .control),
    InputSample("^[[120;3u", .character("x"), .alt), InputSample("^[[9;2u", .tab, .shift),
    InputSample("^[[13u", .enter), InputSample("^[[13;2u", .enter, .shift),
    InputSample("^[[127u", .backspace),
    InputSample("^[[127;5u", .backspace, .control), InputSample("^[[32u", .character(" ")),
    InputSample("^[[32;2u", .character(" ")), InputSample("^[[57414u", .enter),
    InputSample("^[[57414;5u", .enter, .control),
    // The shifted key, the key of the base layout, the text.
    InputSample("^[[97;2u", .character("A")), InputSample("^[[97:65;2u", .character("A")),
    InputSample("^[[49:33;2u", .character("!")), InputSample("^[[1089::99;5u", .character("с"), .control),
    InputSample("^[[97:65:97;6u", .character("A"), .control), InputSample("^[[97;;97u", .character("a")),
    InputSample("^[[97;2;65u", .character("A")), InputSample("^[[0;;229u", .character("å")),
    InputSample("^[[101;;101:769u", [press("e\u{301}")]),
    InputSample("^[[97;5;97u", .character("a"), .control),
    // Repeats are presses, releases are nothing.
    InputSample("^[[97;1:1u", .character("a")), InputSample("^[[97;1:2u", .character("a")),
    InputSample("^[[97;1:3u", []), InputSample("^[[13;1:3u", []), InputSample("^[[27;1:3u", []),
    InputSample("^[[1;1:2A", .up), InputSample("^[[1;5:1A", .up, .control), InputSample("^[[1;1:3A", []),
    InputSample("^[[3;1:2~", .delete), InputSample("^[[3;1:3~", []), InputSample("^[[97;1:4u", []),
    // Caps Lock, Num Lock and both; Super, Hyper, Meta.
    InputSample("^[[97;65u", .character("a")), InputSample("^[[99;133u", .character("c"), .control),
    InputSample("^[[13;193u", .enter), InputSample("^[[13;9u", []), InputSample("^[[13;17u", []),
    InputSample("^[[13;33u", []), InputSample("^[[1;9A", []),
    // The keypad.
    InputSample("^[[57409u", .character(".")), InputSample("^[[57410u", .character("/")),
    InputSample("^[[57411u", .character("*")), InputSample("^[[57412u", .character("-")),
    InputSample("^[[57413u", .character("+")), InputSample("^[[57415u", .character("=")),
    InputSample("^[[57416u", .character(",")), InputSample("^[[57417u", .left),
    InputSample("^[[57418u", .right), InputSample("^[[57419u", .up), InputSample("^[[57420u", .down),
    InputSample("^[[57421u", .pageUp), InputSample("^[[57422u", .pageDown), InputSample("^[[57423u", .home),
    InputSample("^[[57424u", .end), InputSample("^[[57425u", .insert), InputSample("^[[57426u", .delete),
    // Begin, media keys, modifiers by themselves, F25, no scalar at all.
    InputSample("^[[57427~", []), InputSample("^[[E", []), InputSample("^[[57428u", []),
    InputSample("^[[57441;2u", []), InputSample("^[[57388u", []), InputSample("^[[57344u", []),
    InputSample("^[[55296u", []), InputSample("^[[1114112u", []), InputSample("^[[0u", []),
    InputSample("^[[u", []), InputSample("^[[1u", []), InputSample("^[[155u", []),
  ] + (0...9).map { InputSample("^[[\(57399 + $0)u", .character(Character("\($0)"))) }

/// xterm's modifyOtherKeys.
let modifiedOtherKeySamples: [InputSample] = [
  InputSample("^[[27;5;99~", .character("c"), .control), InputSample("^[[27;3;120~", .character("x"), .alt),
  InputSample("^[[27;2;65~", .character("A")), InputSample("^[[27;2;33~", .character("!")),
  InputSample("^[[27;5;13~", .enter, .control), InputSample("^[[27;2;13~", .enter, .shift),
  InputSample("^[[27;2;9~", .tab, .shift), InputSample("^[[27;5;8~", .backspace, .control),
  InputSample("^[[27;5;27~", .escape, .control), InputSample("^[[27;6;67~", .character("C"), .control),
  InputSample("^[[27~", []), InputSample("^[[27;5~", []),
]

/// The mouse in the encoding SGR.
let mouseSamples: [InputSample] = {
  func mouse(_ action: MouseEvent.Action, _ button: Int, _ column: Int, _ row: Int) -> [Event] {
    [.mouse(MouseEvent(action, button: button, position: Point(column: column, row: row)))]
  }
  return [
    InputSample("^[[<0;20;10M", mouse(.press, 0, 19, 9)),
    InputSample("^[[<0;20;10m", mouse(.release, 0, 19, 9)),
    InputSample("^[[<1;1;1M", mouse(.press, 1, 0, 0)), InputSample("^[[<2;300;5M", mouse(.press, 2, 299, 4)),
    InputSample("^[[<2;300;5m", mouse(.release, 2, 299, 4)),
    InputSample("^[[<32;21;10M", mouse(.drag, 0, 20, 9)),
    InputSample("^[[<34;21;10M", mouse(.drag, 2, 20, 9)),
    // Shift, Alt and Control are of no matter.
    InputSample("^[[<4;2;2M", mouse(.press, 0, 1, 1)), InputSample("^[[<24;2;2M", mouse(.press, 0, 1, 1)),
    InputSample("^[[<64;3;4M", mouse(.wheelUp, 0, 2, 3)),
    InputSample("^[[<65;3;4M", mouse(.wheelDown, 0, 2, 3)),
    InputSample("^[[<64;3;4m", []), InputSample("^[[<65;3;4m", []), InputSample("^[[<66;3;4M", []),
    InputSample("^[[<67;3;4M", []), InputSample("^[[<66;3;4m", []),
    // Motion without a button, further buttons, places that are none, too few and too many parameters.
    InputSample("^[[<35;3;4M", []), InputSample("^[[<128;3;4M", []), InputSample("^[[<0;0;4M", []),
    InputSample("^[[<0;4;0M", []), InputSample("^[[<0;4M", []), InputSample("^[[<0;4;4;4M", []),
    InputSample("^[[<M", []), InputSample("^[[<0;;M", []), InputSample("^[[<0;1;1A", []),
    InputSample("^[[<0;99999999999999999999;1M", mouse(.press, 0, 9_999_998, 0)),
    // The encodings that are not asked for.
    InputSample("^[[M !!", []), InputSample("^[[M#\u{7F}~", []), InputSample("^[[32;4;4M", []),
  ]
}()

/// What terminals answer or tell unasked, none of which is a key.
let replies: [String] = [
  // Device attributes: primary, secondary, tertiary.
  "^[[?64;1;2;6;9;15;16;17;18;21;22;28c", "^[[?62;c", "^[[?6c", "^[[?1;2c", "^[[1;2c", "^[[>41;379;0c",
  "^[[>1;4000;26c", "^[[>84;0;0c", "^[P!|00000000^[\\", "^[P!|7E565445^[\\",
  // Modes: private and ANSI.
  "^[[?2026;2$y", "^[[?2026;1$y", "^[[?65535;0$y", "^[[?2004;4$y", "^[[4;2$y", "^[[?12$y",
  // Colours, with each of the ends.
  "^[]10;rgb:ffff/ffff/ffff\u{7}", "^[]11;rgb:0000/0000/0000^[\\", "^[]11;rgba:0000/0000/0000/ffff\u{7}",
  "^[]4;1;rgb:cdcd/0000/0000^[\\", "^[]12;#ffffff\u{7}", "^[]52;c;eWVz^[\\",
  // The cursor's position, the state, the name and version.
  "^[[24;80R", "^[[?24;80;1R", "^[[0n", "^[[3n", "^[P>|XTerm(379)^[\\", "^[P>|kitty(0.26.5)^[\\",
  "^[P>|tmux 3.3a^[\\",
  // Settings and capabilities.
  "^[P1$r0m^[\\", "^[P1$r2 q^[\\", "^[P0$r^[\\", "^[P1+r544e=787465726d^[\\", "^[P0+r^[\\",
  // Focus, the colour scheme, keyboard flags, sizes, the checksum, the title, graphics.
  "^[[I", "^[[O", "^[[?997;1n", "^[[?997;2n", "^[[?1u", "^[[?0u", "^[[>4;2m", "^[[8;24;80t",
  "^[[4;600;800t", "^[[6;16;8t", "^[[48;24;80;600;800t", "^[P1!~ABCD^[\\", "^[]lyes^[\\", "^[]Lyes^[\\",
  "^[_Gi=31;OK^[\\", "^[^yes^[\\", "^[Xyes^[\\",
]
