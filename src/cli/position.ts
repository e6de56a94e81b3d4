import type { AnyGame, Turn } from '../core/game.ts';
import { BANK, BOE, PRIVATE_IDS, RAILWAYS } from '../games/1848/data.ts';
import {
  cashOf,
  certificateLimit,
  certificatesOf,
  companyOf,
  holding,
  sharePrice,
  type State,
  tokenPrices,
  trainName,
  worth,
} from '../games/1848/state.ts';
import type { State as StateCE } from '../games/chicago-express/state.ts';
import { IPO, POOL } from '../rail/shares.ts';
import { tokenPlaces } from '../rail/tokens.ts';
import type { State as State1860 } from '../games/1860/state.ts';
import type { State as State18GB } from '../games/18gb/state.ts';
import type { Io } from './io.ts';
import { tables18GB } from './position-18gb.ts';
import { tables1860 } from './position-1860.ts';
import { type Cell, heading, table } from './table.ts';
import { tablesChicagoExpress } from './position-chicago-express.ts';
import { money, type Names, wordsOf } from './text.ts';

/** A position as text: a line about the state of play, tables, and what comes next. */

function sharesOf(state: State, seat: number): string {
  return [...RAILWAYS, BOE]
    .filter((id) => holding(state, id, seat) > 0)
    .map((id) => `${id} ${holding(state, id, seat)}%`)
    .join(' ');
}

function playerRow(state: State, seat: number, names: Names): Cell[] {
  return [
    names[seat] ?? '',
    money(cashOf(state, seat)),
    money(worth(state, seat)),
    `${certificatesOf(state, seat)}/${certificateLimit(state, seat)}`,
    sharesOf(state, seat),
    PRIVATE_IDS.filter((id) => state.privates[id].owner === seat && !state.privates[id].closed).join(' '),
  ];
}

function tokensText(state: State, id: string): string {
  const left = tokenPrices(state, id).length - companyOf(state, id).tokensUsed;
  const placed = tokenPlaces(state.tokens, id).map(({ hex }) => hex);
  return [...placed, `+${left}`].join(' ');
}

function companyRow(state: State, id: string, names: Names): Cell[] {
  const { director, par, loans, closed, floated, trains } = companyOf(state, id);
  if (closed) return [id, 'in receivership', null, null, '', '', loans, null, null];
  if (par === null) return [id, 'not started', null, null, '', '', loans, null, null];
  return [
    id,
    `${director === null ? '–' : (names[director] ?? '')}${floated ? '' : ' (not floated)'}`,
    money(sharePrice(state, id)),
    money(cashOf(state, id)),
    trains.map((train) => trainName(state, train)).join(' '),
    tokensText(state, id),
    loans,
    `${holding(state, id, IPO)}%`,
    `${holding(state, id, POOL)}%`,
  ];
}

function tables1848(io: Io, state: State, names: Names): string {
  const players = table(io, {
    head: ['player', 'cash', 'worth', 'certificates', 'shares', 'privates'],
    rows: state.order.map((seat) => playerRow(state, seat, names)),
  });
  const companies = table(io, {
    head: ['company', 'director', 'price', 'cash', 'trains', 'tokens', 'loans', 'IPO', 'pool'],
    rows: RAILWAYS.map((id) => companyRow(state, id, names)),
  });
  const bank = [
    `bank ${money(cashOf(state, BANK))}`,
    `phase ${state.phase}`,
    `Bank of England at ${money(sharePrice(state, BOE))} with ${state.loansIssued} loans out`,
    `priority ${names[state.order[0] ?? 0]}`,
  ].join(', ');
  return `${bank}\n\n${players}\n${companies}`;
}

const TABLES: Readonly<Record<string, (io: Io, state: object, names: Names) => string>> = {
  '1848': (io, state, names) => tables1848(io, state as State, names),
  'chicago-express': (io, state, names) => tablesChicagoExpress(io, state as StateCE, names),
  '1860': (io, state, names) => tables1860(io, state as State1860, names),
  '18gb': (io, state, names) => tables18GB(io, state as State18GB, names),
};

function rankingRows(game: string, scores: readonly number[], names: Names): Cell[][] {
  const words = wordsOf(game, names);
  const seats = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return seats.map((seat) => {
    // Equal scores share a place.
    const place = 1 + scores.filter((score) => score > (scores[seat] ?? 0)).length;
    return [`${place}.`, names[seat] ?? '', words.money(scores[seat] ?? 0)];
  });
}

export function rankingText(io: Io, game: string, turn: Turn & { kind: 'finished' }, names: Names): string {
  const ranking = table(io, { head: ['', 'player', 'worth'], rows: rankingRows(game, turn.scores, names) });
  return `${heading(io, `Final ranking (${wordsOf(game).end(turn.reason)})`)}${ranking}`;
}

function nextText(game: AnyGame, turn: Turn & { kind: 'decide' }, names: Names): string {
  const words = wordsOf(game.id, names);
  return `\n${words.round(turn.round)}. ${words.ask(turn).sentence}\n`;
}

export function positionText(io: Io, game: AnyGame, state: object, names: Names, after: number): string {
  const turn = game.turn(state);
  const shown = TABLES[game.id]?.(io, state, names) ?? `${JSON.stringify(game.view(state, null), null, 2)}\n`;
  const next = turn.kind === 'finished' ? rankingText(io, game.id, turn, names) : nextText(game, turn, names);
  return `${heading(io, `Position after ${after} actions`)}${shown}${next}`;
}
