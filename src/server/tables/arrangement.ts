import { BadInput } from '../../core/bad-input.ts';
import type { AnyGame, OptionValues } from '../../core/game.ts';
import { IllegalAction, type Match, parseMatch, replay, startOf } from '../../core/match.ts';
import { isLevel, isManner } from '../../bots/mind.ts';
import type { Arrangement, NewTable, OnlineSeatWish } from '../../online/api.ts';
import type { Computer, Id } from '../../online/entry.ts';
import { findWhole, GAMES, type WholeTitle } from '../../titles/all.ts';
import { Denied } from '../endpoints.ts';

/** A seat of a table that waits. Without a name, a user is called as they call themselves. */
export interface WaitingSeat {
  readonly user: Id | null;
  readonly computer: Computer | null;
  readonly name: string | null;
}

export function isFree({ user, computer }: Pick<WaitingSeat, 'user' | 'computer'>): boolean {
  return user === null && computer === null;
}

/** What is played, by which rules. */
export type Rules = Pick<Arrangement, 'title' | 'ruleSet' | 'options'>;

/** What no game can be played with; `at` says which part of it. */
function unplayable(at: string): Denied {
  return new Denied('unplayable', { at });
}

function wholeTitle(id: string): WholeTitle {
  const whole = findWhole(id);
  if (!whole) throw unplayable('title');
  return whole;
}

function checkOptions({ options: known }: AnyGame, options: OptionValues): void {
  for (const [key, value] of Object.entries(options)) {
    const isKnown = known.some((spec) => spec.key === key && spec.values.includes(value));
    if (!isKnown) throw unplayable(`options.${key}`);
  }
}

/** Whether a title can be played so: asked of its own set-up, which knows what goes with what. */
export function checkRules({ title, ruleSet, options }: Rules, seats: number): void {
  const { game } = wholeTitle(title);
  const [least, most] = game.seats;
  if (seats < least || seats > most) throw unplayable('seats');
  if (!game.ruleSets.some(({ id }) => id === ruleSet)) throw unplayable('ruleSet');
  checkOptions(game, options);
  const players = Array.from({ length: seats }, () => ({ name: '' }));
  const { id, rulesVersion } = game;
  try {
    startOf(game, { railhead: 1, game: id, rulesVersion, ruleSet, options, players, seed: 1, actions: [] });
  } catch (error) {
    if (error instanceof BadInput) throw unplayable('options');
    throw error;
  }
}

/** A game that is put online as it stands: one that can be played on from there. */
export function checkMatch(given: Match): Match {
  try {
    const match = parseMatch(JSON.stringify(given), GAMES);
    const { game } = wholeTitle(match.game);
    const state = replay(game, match);
    if (game.turn(state).kind === 'finished') throw unplayable('match');
    return match;
  } catch (error) {
    if (error instanceof IllegalAction) throw unplayable(`match.actions.${error.index}`);
    if (error instanceof BadInput) throw unplayable('match');
    throw error;
  }
}

/** What a table is about: what its host has chosen, or what the game has that is put online. */
export function rulesOf(wanted: Rules, match: Match | null): Rules {
  return match ? { title: match.game, ruleSet: match.ruleSet, options: match.options } : wanted;
}

type TidyName = (name: string) => string | null;

/** The seats as a host wishes them. Nobody is put at a table: `seated` are those who sit there already. */
export function seatsOf(
  { title, seats }: Pick<NewTable, 'title' | 'seats'>,
  host: Id,
  seated: ReadonlySet<Id>,
  tidyName: TidyName,
): WaitingSeat[] {
  const { mind } = wholeTitle(title);
  const named = (name: string, at: string): string => {
    const tidy = tidyName(name);
    if (tidy === null) throw new Denied('bad-name', { at });
    return tidy;
  };
  const seatOf = (wish: OnlineSeatWish, at: string): WaitingSeat => {
    switch (wish.kind) {
      case 'me':
        return { user: host, computer: null, name: null };
      case 'here':
        return { user: host, computer: null, name: named(wish.name, at) };
      case 'computer': {
        const { level, manner } = wish.computer;
        if (!mind || !isLevel(level) || !isManner(manner)) throw unplayable(at);
        return { user: null, computer: { level, manner }, name: named(wish.name, at) };
      }
      case 'online':
        if (wish.user !== null && !seated.has(wish.user)) throw new Denied('stale', { at });
        return { user: wish.user, computer: null, name: null };
    }
  };
  const made = seats.map((wish, index) => seatOf(wish, `seats.${index}`));
  const own = made.filter(({ user, name }) => user !== null && name === null).map(({ user }) => user);
  if (new Set(own).size < own.length) throw unplayable('seats');
  return made;
}
