import { beforeAll, describe, expect, it } from 'vitest';
import { isJsonObject } from '../core/json.ts';
import { type Bench, benchOf, type ForgedOutcome, readForged, gameWith } from '../testing/forged-records.ts';
import { exported, recorded } from '../testing/records.ts';
import type { SiteAction, SiteGame } from './site-file.ts';
import { TITLE_1848 } from './1848/title.ts';
import { TITLE_1860 } from './1860/title.ts';
import { TITLE_18GB } from './18gb/title.ts';
import { TITLE_CHICAGO_EXPRESS } from './chicago-express/title.ts';
import type { AnyFileTitle } from '../titles/all.ts';

/**
 * Files with one fault. Every fault is refused with one clear line, or accepted with one note that names it.
 * Only harmless changes may be silent, for reasons given here. Anything thrown that is not a BadInput fails.
 */

const UNDEFINED = Symbol('left out');

/** What may be put into any field. */
const ODD: Readonly<Record<string, unknown>> = {
  'left out': UNDEFINED,
  null: null,
  text: 'nonsense',
  'empty text': '',
  negative: -50,
  fraction: 12.5,
  '1e18': 1e18,
  '1e30': 1e30,
  '1e999': Number.POSITIVE_INFINITY,
  true: true,
  'a list': ['nonsense'],
  'an object': {},
  'an object that is no text': { toString: 1 },
  __proto__: '__proto__',
  constructor: 'constructor',
  toString: 'toString',
};

/** Fields that old files lack: what they say follows from the rest of the record. */
const MAY_BE_LEFT_OUT: ReadonlySet<string> = new Set([
  'target_type',
  'percent', // of a purchase: that of the certificate
  'variant', // the kind of the train it names
  'extra_revenue',
  'subsidy',
  'slot', // 1848-21.6: not asked for
  'tokener', // whose turn it is
  'loan', // the next one
  'hexes',
  'nodes',
  'revenue', // computed, as in files before 2021
  'revenue_str',
  'halts', // as many as pay
]);

/** Fields nobody reads, whatever their value. */
const NOT_READ: ReadonlySet<string> = new Set(['created_at', 'user']);

function isHarmless(record: SiteAction, field: string, value: unknown): boolean {
  if (NOT_READ.has(field)) return true;
  if (record.type === 'expand') return false;
  const isLeftOut = value === UNDEFINED || value === null;
  if (isLeftOut && field === 'percent') return record.type === 'buy_shares';
  return isLeftOut && MAY_BE_LEFT_OUT.has(field);
}

function withField(record: object, field: string, value: unknown): object {
  const { [field]: _, ...rest } = record as Record<string, unknown>;
  return value === UNDEFINED ? rest : { ...rest, [field]: value };
}

