import { RAILWAYS } from '../games/1860/data.ts';
import { nextTrain } from '../games/1860/depot.ts';
import {
  bankLeft,
  cashOf,
  certificateLimit,
  certificatesOf,
  companyOf,
  holding,
  isInReceivership,
  privatesOf,
  sharePrice,
  type State,
  tokenPrices,
  worth,
} from '../games/1860/state.ts';
import { IPO, POOL } from '../rail/shares.ts';
import { tokenPlaces } from '../rail/tokens.ts';
import { kindOfCard } from '../rail/trains.ts';
import type { Io } from './io.ts';
import { type Cell, table } from './table.ts';
import { money, type Names } from './text.ts';

function playerRow(state: State, seat: number, names: Names): Cell[] {
  const shares = RAILWAYS.filter((id) => holding(state, id, seat) > 0);
  return [
    names[seat] ?? '',
    money(cashOf(state, seat)),
    money(worth(state, seat)),
    `${certificatesOf(state, seat)}/${certificateLimit(state)}`,
    shares.map((id) => `${id} ${holding(state, id, seat)}%`).join(' '),
    privatesOf(state, seat).join(' '),
  ];
}

/** Who leads a company, and what has become of it. */
function leader(state: State, id: string, names: Names): string {
  const { president, floated, insolvent, frozen } = companyOf(state, id);
  const who = isInReceivership(state, id) ? 'in receivership' : (names[president ?? 0] ?? '');
  const notes = [
    floated ? '' : 'not floated',
    insolvent ? 'insolvent' : '',
    frozen ? 'British Rail' : '',
  ].filter(Boolean);
  return notes.length > 0 ? `${who} (${notes.join(', ')})` : who;
}

function companyRow(state: State, id: string, names: Names): Cell[] {
  const { par, bankrupt, trains, tokensUsed } = companyOf(state, id);
  if (par === null) return [id, bankrupt ? 'bankrupt' : 'not launched', null, null, '', '', null, null];
  const placed = tokenPlaces(state.tokens, id).map(({ hex }) => hex);
  return [
    id,
    leader(state, id, names),
    money(sharePrice(state, id)),
    money(cashOf(state, id)),
    trains.map(kindOfCard).join(' '),
    [...placed, `+${tokenPrices(id).length - tokensUsed}`].join(' '),
    `${holding(state, id, IPO)}%`,
    `${holding(state, id, POOL)}%`,
  ];
}

export function tables1860(io: Io, state: State, names: Names): string {
  const players = table(io, {
    head: ['player', 'cash', 'worth', 'certificates', 'shares', 'privates'],
    rows: state.order.map((seat) => playerRow(state, seat, names)),
  });
  const companies = table(io, {
    head: ['company', 'president', 'price', 'cash', 'trains', 'tokens', 'IPO', 'pool'],
    rows: RAILWAYS.map((id) => companyRow(state, id, names)),
  });
  const bank = [
    `bank ${money(bankLeft(state))}`,
    `phase ${state.phase}`,
    `next train ${kindOfCard(nextTrain(state))}`,
    `priority ${names[state.order[0] ?? 0]}`,
  ].join(', ');
  return `${bank}\n\n${players}\n${companies}`;
}
