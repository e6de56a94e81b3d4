import { nth } from '../core/present.ts';
import { expect } from 'vitest';
import { BOTS } from '../bots/bots.ts';
import { type Action, type Game, type OptionValues, resolveOptions, type Seat } from '../core/game.ts';
import { isJsonObject, throughJson } from '../core/json.ts';
import { startImported } from '../interop/import.ts';
import type { FileTitle, PlayerId, RecordedState } from '../interop/title.ts';
import type { RecordedGame } from '../interop/recorded.ts';
import type { CompanyView, PlayerView, RailView, ViewKeys } from '../rail/view.ts';
import { expectAsFacts } from './facts.ts';

/** What is asked of every view of an 18xx title. */

export function companyIn(view: RailView, id: string): CompanyView {
  const found = view.companies.find((company) => company.id === id);
  if (!found) throw new Error(`the view has no company ${id}`);
  return found;
}

/** The value of a fact of the header, or of the turn. */
export function factIn(view: RailView, key: string): number | string | boolean | undefined {
  return [...view.facts, ...view.turnFacts].find((fact) => fact.key === key)?.value;
}

export function viewOf<S extends object, A extends Action>(game: Game<S, A>, state: S): RailView {
  return game.view(state, null) as unknown as RailView;
}

/* ---- promises that hold in every position ---- */

function unknownKeys(view: RailView, keys: ViewKeys): string[] {
  const used: Record<keyof ViewKeys, readonly (string | null)[]> = {
    statuses: view.companies.map(({ status }) => status),
    companyFlags: view.companies.flatMap(({ flags }) => flags),
    privateFlags: view.privates.flatMap(({ flags }) => flags),
    steps: view.steps,
    zones: view.market.rows.flat().map(({ zone }) => zone),
    phaseNotes: view.phases.flatMap(({ notes }) => notes),
    trainNotes: view.trains.flatMap(({ notes }) => notes.map(({ key }) => key)),
    roundNotes: [view.round.note],
    hexNotes: view.map.notes.map(({ key }) => key),
    facts: view.facts.map(({ key }) => key),
    turnFacts: view.turnFacts.map(({ key }) => key),
    endReasons: [view.endReason],
  };
  return (Object.keys(used) as (keyof ViewKeys)[]).flatMap((kind) =>
    used[kind].flatMap((key) => (key === null || keys[kind].includes(key) ? [] : [`${kind}: ${key}`])),
  );
}

const GONE: readonly string[] = ['receivership', 'closed'];

function shareTrouble(view: RailView): string[] {
  return view.companies.flatMap(({ id, status, ipo, pool, treasuryShares, price }) => {
    const held = view.players.reduce((sum, { shares }) => sum + (shares[id] ?? 0), 0);
    const total = held + ipo + pool + treasuryShares;
    // A company that has left the game has no shares any more, but a receivership may also go on.
    const expected = total === 0 && price === null && GONE.includes(status) ? 0 : 100;
    return total === expected ? [] : [`${id} (${status}) has ${total} % of shares`];
  });
}

function marketTrouble(view: RailView): string[] {
  const trouble: string[] = [];
  for (const { id, cell, price, kind } of view.companies) {
    const place = cell && view.market.rows[cell[0]]?.[cell[1]];
    if (place && (!place.companies.includes(id) || place.price !== price)) trouble.push(`${id} stands wrong`);
    if (!cell && kind === 'railway' && price !== null) trouble.push(`${id} has a price without a place`);
  }
  const markers = view.market.rows.flat().flatMap(({ companies }) => companies).length;
  const priced = view.companies.filter(({ cell }) => cell !== null).length;
  if (markers !== priced) trouble.push(`${markers} markers for ${priced} companies`);
  return trouble;
}