/** `refused` with a clear line, `noted` once or `silent`; anything else is a failure. */
function verdict(outcome: ForgedOutcome): string {
  if (outcome.kind === 'refused') {
    const { line } = outcome;
    const isClear = /^[^\n]{5,300}$/.test(line) && !/undefined|\[object|internal|reading '/.test(line);
    return isClear ? 'refused' : `unclear: ${line}`;
  }
  if (outcome.notes.length === 0) return 'silent';
  return outcome.notes.length === 1 ? 'noted' : `${outcome.notes.length} notes`;
}

function isTold(outcome: ForgedOutcome): boolean {
  return ['refused', 'noted'].includes(verdict(outcome));
}

/** The same of every record type, and of every kind of actor. */
function kindsOf({ records }: Bench): Map<string, number> {
  const first = new Map<string, number>();
  for (const [index, record] of records.entries()) {
    const { type, entity_type: actor, routes } = record;
    if (Array.isArray(routes) && routes.length === 0) continue;
    if (!first.has(`${type} of a ${actor}`)) first.set(`${type} of a ${actor}`, index);
  }
  return first;
}

interface Subject {
  readonly title: AnyFileTitle;
  readonly seats: number;
  /** Two of its companies. */
  readonly companies: readonly [string, string];
  /** Record types that the game to be forged must contain. */
  readonly types: readonly string[];
}

const COMMON = ['pass', 'bid', 'par', 'buy_shares', 'sell_shares', 'lay_tile', 'place_token'];
const RUNNING = ['run_routes', 'dividend', 'buy_train'];

const SITE: readonly Subject[] = [
  {
    title: TITLE_1848,
    seats: 4,
    companies: ['CAR', 'NSW'],
    types: [...COMMON, ...RUNNING, 'assign', 'take_loan', 'buy_company', 'discard_train'],
  },
  {
    title: TITLE_1860,
    seats: 3,
    companies: ['IOW', 'C&N'],
    types: [...COMMON, ...RUNNING, 'sell_company', 'buy_company'],
  },
  {
    title: TITLE_18GB,
    seats: 3,
    companies: ['LNWR', 'GWR'],
    types: [...COMMON, ...RUNNING, 'choose', 'choose_ability'],
  },
];

const EXPRESS: Subject = {
  title: TITLE_CHICAGO_EXPRESS,
  seats: 3,
  companies: ['PRR', 'NYC'],
  types: ['bid', 'pass', 'start_auction', 'expand', 'develop', 'noop'],
};

describe.each([...SITE, EXPRESS])('records of $title.title', ({ title, seats, types }) => {
  let bench: Bench;

  beforeAll(() => {
    bench = benchOf(title, gameWith(title, seats, types));
  });

  it('with any field left out, of another kind, negative, huge, broken or a name of the language', () => {
    for (const [kind, index] of kindsOf(bench)) {
      const record = bench.records[index] as SiteAction;
      for (const field of Object.keys(record)) {
        if (field === 'type' || field === 'id') continue;
        for (const [name, value] of Object.entries(ODD)) {
          const what = `${kind}, ${field}: ${name}`;
          const outcome = bench.tryRecord(index, withField(record, field, value));
          // CE-14.3: only players act, so a log may omit it.
          const isUnsaid = title === TITLE_CHICAGO_EXPRESS && field === 'entity_type' && value === UNDEFINED;
          const mayBeSilent = isHarmless(record, field, value) || isUnsaid;
          expect({ what, isFine: mayBeSilent ? verdict(outcome) === 'silent' : isTold(outcome) }).toEqual({
            what,
            isFine: true,
          });
        }
      }
    }
  });

  it('with numbers as text', () => {
    for (const [kind, index] of kindsOf(bench)) {
      const record = bench.records[index] as SiteAction;
      for (const [field, value] of Object.entries(record)) {
        if (typeof value !== 'number' || field === 'id' || NOT_READ.has(field)) continue;
        const outcome = bench.tryRecord(index, withField(record, field, String(value)));
        expect({ kind, field, outcome: outcome.kind }).toEqual({ kind, field, outcome: 'refused' });
      }
    }
  });

  it('of another player are refused', () => {
    for (const [kind, index] of kindsOf(bench)) {
      const record = bench.records[index] as SiteAction;
      if (record.entity_type !== 'player') continue;
      const other = bench.file.players.find(({ id }) => id !== record.entity)?.id;
      const outcome = bench.tryRecord(index, { ...record, entity: other });
      expect({ kind, outcome: outcome.kind }).toEqual({ kind, outcome: 'refused' });
    }
  });

  it('of a type nobody knows are refused', () => {
    for (const type of ['steal', '__proto__', 'constructor', '', 'undo', 'redo']) {
      expect([type, isTold(bench.tryRecord(0, { ...bench.records[0], type }))]).toEqual([type, true]);
      expect(bench.tryRecord(0, { ...bench.records[0], type }).kind).toBe('refused');
    }
  });

  it('as they are say nothing', () => {
    for (const [kind, index] of kindsOf(bench)) {
      expect([kind, verdict(bench.tryRecord(index, bench.records[index]))]).toEqual([kind, 'silent']);
    }
  });
});

describe.each(SITE)('records of 18xx.games, $title.title', ({ title, seats, types, companies }) => {
  let bench: Bench;

  beforeAll(() => {
    bench = benchOf(title, gameWith(title, seats, types));
  });

  function indexOf(isWanted: (record: SiteAction) => boolean): number {
    const index = bench.records.findIndex(isWanted);
    expect(index).toBeGreaterThanOrEqual(0);
    return index;
  }

  function isRun({ type, routes }: SiteAction): boolean {
    return type === 'run_routes' && Array.isArray(routes) && routes.length > 0;
  }

  function bend(index: number, change: Record<string, unknown>): ForgedOutcome {
    return bench.tryRecord(index, { ...bench.records[index], ...change });
  }

  function bendRoute(change: Record<string, unknown>): ForgedOutcome {
    const index = indexOf(isRun);
    const [first, ...rest] = (bench.records[index] as SiteAction)['routes'] as [object, ...object[]];
    return bend(index, { routes: [{ ...first, ...change }, ...rest] });
  }

  it('another company as the one that acts is told', () => {
    for (const type of ['lay_tile', 'pass', 'run_routes', 'dividend', 'buy_train']) {
      const index = indexOf((record) => record.type === type && record.entity_type === 'corporation');
      const entity = bench.records[index]?.entity;
      const other = companies.find((company) => company !== entity);
      expect(bend(index, { entity: other })).toMatchObject({
        kind: 'followed',
        notes: [[{ key: 'file-differs', params: { field: 'entity', said: JSON.stringify(other) } }]],
      });
    }
  });

  it('a player as a company, and a company as a player, are refused', () => {
    const pass = indexOf((record) => record.type === 'pass' && record.entity_type === 'player');
    expect(bend(pass, { entity_type: 'corporation' }).kind).toBe('refused');
    const lay = indexOf((record) => record.type === 'lay_tile');
    expect(bend(lay, { entity_type: 'player' }).kind).toBe('refused');
    expect(bend(lay, { entity: 0 }).kind).toBe('refused');
  });

  it.each([-50, 12.5, 1e30, Number.POSITIVE_INFINITY, '40', null, [], {}])('a revenue of %s', (revenue) => {
    const outcome = bendRoute({ revenue });
    // Without one it is computed, as for files before 2021.
    expect(verdict(outcome)).toBe(revenue === null ? 'silent' : 'refused');
  });

  it('a revenue that the run does not bring is told once', () => {
    const outcome = bendRoute({ revenue: 990 });
    expect(['revenue', isTold(outcome)]).toEqual(['revenue', true]);
    expect(outcome).toMatchObject({ kind: 'followed' });
    expect(JSON.stringify(outcome)).toContain('revenue');
  });

  it('every field of a route, bent in every way', () => {
    const index = indexOf(isRun);
    const [route] = (bench.records[index] as SiteAction)['routes'] as [Record<string, unknown>];
    for (const field of Object.keys(route)) {
      for (const [name, value] of Object.entries(ODD)) {
        const outcome = bend(index, { routes: [withField(route, field, value)] });
        const what = `routes, ${field}: ${name}`;
        // Its words are for people.
        const isForPeople = field === 'revenue_str' && typeof value === 'string';
        const mayBeSilent = isForPeople || isHarmless({ type: 'run_routes', entity: '' }, field, value);
        expect({ what, isFine: mayBeSilent ? verdict(outcome) === 'silent' : isTold(outcome) }).toEqual({
          what,
          isFine: true,
        });
      }
    }
  });

  it('a train nobody has, stops and hexes of another route', () => {
    expect(['train', isTold(bendRoute({ train: '99-0' }))]).toEqual(['train', true]);
    expect(['hexes', isTold(bendRoute({ hexes: ['A1'] }))]).toEqual(['hexes', true]);
    expect(['nodes', isTold(bendRoute({ nodes: ['A1-0'] }))]).toEqual(['nodes', true]);
    expect(['connections', isTold(bendRoute({ connections: [['A1', 'ZZ9']] }))]).toEqual([
      'connections',
      true,
    ]);
    expect(['empty link', isTold(bendRoute({ connections: [[]] }))]).toEqual(['empty link', true]);
    expect(['inner link', isTold(bendRoute({ connections: [['F5 7.9']] }))]).toEqual(['inner link', true]);
  });

  it.each([9990, 1, -1, 0.5, '0'])('an extra revenue of %s is refused', (extra) => {
    expect(bend(indexOf(isRun), { extra_revenue: extra }).kind).toBe('refused');
  });

  it.each([1, 99999])('a train from the bank for £%i is told once', (price) => {
    const index = indexOf((record) => record.type === 'buy_train' && typeof record['variant'] === 'string');
    expect(['price', isTold(bend(index, { price }))]).toEqual(['price', true]);
  });

  it.each([-500, 1e18, 1e30, 0.5, '100', null])('a train for %s is refused', (price) => {
    expect(
      bend(
        indexOf(({ type }) => type === 'buy_train'),
        { price },
      ).kind,
    ).toBe('refused');
  });

  it.each(['zzz', '99-0', '2-99', '__proto__-0', 'constructor-0', '-1'])(
    'a train %s that is not there',
    (train) => {
      expect([
        train,
        isTold(
          bend(
            indexOf(({ type }) => type === 'buy_train'),
            { train },
          ),
        ),
      ]).toEqual([train, true]);
    },
  );

  it.each(['steal', 'half', '', 'Payout'])('a dividend “%s” is refused', (kind) => {
    expect(
      bend(
        indexOf(({ type }) => type === 'dividend'),
        { kind },
      ),
    ).toMatchObject({
      kind: 'refused',
      line: expect.stringContaining('"payout" or "withhold"') as string,
    });
  });

  it('the token of another company is refused', () => {
    const index = indexOf(({ type }) => type === 'place_token');
    const { tokener } = bench.records[index] as SiteAction;
    const other = companies.find((company) => company !== tokener);
    expect(bend(index, { tokener: other })).toMatchObject({
      kind: 'refused',
      line: expect.stringContaining('the token would be that of') as string,
    });
  });

  it('a slot that the city does not have is told', () => {
    expect(
      bend(
        indexOf(({ type }) => type === 'place_token'),
        { slot: 7 },
      ),
    ).toMatchObject({
      kind: 'followed',
      notes: [[{ key: 'file-differs', params: { field: 'slot', said: '7' } }]],
    });
  });

  it('certificates that are not there, somewhere else, or too many', () => {
    const buy = indexOf(({ type }) => type === 'buy_shares');
    const [cert = ''] = (bench.records[buy] as SiteAction)['shares'] as string[];
    const company = cert.split('_')[0] ?? '';
    for (const shares of [
      [],
      [`${company}_99`],
      ['ZZ_1'],
      ['constructor_0'],
      ['__proto___1'],
      [cert, cert],
      'x',
    ])
      expect([JSON.stringify(shares), isTold(bend(buy, { shares }))]).toEqual([JSON.stringify(shares), true]);
    const sell = indexOf(({ type }) => type === 'sell_shares');
    for (const shares of [[], [`${company}_99`], ['ZZ_1'], ['constructor_0'], 'x'])
      expect([JSON.stringify(shares), isTold(bend(sell, { shares }))]).toEqual([
        JSON.stringify(shares),
        true,
      ]);
  });

  it('a tile that does not exist, or a copy of one that does not', () => {
    const lay = indexOf(({ type }) => type === 'lay_tile');
    for (const tile of ['999-0', '8', '8-x', '8-99999', '__proto__-0', 'constructor-0'])
      expect([tile, bend(lay, { tile }).kind]).toEqual([tile, 'refused']);
    for (const hex of ['ZZ1', '__proto__', 'constructor', 'toString'])
      expect([hex, bend(lay, { hex }).kind]).toEqual([hex, 'refused']);
  });

  it.each(['x', 5, {}, [5], [{}], ['pass'], [{ type: 'pass', auto_actions: [{ type: 'pass' }] }]])(
    'automatic parts %j are refused',
    (auto) => {
      expect(['auto_actions', isTold(bend(0, { auto_actions: auto }))]).toEqual(['auto_actions', true]);
      expect(bend(0, { auto_actions: auto }).kind).toBe('refused');
    },
  );

  it('nothing of the language’s own is a player, a company or a private', () => {
    for (const entity of ['__proto__', 'constructor', 'hasOwnProperty', '', null, [0], { 0: 0 }]) {
      for (const entity_type of ['player', 'corporation', 'company', '__proto__', 'constructor', '', null]) {
        expect(bend(0, { entity, entity_type }).kind).toBe('refused');
      }
    }
  });
});

/* ---- the file round the records ---- */

describe.each(SITE)('files of 18xx.games, $title.title', ({ title, seats, types }) => {
  let whole: SiteGame;

  beforeAll(() => {
    const file = gameWith(title, seats, types);
    whole = { ...file, actions: file.actions.slice(0, 40) };
  });

  function read(change: object): ForgedOutcome {
    return readForged(title, { ...whole, ...change });
  }

  function withSettings(change: object): ForgedOutcome {
    return read({ settings: { ...whole.settings, ...change } });
  }

  it('as they are say nothing', () => {
    expect(['as it is', verdict(read({}))]).toEqual(['as it is', 'silent']);
  });

  it.each(['x', { a: 1 }, 5, true, ['nonsense'], ['__proto__'], ['constructor'], [5], [null], [['x']]])(
    'optional rules %j are refused',
    (rules) => {
      expect(withSettings({ optional_rules: rules }).kind).toBe('refused');
    },
  );

  it.each([2.5, -1, 1e30, 'x', '5', true, [], {}])('a seed of %j is refused', (wrong) => {
    expect(withSettings({ seed: wrong }).kind).toBe('refused');
  });

  it('settings, players and the id of a game have their form', () => {
    const [first, ...others] = whole.players;
    const changes: object[] = [
      { settings: 'x' },
      { settings: [] },
      { settings: 5 },
      { id: {} },
      { id: [] },
      { id: 1.5 },
      { players: [] },
      { players: 'x' },
      { players: [first] },
      { players: [first, first, ...others] },
      { players: [{ ...first, id: null }, ...others] },
      { players: [{ ...first, id: 1.5 }, ...others] },
      { players: [{ ...first, id: {} }, ...others] },
      { players: [{ ...first, name: 5 }, ...others] },
      { players: [{ ...first, name: {} }, ...others] },
      { players: [{ ...first, id: '__proto__' }, ...others] },
      { actions: 'x' },
      { actions: {} },
      { actions: [null] },
      { actions: [[]] },
      { actions: [{ type: 5 }] },
    ];
    for (const change of changes) {
      expect([JSON.stringify(change), isTold(read(change))]).toEqual([JSON.stringify(change), true]);
      expect([JSON.stringify(change), read(change).kind]).toEqual([JSON.stringify(change), 'refused']);
    }
  });

  it('ids that are twice there, fall, are missing or are no numbers are refused', () => {
    const { actions } = whole;
    const changed = (index: number, id: unknown): ForgedOutcome =>
      read({ actions: actions.map((action, at) => (at === index ? withField(action, 'id', id) : action)) });
    for (const id of [5, 3, 0, -1, 2.5, 1e30, '6', 'x', null, UNDEFINED, {}, []])
      expect([JSON.stringify(id), changed(5, id).kind]).toEqual([JSON.stringify(id), 'refused']);
    expect(['reversed', isTold(read({ actions: actions.toReversed() }))]).toEqual(['reversed', true]);
    expect(read({ actions: actions.toReversed() }).kind).toBe('refused');
  });

  it('records in another order, with ids that fit, are refused or told', () => {
    const renumbered = (actions: readonly SiteAction[]): ForgedOutcome =>
      read({ actions: actions.map((action, index) => ({ ...action, id: index + 1 })) });
    const { actions } = whole;
    expect(['reversed', isTold(renumbered(actions.toReversed()))]).toEqual(['reversed', true]);
    for (let at = 0; at + 1 < actions.length; at += 3) {
      const swapped = actions.with(at, actions[at + 1] as SiteAction).with(at + 1, actions[at] as SiteAction);
      const outcome = renumbered(swapped);
      // Two moves may also be legal in the opposite order: that is another game, not a broken one.
      expect(['refused', 'noted', 'silent']).toContain(verdict(outcome));
    }
  });

  it('undo and redo of what is not there are told once', () => {
    const { actions } = whole;
    const extra = (type: string, fields: object = {}): SiteAction => ({
      type,
      entity: whole.players[0]?.id ?? 0,
      entity_type: 'player',
      id: 9000,
      ...fields,
    });
    const cases: [string, readonly SiteAction[], string][] = [
      ['undo to an unknown id', [...actions, extra('undo', { action_id: 8000 })], 'undo-unknown'],
      ['a leading redo', [extra('redo', { id: 0 }), ...actions], 'redo-nothing'],
      ['a leading undo', [extra('undo', { id: 0 }), ...actions], 'undo-nothing'],
      ['a late redo', [...actions, extra('redo')], 'redo-nothing'],
    ];
    for (const [what, list, key] of cases) {
      expect({ what, outcome: read({ actions: list }) }).toMatchObject({
        what,
        outcome: { kind: 'followed', notes: [[{ key }]] },
      });
    }
    for (const target of [-1, 1.5, '3', 'x', 1e30, [], {}, true])
      expect(read({ actions: [...actions, extra('undo', { action_id: target })] }).kind).toBe('refused');
    // 1848-21.3: the legal neighbours
    expect(['undo', verdict(read({ actions: [...actions, extra('undo')] }))]).toEqual(['undo', 'silent']);
    expect([
      'undo to 10',
      verdict(read({ actions: [...actions, extra('undo', { action_id: 10 })] })),
    ]).toEqual(['undo to 10', 'silent']);
    expect([
      'redo',
      verdict(read({ actions: [...actions, extra('undo'), extra('redo', { id: 9001 })] })),
    ]).toEqual(['redo', 'silent']);
  });
});

describe('automatic parts', () => {
  it('1848-21.4: the Bank of England pays only beside another record, and whenever an operating round opens', () => {
    const bench = benchOf(TITLE_1848, gameWith(TITLE_1848, 4, ['dividend']));
    const index = bench.records.findIndex(({ auto_actions: parts }) =>
      parts?.some(({ type }) => type === 'dividend'),
    );
    const record = bench.records[index] as SiteAction;
    const [dividend] = record.auto_actions ?? [];
    expect(['with it', verdict(bench.tryRecord(index, record))]).toEqual(['with it', 'silent']);
    expect(bench.tryRecord(index, { ...record, auto_actions: [] })).toMatchObject({
      notes: [[{ params: { field: 'auto_actions' } }]],
    });
    expect(bench.tryRecord(index, { ...record, auto_actions: [dividend, dividend] })).toMatchObject({
      notes: [[{ params: { field: 'auto_actions' } }]],
    });
    expect(bench.tryRecord(index, dividend).kind).toBe('refused');
  });
});

describe('real files', () => {
  const RAW = {
    '1848': ['101', '1848_game_end_bank'],
    '1860': ['1860_game_end_bank', '19354'],
    '18gb': ['18gb-2p-ew', '18gb-3p', '18gb-6p'],
  } as const;
  const TITLES: Readonly<Record<string, AnyFileTitle>> = {
    '1848': TITLE_1848,
    '1860': TITLE_1860,
    '18gb': TITLE_18GB,
  };

  for (const [folder, names] of Object.entries(RAW)) {
    for (const name of names) {
      it(`${name} says nothing against itself`, () => {
        expect([
          name,
          verdict(readForged(TITLES[folder] as AnyFileTitle, exported(`${folder}/${name}`))),
        ]).toEqual([name, 'silent']);
      });
    }
  }

  for (const [folder, [name]] of Object.entries(RAW)) {
    it(`${name}, with any record bent`, () => {
      const title = TITLES[folder] as AnyFileTitle;
      const bench = benchOf(title, recorded(`${folder}/${name}`));
      for (const [kind, index] of kindsOf(bench)) {
        const record = bench.records[index] as SiteAction;
        if (/^(?:program_|message)/.test(record.type)) continue;
        for (const field of [
          'entity',
          'entity_type',
          'price',
          'kind',
          'routes',
          'train',
          'shares',
          'tokener',
        ]) {
          if (!isJsonObject(record) || !(field in record)) continue;
          for (const value of ['__proto__', 'constructor', -500, 1e18, {}])
            expect([
              `${kind}, ${field}`,
              isTold(bench.tryRecord(index, withField(record, field, value))),
            ]).toEqual([`${kind}, ${field}`, true]);
        }
      }
    });
  }
});
