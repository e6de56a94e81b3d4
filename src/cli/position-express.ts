import type {
  ExpressCompanyView,
  ExpressPlayerView,
  ExpressView,
  UnbuiltView,
} from '../games/chicago-express/view-type.ts';
import type { Words } from '../text/words.ts';
import type { Io } from './io.ts';
import { headsOf, type TableCell, table } from './table.ts';

/** A position of Chicago Express: dials and industries, players, companies. */

function playerRow({ seat, cash, dividend, shares }: ExpressPlayerView, words: Words): TableCell[] {
  const held = Object.entries(shares).map(([id, count]) => `${id} ${count}`);
  return [words.name(seat), words.money(cash), words.money(dividend), held.join(', ')];
}

function companyRow(company: ExpressCompanyView, words: Words): TableCell[] {
  const { id, open, treasury, income, dividend, sold, shares, charter, hexes } = company;
  if (!open) return [id, words.t('cli.position.closed'), null, null, null, null, ''];
  return [
    id,
    words.money(treasury),
    income === null ? null : words.money(income),
    words.money(dividend),
    words.t('cli.position.sold', { number: sold, all: shares }),
    charter,
    hexes.join(' '),
  ];
}

function stateLine(view: ExpressView, words: Words): string {
  const names = new Map(view.board.map(({ id, name }) => [id, name?.text ?? id]));
  return [
    ...view.dials.map(({ id, steps, red }) => `${words.t(`dial.${id}`)} ${steps}/${red}`),
    ...view.industries.map(({ hex, value }) => `${names.get(hex) ?? hex} ${words.money(value)}`),
    words.t('cli.position.houses', { number: view.housesLeft }),
    words.t('cli.position.dividends', { number: view.dividendPhases }),
  ].join(', ');
}

/** CE-18.1.1: hexes that wait for an auction. */
function unbuiltLine(unbuilt: UnbuiltView | null, words: Words): string {
  if (!unbuilt) return '';
  const { company, hexes } = unbuilt;
  return `${words.t('cli.position.unbuilt', { company, where: hexes.join(' ') })}\n`;
}

const HEXES_WIDTH = 60;

export function expressTables(io: Io, view: ExpressView, words: Words): string {
  const players = table(io, {
    head: headsOf(words, ['player', 'cash', 'next-dividend', 'shares']),
    rows: view.players.map((player) => playerRow(player, words)),
  });
  const companies = table(io, {
    head: headsOf(words, ['company', 'treasury', 'income', 'per-share', 'sold', 'locomotives', 'hexes']),
    rows: view.companies.map((company) => companyRow(company, words)),
    wrap: { 6: HEXES_WIDTH },
  });
  return `${stateLine(view, words)}\n${unbuiltLine(view.unbuilt, words)}\n${players}\n${companies}`;
}