function ownerTrouble({ players, companies, privates }: RailView): string[] {
  const trouble: string[] = [];
  for (const { seat, directs, privates: own } of players) {
    const led = companies.filter(({ director }) => director === seat).map(({ id }) => id);
    if (led.join() !== directs.join())
      trouble.push(`seat ${seat} directs ${directs.join()}, not ${led.join()}`);
    for (const id of own) {
      if (privates.find((one) => one.id === id)?.owner !== seat)
        trouble.push(`seat ${seat} does not own ${id}`);
    }
  }
  for (const { id, owner, closed } of privates) {
    if (closed || owner === null || owner === 'bank') continue;
    const lists = [
      ...players.filter(({ seat }) => seat === owner),
      ...companies.filter((one) => one.id === owner),
    ];
    if (lists[0]?.privates.includes(id) !== true) trouble.push(`${id} is on nobody's list`);
  }
  return trouble;
}

function trainTrouble({ trains, companies, phases, phase, finished }: RailView): string[] {
  const trouble: string[] = [];
  for (const { name, left, total, status } of trains) {
    if ((left ?? 1) > (total ?? Number.POSITIVE_INFINITY)) trouble.push(`${name}: ${left} of ${total}`);
    if ((status === 'gone') !== (left === 0)) trouble.push(`${name}: ${left} left, ${status}`);
  }
  if (!finished && !trains.some(({ status, left }) => status === 'now' || left !== 0)) return trouble;
  if (!finished && !trains.some(({ status }) => status === 'now')) trouble.push('no train is on sale');
  const sides = new Map(trains.flatMap((train) => train.sides.map((side) => [side.name, train] as const)));
  for (const { id, trains: own } of companies) {
    for (const { name } of own) {
      const type = sides.get(name);
      if (!type) trouble.push(`${id} has an unknown train ${name}`);
      else if (type.rusted) trouble.push(`${id} has a rusted train ${name}`);
    }
  }
  if (!phases.some(({ name }) => name === phase)) trouble.push(`no phase ${phase}`);
  return trouble;
}

function turnTrouble(view: RailView): string[] {
  const { step, steps, operator, order, round, players, turnOrder } = view;
  const trouble: string[] = [];
  if ((step === null) !== (operator === null)) trouble.push(`step ${step} of ${operator}`);
  if (step !== null && !steps.includes(step)) trouble.push(`${step} is no step of ${steps.join()}`);
  if (operator !== null && !order.includes(operator)) trouble.push(`${operator} is not in the order`);
  if (round.kind !== 'operating' && operator !== null)
    trouble.push(`${operator} acts in a ${round.kind} round`);
  if (turnOrder.toSorted((a, b) => a - b).join() !== players.map(({ seat }) => seat).join()) {
    trouble.push(`turn order ${turnOrder.join()}`);
  }
  return trouble;
}

/** Everything that is wrong with a view by itself. */
export function viewTrouble(view: RailView, keys: ViewKeys): string[] {
  return [
    ...unknownKeys(view, keys),
    ...shareTrouble(view),
    ...marketTrouble(view),
    ...ownerTrouble(view),
    ...trainTrouble(view),
    ...turnTrouble(view),
  ];
}

/** What selling everything brings, by trying the largest sale of each thing that `choices` offers. */
export function liquidByTrial<S extends object, A extends Action>(game: Game<S, A>, state: S): number {
  const turn = game.turn(state);
  if (turn.kind !== 'decide') throw new Error('the game is over');
  const best: Record<string, number> = {};
  for (const choice of game.choices(state)) {
    if (choice.kind !== 'one' || choice.action.by !== turn.seat || !choice.action.type.startsWith('sell_'))
      continue;
    const result = game.apply(state, choice.action);
    if (result.refused) throw new Error(`refused: ${result.code}`);
    const { company, private: lot } = choice.action as Action & { company?: string; private?: string };
    const thing = company ?? lot ?? '';
    // The first event tells of the sale; what comes later may be the income of the next round.
    const income = Number(result.events.find(({ params }) => 'income' in params)?.params['income']);
    best[thing] = Math.max(best[thing] ?? 0, income);
  }
  const { cash } = nth(viewOf(game, state).players, turn.seat);
  return Object.values(best).reduce((sum, income) => sum + income, cash);
}

