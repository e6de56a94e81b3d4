import type { Seat } from '../core/game.ts';
import type { Id, Sitting } from './entry.ts';
import type { Visibility } from './table.ts';

/**
 * What a user is at a table. One without a session is `nobody`; a `watcher` may see the table, a `stranger` may not
 * until an invitation lets them in. The host may also be a player.
 */
export const ROLES = ['nobody', 'stranger', 'watcher', 'player', 'host'] as const;
export type Role = (typeof ROLES)[number];

/** Waiting for players, being played, standing still by agreement, held back because its rules differ, over. */
export const STATES = ['open', 'running', 'paused', 'held', 'finished', 'ended'] as const;
export type TableState = (typeof STATES)[number];

interface Right {
  readonly roles: readonly Role[];
  readonly states: readonly TableState[];
}

const SEEING: readonly Role[] = ['nobody', 'watcher', 'player', 'host'];
const SIGNED_IN: readonly Role[] = ['stranger', 'watcher', 'player', 'host'];
const ALWAYS: readonly TableState[] = STATES;
const STARTED: readonly TableState[] = ['running', 'paused', 'held', 'finished', 'ended'];
const UNDER_WAY: readonly TableState[] = ['running', 'paused'];

/**
 * Who may do what, and when: the only place with rights. Endpoints and messages ask `may`, and tests of endpoints are
 * made from these lines. What else a deed needs (whose turn it is, an invitation's key) is asked where it is done.
 */
export const RIGHTS = {
  /** The position, the log, the match file, who is here. */
  look: { roles: SEEING, states: ALWAYS },
  /** Watchers' room. Players read it when the game is over. */
  'read-watchers': { roles: ['watcher'], states: ALWAYS },
  'write-watchers': { roles: ['watcher'], states: ALWAYS },
  'read-players': { roles: SEEING, states: ALWAYS },
  'write-players': { roles: ['player', 'host'], states: ALWAYS },
  note: { roles: ['watcher', 'player', 'host'], states: ALWAYS },
  /** Sits down at a free seat; an invitation or an open table lets one in. */
  claim: { roles: SIGNED_IN, states: ['open', 'running', 'paused'] },
  leave: { roles: ['player'], states: ['open', 'running', 'paused'] },
  /** Seats, rules, computers, before it starts. */
  arrange: { roles: ['host'], states: ['open'] },
  start: { roles: ['host'], states: ['open'] },
  cancel: { roles: ['host'], states: ['open'] },
  invite: { roles: ['host'], states: ['open', 'running', 'paused'] },
  act: { roles: ['player'], states: ['running'] },
  undo: { roles: ['player'], states: ['running', 'finished'] },
  ask: { roles: ['player'], states: ['running', 'paused', 'finished'] },
  answer: { roles: ['player'], states: ['running', 'paused', 'finished'] },
  nudge: { roles: ['player', 'host'], states: UNDER_WAY },
  /** The same people and order again. */
  rematch: { roles: ['player', 'host'], states: ['finished', 'ended'] },
  /** Seat links, for another device. */
  carry: { roles: ['player'], states: [...UNDER_WAY, 'open', 'held'] },
  /** Closes the watchers' room. */
  moderate: { roles: ['host'], states: STARTED },
} as const satisfies Readonly<Record<string, Right>>;

export type Deed = keyof typeof RIGHTS;
export const DEEDS = Object.keys(RIGHTS) as readonly Deed[];

/** A table as rights see it. */
export interface Place {
  readonly host: Id;
  readonly visibility: Visibility;
  readonly state: TableState;
  readonly seats: readonly Sitting[];
  /** Whether players may act for one another. */
  readonly proxies: boolean;
}

/** Why not: it is no right of theirs, or not now. */
export type Denial = 'seat' | 'not-running' | 'held';

export function rolesOf(user: Id | null, { host, visibility, seats }: Omit<Place, 'state'>): Role[] {
  const isHidden = visibility === 'private';
  if (user === null) return isHidden ? [] : ['nobody'];
  const roles: Role[] = [];
  if (seats.some((sitting) => sitting.user === user)) roles.push('player');
  if (host === user) roles.push('host');
  return roles.length > 0 ? roles : [isHidden ? 'stranger' : 'watcher'];
}

/** Whether a user may do something at a table; null if so. For `act`, `seat` is the seat that decides. */
export function may(user: Id | null, deed: Deed, place: Place, seat: Seat | null = null): Denial | null {
  const { roles, states }: Right = RIGHTS[deed];
  if (!rolesOf(user, place).some((role) => roles.includes(role))) return 'seat';
  // What becomes known of a table that is held back is no secret to players: they have been told.
  if (!states.includes(place.state)) return place.state === 'held' ? 'held' : 'not-running';
  return seat !== null && handOn(user, place, seat) === null ? 'seat' : null;
}

/**
 * How a user moves for a seat: as its holder, or for another person where the table allows that. Null: not at all. While
 * a computer decides for a seat, its user first takes it back.
 */
export function handOn(user: Id | null, { seats, proxies }: Place, seat: Seat): 'own' | 'proxy' | null {
  const sitting = seats[seat];
  if (user === null || !sitting?.user || sitting.computer) return null;
  if (sitting.user === user) return 'own';
  return proxies && seats.some((other) => other.user === user) ? 'proxy' : null;
}

/** The persons at a table, each once. */
export function personsAt(seats: readonly Sitting[]): Id[] {
  return [...new Set(seats.flatMap(({ user }) => user ?? []))];
}
