/**
 * Every key of the page: where it works, and what it does (`page.key.…` of the catalogue). The help on `?` is made of
 * this list, and `useKeys` takes no key that is not in it. `Mod` is Ctrl, or Cmd on a Mac.
 */
export const KEY_MAP = {
  home: { n: 'new-game', t: 'theme', '?': 'help' },
  table: {
    Enter: 'commit',
    'Mod+Enter': 'commit',
    Escape: 'clear',
    p: 'pass',
    s: 'pass',
    u: 'undo',
    'Mod+z': 'undo',
    y: 'redo',
    'Mod+y': 'redo',
    'Mod+Shift+z': 'redo',
    1: 'views',
    2: 'views',
    3: 'views',
    4: 'views',
    5: 'views',
    6: 'views',
    7: 'views',
    0: 'fit',
    j: 'to-decision',
    m: 'to-map',
    l: 'plan',
    t: 'theme',
    '?': 'help',
  },
  computers: { b: 'pause-computers', n: 'next-move' },
  rules: { r: 'rules' },
  board: {
    ArrowLeft: 'move',
    ArrowRight: 'move',
    ArrowUp: 'move',
    ArrowDown: 'move',
    'Shift+ArrowLeft': 'next-legal',
    'Shift+ArrowRight': 'next-legal',
    'Shift+ArrowUp': 'next-legal',
    'Shift+ArrowDown': 'next-legal',
    Enter: 'choose-hex',
    ' ': 'choose-hex',
    0: 'fit',
    '+': 'closer',
    '-': 'further',
  },
  market: {
    ArrowLeft: 'pan',
    ArrowRight: 'pan',
    ArrowUp: 'pan',
    ArrowDown: 'pan',
    0: 'whole-market',
    '+': 'closer',
    '-': 'further',
  },
  tiles: {
    ArrowLeft: 'other-tile',
    ArrowRight: 'other-tile',
    ArrowUp: 'turn-tile',
    ArrowDown: 'turn-tile',
    r: 'turn-tile',
    Enter: 'commit',
    Escape: 'clear',
  },
  routes: { a: 'routes-change', b: 'routes-best', h: 'routes-hand', Escape: 'clear' },
  dividend: { p: 'pay', w: 'withhold' },
  holdings: { c: 'columns' },
  bid: { ArrowUp: 'bid-more', ArrowDown: 'bid-less' },
  express: { a: 'dial-auction', d: 'dial-development', e: 'dial-expansion', Backspace: 'last-hex' },
  history: {
    ArrowLeft: 'step-back',
    ArrowRight: 'step-on',
    Home: 'first-step',
    End: 'last-step',
    ' ': 'play',
    // Brackets are hard to reach on many keyboards, the German one among them.
    'Shift+ArrowLeft': 'round-back',
    'Shift+ArrowRight': 'round-on',
    '[': 'round-back',
    ']': 'round-on',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a key goes on doing while it is held. Everything else is done once, decisions above all. */
export const WHILE_HELD: ReadonlySet<string> = new Set([
  'undo',
  'redo',
  'move',
  'next-legal',
  'closer',
  'further',
  'pan',
  'bid-more',
  'bid-less',
  'last-hex',
  'step-back',
  'step-on',
  'round-back',
  'round-on',
] satisfies Meaning[]);

/** Where keys work. */
export type KeyPlace = keyof typeof KEY_MAP;

/** The keys that work in a place, as `KeyboardEvent` names them. */
export type KeyOf<Place extends KeyPlace> = keyof (typeof KEY_MAP)[Place];

type Meaning = { [Place in KeyPlace]: (typeof KEY_MAP)[Place][KeyOf<Place>] }[KeyPlace];
