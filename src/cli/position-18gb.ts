import { offeredTrains } from '../games/18gb/depot.ts';
import {
  cashOf,
  certificateLimit,
  certificatesOf,
  companyIds,
  companyOf,
  holding,
  isInReceivership,
  privateIds,
  privateOf,
  sharePrice,
  type State,
  tokenPrices,
  trainType,
  worth,
} from '../games/18gb/state.ts';
import { IPO, POOL } from '../rail/shares.ts';
import { tokenPlaces } from '../rail/tokens.ts';
import type { Io } from './io.ts';
import { type Cell, table } from './table.ts';
import { money, type Names } from './text.ts';

/** A position of 18GB as tables. */

function playerRow(state: State, seat: number, names: Names): Cell[] {
  const shares = companyIds(state)
    .filter((id) => holding(state, id, seat) > 0)
    .map((id) => `${id} ${holding(state, id, seat)}%`);
  const privates = privateIds(state)
    .filter((id) => privateOf(state, id).owner === seat)
    .map((id) => (privateOf(state, id).closed ? `(${id})` : id));
  return [
    names[seat] ?? '',
    money(cashOf(state, seat)),
    money(worth(state, seat)),
    `${certificatesOf(state, seat)}/${certificateLimit(state)}`,
    shares.join(' '),
    privates.join(' '),
  ];
}

function standing(state: State, id: string, names: Names): string {
  const { director, floated, insolvent } = companyOf(state, id);
  const who = isInReceivership(state, id) ? 'in receivership' : (names[director ?? -1] ?? '');
  return who + (floated ? '' : ' (not floated)') + (insolvent ? ' (insolvent)' : '');
}

function companyRow(state: State, id: string, names: Names): Cell[] {
  const { size, par, closed, trains, tokensUsed, tranche } = companyOf(state, id);
  const blank: Cell[] = [null, null, '', '', null, null];
  if (closed) return [id, size, 'has left the game', ...blank];
  if (par === null) return [id, size, `not started${tranche === 2 ? ' (from round 2)' : ''}`, ...blank];
  const placed = tokenPlaces(state.tokens, id).map(({ hex }) => hex);
  return [
    id,
    size,
    standing(state, id, names),
    money(sharePrice(state, id)),
    money(cashOf(state, id)),
    trains.map(trainType).join(' '),
    [...placed, `+${tokenPrices(state, id).length - tokensUsed}`].join(' '),
    `${holding(state, id, IPO)}%`,
    `${holding(state, id, POOL)}%`,
  ];
}

export function tables18GB(io: Io, state: State, names: Names): string {
  const players = table(io, {
    head: ['player', 'cash', 'worth', 'certificates', 'shares', 'privates (closed)'],
    rows: state.order.map((seat) => playerRow(state, seat, names)),
  });
  const companies = table(io, {
    head: ['corporation', 'shares', 'director', 'price', 'cash', 'trains', 'tokens', 'IPO', 'pool'],
    rows: companyIds(state).map((id) => companyRow(state, id, names)),
  });
  const offered = offeredTrains(state).map(trainType).join(', ');
  const head = [
    `scenario ${state.scenario}`,
    `phase ${state.phase}`,
    `${state.depot.length} trains left${offered ? ` (${offered} on offer)` : ''}`,
    ...(state.tokensForbidden ? ['no more tokens'] : []),
  ].join(', ');
  return `${head}\n\n${players}\n${companies}`;
}