interface RandomCheck<S> {
  readonly seats: number;
  readonly seed: number;
  readonly ruleSet: string;
  readonly options?: OptionValues;
  /** Whether the seat on turn has done nothing yet that limits what it may sell. */
  readonly isFreshStockTurn: (state: S) => boolean;
}

/** Late positions are for the recorded games: these only wander into corners. */
const ACTIONS = 160;

/** Plays at random for a while and looks at the view of every position; tells how many sales were compared. */
export function checkRandomGame<S extends object, A extends Action>(
  game: Game<S, A>,
  keys: ViewKeys,
  { seats, seed, ruleSet, options = {}, isFreshStockTurn }: RandomCheck<S>,
): { readonly positions: number; readonly sales: number } {
  const bot = (BOTS['random'] as (typeof BOTS)[string])(seed);
  const { rules } = game;
  let state = game.setup(seats, resolveOptions(game, ruleSet, options), seed);
  let positions = 0;
  let sales = 0;
  while (positions < ACTIONS && game.turn(state).kind === 'decide') {
    const result = game.apply(state, bot.choose(game, state));
    if (result.refused) throw new Error(`refused: ${result.code}`);
    ({ state } = result);
    positions++;
    const view = viewOf(game, state);
    expect(viewTrouble(view, keys)).toEqual([]);
    if (positions % 7 === 0) expect(throughJson(view)).toEqual(view);
    expect(rules).toEqual(expect.arrayContaining(view.privates.flatMap((one) => one.rules)));
    if (positions % 2 === 0 && isFreshStockTurn(state) && compareSales(game, state, view)) sales++;
  }
  return { positions, sales };
}

/** A player above the certificate limit may not sell everything at once. */
function compareSales<S extends object, A extends Action>(
  game: Game<S, A>,
  state: S,
  view: RailView,
): boolean {
  const turn = game.turn(state);
  if (turn.kind !== 'decide') return false;
  const { liquid, certificates, certificateLimit } = nth(view.players, turn.seat);
  if (certificateLimit !== null && certificates > certificateLimit) return false;
  expect(liquid).toBe(liquidByTrial(game, state));
  return true;
}

/* ---- tables of facts ---- */

interface Facts {
  readonly market: { readonly rows: readonly (readonly { price: number; types?: readonly string[] }[])[] };
  readonly phases: readonly {
    readonly name: string;
    readonly trainLimit: number | Readonly<Record<string, number>>;
    readonly tiles: readonly string[];
    readonly operatingRounds: number;
  }[];
  readonly trains: readonly {
    readonly name: string;
    readonly price: number;
    readonly rustsOn?: string;
    readonly variants?: readonly { readonly name: string; readonly price: number }[];
  }[];
  readonly corporations: readonly {
    readonly sym: string;
    readonly name: string;
    readonly home?: string;
  }[];
  readonly companies: readonly {
    readonly sym: string;
    readonly name: string;
    readonly value: number;
    readonly revenue: number;
  }[];
}

