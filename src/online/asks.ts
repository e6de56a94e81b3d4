import type { Seat } from '../core/game.ts';
import type { Computer, Entry, EntryBody, Id, Key } from './entry.ts';
import type { Line } from './line.ts';
import { personsAt } from './seats.ts';
import { concerned } from './undo.ts';

/** What the others at a table can be asked for: what an entry of that kind will do once they agree. */
export type Wish =
  | { readonly kind: 'undo'; readonly to: number }
  /** Until when; 0 goes on at once. */
  | { readonly kind: 'pause'; readonly until: number }
  | { readonly kind: 'end' }
  /** A computer decides for a seat until its user comes back; null: the user is back. */
  | { readonly kind: 'seat'; readonly seat: Seat; readonly computer: Computer | null };

/** A request that waits for answers. */
export interface Ask {
  /** The key of the entry that it becomes. */
  readonly key: Key;
  readonly who: Id;
  readonly wish: Wish;
  readonly at: number;
  /** Without the answers it needs by then it counts as refused. */
  readonly until: number;
  /** Each of these has to agree, … */
  readonly all: readonly Id[];
  /** … and more than half of these. */
  readonly most: readonly Id[];
  readonly yes: readonly Id[];
  readonly no: readonly Id[];
}

/** How often a user's requests have been refused, and when the last time was. */
interface Refusals {
  readonly times: number;
  readonly at: number;
}

/** The requests at a table. Kept beside the log: they become entries when they are granted. */
export interface Asks {
  readonly open: readonly Ask[];
  readonly refused: Readonly<Record<Id, Refusals>>;
  /** The keys of the last ones that are over, so that one that arrives again is known. */
  readonly over: readonly Key[];
}

export const NO_ASKS: Asks = { open: [], refused: {}, over: [] };

const KNOWN_OVER = 16;
const WAIT = 10_000;

/** How long to wait after the n-th refusal before asking again: n² times ten seconds. */
export function waitLeft({ refused }: Asks, who: Id, now: number): number {
  const refusals = refused[who];
  return refusals ? Math.max(0, refusals.at + WAIT * refusals.times ** 2 - now) : 0;
}

/** Whose yes a wish needs, besides the one who asks. */
export function neededFor(
  line: Line,
  who: Id,
  wish: Wish,
  { deciding, absent }: { readonly deciding: Seat | null; readonly absent: readonly Id[] },
): Pick<Ask, 'all' | 'most'> {
  const others = personsAt(line.seats).filter((user) => user !== who);
  switch (wish.kind) {
    case 'undo':
      return { all: concerned(line, wish.to, deciding).filter((user) => user !== who), most: [] };
    case 'pause':
    case 'end':
      return { all: others, most: [] };
    case 'seat': {
      const user = line.seats[wish.seat]?.user ?? null;
      // The way back is nobody else's business.
      if (wish.computer === null) return { all: [], most: [] };
      const present = others.filter((other) => !absent.includes(other));
      return { all: present.filter((other) => other === user), most: present };
    }
  }
}

function isGranted({ all, most, yes }: Ask): boolean {
  const agreeing = most.filter((user) => yes.includes(user)).length;
  return all.every((user) => yes.includes(user)) && (most.length === 0 || agreeing * 2 > most.length);
}

function isRefused({ all, most, no }: Ask): boolean {
  const against = most.filter((user) => no.includes(user)).length;
  return all.some((user) => no.includes(user)) || (most.length > 0 && against * 2 >= most.length);
}

function without(asks: Asks, gone: readonly Ask[]): Asks {
  if (gone.length === 0) return asks;
  const keys = gone.map(({ key }) => key);
  return {
    ...asks,
    open: asks.open.filter(({ key }) => !keys.includes(key)),
    over: [...asks.over, ...keys].slice(-KNOWN_OVER),
  };
}

function refusing(asks: Asks, ask: Ask, now: number): Asks {
  const times = (asks.refused[ask.who]?.times ?? 0) + 1;
  return { ...without(asks, [ask]), refused: { ...asks.refused, [ask.who]: { times, at: now } } };
}

/** What a step leaves: the requests, and the one that has just been granted. */
export interface Asked {
  readonly asks: Asks;
  readonly granted: Ask | null;
}

function settled(asks: Asks, ask: Ask, now: number): Asked {
  if (isGranted(ask)) return { asks: without(asks, [ask]), granted: ask };
  const open = asks.open.map((other) => (other.key === ask.key ? ask : other));
  const updated = { ...asks, open };
  return { asks: isRefused(ask) ? refusing(updated, ask, now) : updated, granted: null };
}

/** Puts a request to the others. One that needs nobody is granted at once. */
export function ask(asks: Asks, made: Omit<Ask, 'yes' | 'no'>): Asked {
  const fresh: Ask = { ...made, yes: [], no: [] };
  return settled({ ...asks, open: [...asks.open, fresh] }, fresh, made.at);
}

/** A user answers; no from the one who asks withdraws it. Null where it changes nothing. */
export function answer(asks: Asks, key: Key, who: Id, yes: boolean, now: number): Asked | null {
  const open = asks.open.find((candidate) => candidate.key === key);
  if (!open) return null;
  if (open.who === who) return yes ? null : { asks: without(asks, [open]), granted: null };
  if (![...open.all, ...open.most].includes(who) || [...open.yes, ...open.no].includes(who)) return null;
  const answered = yes ? { ...open, yes: [...open.yes, who] } : { ...open, no: [...open.no, who] };
  return settled(asks, answered, now);
}

/** Those that nobody has settled in time count as refused. */
export function expired(asks: Asks, now: number): Asks {
  return asks.open
    .filter(({ until }) => until <= now)
    .reduce((left, late) => refusing(left, late, now), asks);
}

/** What an entry ends: anything played, the wish to go back; a seat's new sitting, others for that seat; the end, all. */
export function asksAfter(asks: Asks, entry: Entry): Asks {
  const isMoot = ({ wish }: Ask): boolean => {
    if (entry.kind === 'end' || entry.kind === 'rules') return true;
    if (wish.kind === 'undo') return entry.kind === 'act' || entry.kind === 'undo';
    return wish.kind === 'seat' && entry.kind === 'seat' && entry.seat === wish.seat;
  };
  return without(asks, asks.open.filter(isMoot));
}

/** What is entered once a request is granted. */
export function bodyOf(wish: Wish, { seats }: Pick<Line, 'seats'>): EntryBody {
  switch (wish.kind) {
    case 'undo':
      return { kind: 'undo', to: wish.to };
    case 'pause':
      return wish.until > 0 ? { kind: 'pause', until: wish.until } : { kind: 'resume' };
    case 'end':
      return { kind: 'end', why: 'agreed' };
    case 'seat':
      return {
        kind: 'seat',
        seat: wish.seat,
        to: { user: seats[wish.seat]?.user ?? null, computer: wish.computer },
      };
  }
}
