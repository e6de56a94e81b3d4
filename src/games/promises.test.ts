import { describe, expect, it } from 'vitest';
import { BOTS } from '../bots/bots.ts';
import { playGame } from '../bots/play.ts';
import type { AnyGame } from '../core/game.ts';
import { throughJson } from '../core/json.ts';
import type { Cell, Stacks } from '../rail/market.ts';
import type { Purses } from '../rail/money.ts';
import type { Certificates } from '../rail/shares.ts';
import { tokenPlaces, type Tokens } from '../rail/tokens.ts';
import type { Board } from '../rail/board.ts';
import { GAMES } from '../titles/all.ts';

/** What the states of the 18xx titles have in common; Chicago Express has its own promises.test.ts. */
interface RailState {
  readonly cash: Purses;
  readonly certificates: Certificates;
  readonly board: { -readonly [K in keyof Board]: Record<string, Board[K][string]> };
  readonly tokens: Record<string, Tokens[string]>;
  readonly market: Stacks;
  readonly companies: Record<string, { cell: Cell | null; trains: string[]; tokensUsed: number }>;
}

const RAIL = GAMES.filter(({ id }) => id !== 'chicago-express');

/** A position of a random game in which a company owns a train and has a price, and tiles lie. */
function soundPosition(game: AnyGame): RailState {
  const [seats] = game.seats;
  const random = BOTS['random'];
  const ruleSet = game.ruleSets[0]?.id ?? '';
  let found: object | null = null;
  const bots = Array.from({ length: seats }, (_, seat) => (random as NonNullable<typeof random>)(seat + 7));
  playGame(game, {
    seats,
    ruleSet,
    seed: 7,
    bots,
    onState: (now) => {
      const { companies, board } = now as RailState;
      if (found || Object.keys(board.laid).length === 0) return;
      if (Object.values(companies).some(({ cell, trains }) => cell && trains.length > 0)) found = now;
    },
  });
  if (!found) throw new Error(`no such position of ${game.id}`);
  return throughJson(found);
}

/** The company that owns a train and has a price. */
function runner({ companies }: RailState): string {
  const id = Object.keys(companies).find((one) => companies[one]?.cell && companies[one].trains.length > 0);
  return id as string;
}

/** Changes what a holder has of that company. */
function changeHolding(state: RailState, change: (list: readonly string[]) => readonly string[]): void {
  const holdings = state.certificates[runner(state)] ?? {};
  const [holder = '', list = []] = Object.entries(holdings).find(([, one]) => one && one.length > 0) ?? [];
  holdings[holder] = change(list);
}

const SPOILERS: readonly (readonly [what: string, spoil: (state: RailState) => void, complaint: RegExp])[] = [
  ['money comes from nowhere', ({ cash }) => (cash['bank'] = (cash['bank'] ?? 0) + 1), /^money is/],
  [
    'money is split below a pound',
    ({ cash }) => {
      cash['bank'] = (cash['bank'] ?? 0) - 0.5;
      cash[0] = (cash[0] ?? 0) + 0.5;
    },
    /^0 has .*\.5$/,
  ],
  [
    'a company owes money',
    (state) => {
      const id = runner(state);
      state.cash['bank'] = (state.cash['bank'] ?? 0) + (state.cash[id] ?? 0) + 1;
      state.cash[id] = -1;
    },
    /is in debt$/,
  ],
  [
    'a certificate is lost',
    (state) => {
      changeHolding(state, (list) => list.slice(1));
    },
    / %$/,
  ],
  [
    'a certificate is copied',
    (state) => {
      changeHolding(state, (list) => [...list, ...list.slice(0, 1)]);
    },
    /is there twice$/,
  ],
  [
    "a director's certificate is in other hands",
    (state) => {
      const id = runner(state);
      const holdings = state.certificates[id] ?? {};
      const certificate = `${id}_0`;
      for (const [holder, list = []] of Object.entries(holdings))
        holdings[holder] = list.filter((one) => one !== certificate);
      holdings['ipo'] = [...(holdings['ipo'] ?? []), certificate];
    },
    /certificate of .* is with/,
  ],
  [
    'a tile is laid that the supply did not give',
    ({ board }) => {
      const [tile = ''] = Object.values(board.laid)[0] ?? [];
      board.supply[tile] = (board.supply[tile] ?? 0) + 1;
    },
    /^tile .* left of/,
  ],
  [
    'a token vanishes',
    ({ tokens, ...state }) => {
      const { hex = '' } = tokenPlaces(tokens, runner({ tokens, ...state }))[0] ?? {};
      delete tokens[hex];
    },
    /tokens placed/,
  ],
  [
    'a city has a slot too many',
    ({ tokens, ...state }) => {
      const { hex = '' } = tokenPlaces(tokens, runner({ tokens, ...state }))[0] ?? {};
      tokens[hex] = (tokens[hex] ?? []).map(({ slots, beside }) => ({ slots: [...slots, null], beside }));
    },
    /slots in city/,
  ],
  [
    'a company has placed more tokens than it has',
    (state) => {
      const company = state.companies[runner(state)];
      if (company) company.tokensUsed = 99;
    },
    /more tokens than it has/,
  ],
  [
    'a train has two owners',
    (state) => {
      const trains = state.companies[runner(state)]?.trains;
      trains?.push(...trains);
    },
    /two (owners|places)/,
  ],
  [
    'a marker stands elsewhere',
    ({ market }) => {
      const [cell = '', stack = []] = Object.entries(market).find(([, list]) => list.length > 0) ?? [];
      market[cell] = [];
      market['9,9'] = stack;
    },
    /is not where its marker is$/,
  ],
  ['a marker is gone', ({ market }) => Object.keys(market).forEach((cell) => (market[cell] = [])), /do not/],
];

describe.each(RAIL.map((game) => ({ id: game.id, game })))('promises of $id', ({ game }) => {
  const sound = soundPosition(game);

  it('a sound position keeps them all', () => {
    expect(game.proof.invariants(sound)).toEqual([]);
  });

  it.each(SPOILERS)('%s: it is found out', (_, spoil, complaint) => {
    const state = structuredClone(sound);
    spoil(state);
    expect(game.proof.invariants(state).join('\n')).toMatch(new RegExp(complaint.source, 'm'));
  });
});