/** Compares what never changes with the facts of 18xx.games; `zones` says what its cell types are called here. */
export function expectViewAsFacts(
  title: '1848' | '1860' | '18gb',
  view: RailView,
  zones: Readonly<Record<string, string>>,
): void {
  const sizes = view.phases[0]?.trainLimit ?? [];
  expectAsFacts<Facts>(
    title,
    {
      market: view.market.rows.map((row) => row.map(({ price, zone }) => [price, zone])),
      phases: view.phases.map(({ name, trainLimit, tiles, operatingRounds }) => ({
        name,
        trainLimit,
        tiles,
        operatingRounds,
      })),
      trains: view.trains.map(({ name, sides, rustsOn }) => ({ name, sides, rustsOn })),
      homes: view.companies.map(({ id, home }) => [id, home]),
      privates: view.privates.map(({ id, name, price, income }) => [id, name, price, income]),
    },
    ({ market, phases, trains, corporations, companies }) => ({
      market: market.rows
        .slice(0, view.market.rows.length)
        .map((row) => row.map(({ price, types }) => [price, zones[types?.[0] ?? ''] ?? null])),
      phases: phases.map(({ name, trainLimit, tiles, operatingRounds }) => ({
        name,
        // One figure for all sizes is told once there.
        trainLimit: typeof trainLimit === 'number' ? sizes.map(() => trainLimit) : Object.values(trainLimit),
        tiles,
        operatingRounds,
      })),
      trains: trains.map(({ name, price, rustsOn, variants = [] }) => ({
        name,
        sides: [{ name, price }, ...variants.map((side) => ({ name: side.name, price: side.price }))],
        rustsOn: rustsOn ?? null,
      })),
      homes: view.companies.map(({ id }) => [id, corporations.find(({ sym }) => sym === id)?.home ?? null]),
      // What is in play: not every set-up has all of them.
      privates: view.privates.map(({ id }) => {
        const { name, value, revenue } = companies.find(({ sym }) => sym === id) ?? {};
        return [id, name, value, revenue];
      }),
    }),
  );
}

/* ---- recorded games ---- */

function objectAt(from: unknown, key: string | number): Readonly<Record<string, unknown>> {
  const value = isJsonObject(from) ? from[key] : undefined;
  return isJsonObject(value) ? value : {};
}

function sorted(list: unknown): string[] {
  return Array.isArray(list) ? list.map(String).toSorted() : [];
}

/** Where titles tell the same thing in different ways. */
interface Wording {
  /** 1848: in the auction the record counts privates at their price, which they are not worth later. */
  readonly pricedInAuction?: boolean;
  /** 18GB: a closed private keeps its owner in the record and loses its value. */
  readonly closedAtZero?: boolean;
}

function priceOfPrivates({ privates }: RailView, seat: Seat): number {
  return privates.reduce((sum, { owner, price }) => sum + (owner === seat ? price : 0), 0);
}

/** The same things as a recorded state tells of players. */
function playerToldBy(
  view: RailView,
  { seat, certificateLimit, ...player }: PlayerView,
  { pricedInAuction }: Wording,
) {
  return {
    cash: player.cash,
    value: player.worth + (pricedInAuction && view.auction ? priceOfPrivates(view, seat) : 0),
    certs: player.certificates,
    certLimit: certificateLimit ?? 999,
    shares: player.shares,
    president_of: player.directs.toSorted(),
    order: view.turnOrder.indexOf(seat),
  };
}

function recordedPlayer(recorded: RecordedState, id: PlayerId) {
  const { cash, value, certs, certLimit, shares, president_of } = objectAt(recorded['players'], id);
  const order = recorded['playerOrder'] as PlayerId[];
  return {
    cash,
    value,
    certs,
    certLimit,
    shares,
    president_of: sorted(president_of),
    order: order.indexOf(id),
  };
}

function companyToldBy(view: RailView, company: CompanyView, ids: readonly PlayerId[]) {
  const { cell, price, cash, ipo, pool, tokens, trains, director, kind } = company;
  const stack = cell && view.market.rows[cell[0]]?.[cell[1]]?.companies;
  return {
    cash,
    price: kind === 'bank' ? price : cell && [...cell, price],
    marketRank: kind === 'bank' ? 0 : stack ? stack.indexOf(company.id) : null,
    ipo,
    market: pool,
    tokens: tokens.placed.toSorted(),
    tokensLeft: tokens.left,
    trains: trains.filter(({ leased }) => !leased).map(({ name }) => name),
    owner: director === null ? null : ids[director],
    loans: company.loans ?? 0,
    shares: 100 / company.percentPerShare,
    insolvent: company.flags.includes('insolvent'),
  };
}

function recordedCompany(recorded: RecordedState, id: string) {
  const told = objectAt(recorded['corporations'], id);
  const isBank = told['type'] === 'bank';
  const owner = told['owner'];
  return {
    cash: told['cash'],
    price: isBank ? (told['price'] as number[])[2] : told['price'],
    marketRank: told['marketRank'],
    ipo: told['ipo'],
    market: told['market'],
    tokens: sorted(told['tokens']),
    tokensLeft: told['tokensLeft'],
    trains: told['trains'],
    owner: owner === 'market' ? null : owner,
    loans: isBank ? 0 : (told['loans'] ?? 0),
    shares: told['type'] === '5-share' ? 5 : 10,
    insolvent: told['insolvent'] === true,
  };
}

/** A failed company stays listed in a record with what it had. */
function isClosedInRecord(recorded: RecordedState, id: string): boolean {
  return objectAt(recorded['corporations'], id)['closed'] === true;
}

function companiesToldBy(view: RailView, ids: readonly PlayerId[]) {
  return view.companies.map((company) => {
    const { id, status, price } = company;
    const isGone = GONE.includes(status) && price === null;
    return isGone ? { id, closed: true } : { id, ...companyToldBy(view, company, ids) };
  });
}

function recordedCompanies(recorded: RecordedState, view: RailView) {
  return view.companies.map(({ id }) =>
    isClosedInRecord(recorded, id) ? { id, closed: true } : { id, ...recordedCompany(recorded, id) },
  );
}

function privateOwners(view: RailView, ids: readonly PlayerId[]): Record<string, unknown> {
  return Object.fromEntries(
    view.privates.map(({ id, owner, closed }) => [
      id,
      closed ? 'closed' : typeof owner === 'number' ? ids[owner] : owner,
    ]),
  );
}

function recordedOwners(recorded: RecordedState, { closedAtZero }: Wording): Record<string, unknown> {
  const told = recorded['companies'] as Readonly<Record<string, Record<string, unknown>>>;
  return Object.fromEntries(
    Object.entries(told).map(([id, { owner, closed, value }]) => [
      id,
      closed === true || (closedAtZero && value === 0) ? 'closed' : owner,
    ]),
  );
}

/** Compares a view with everything that a recorded state tells of the same position. */
export function expectAsRecorded(
  view: RailView,
  recorded: RecordedState,
  ids: readonly PlayerId[],
  wording: Wording = {},
): void {
  for (const player of view.players) {
    const id = nth(ids, player.seat);
    expect({ id, ...playerToldBy(view, player, wording) }).toEqual({ id, ...recordedPlayer(recorded, id) });
  }
  expect(companiesToldBy(view, ids)).toEqual(recordedCompanies(recorded, view));
  expect(privateOwners(view, ids)).toEqual(recordedOwners(recorded, wording));
  const { kind, set, number } = view.round;
  expect({
    round: kind === 'auction' ? 'ISR' : kind === 'stock' ? `SR ${set}` : `OR ${set}.${number}`,
    phase: view.phase,
    finished: view.finished,
  }).toEqual({
    round: recorded['round'],
    phase: recorded['phase'],
    finished: recorded['finished'],
  });
  if (!view.finished) expect(view.operator).toBe(recorded['operator']);
}

/** One position of three is enough to meet every kind of it. */
const EVERY = 3;

/** Replays a recorded game and hands over views with what the record tells of that position. */
export function eachRecorded<S extends object, A extends Action>(
  title: FileTitle<S, A>,
  file: RecordedGame,
  look: (view: RailView, recorded: RecordedState, ids: readonly PlayerId[]) => void,
): void {
  const ids = file.players.map(({ id }) => id);
  const importer = title.importer(ids);
  let state = startImported(title, file);
  for (const [index, recorded] of file.states.entries()) {
    const record = file.actions[index - 1];
    for (const part of record ? [record, ...(record.auto_actions ?? [])] : []) {
      const action = importer.translate(state, part);
      const result = action && title.game.apply(state, action);
      if (result?.refused) throw new Error(`record ${index}: ${result.code}`);
      state = result?.state ?? state;
    }
    const isLast = index === file.states.length - 1;
    if (index % EVERY === 0 || isLast) look(viewOf(title.game, state), recorded, ids);
  }
}
