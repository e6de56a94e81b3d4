import type { CompanyView, FactView, PlayerView, RailView } from '../rail/view.ts';
import type { Words } from '../text/words.ts';
import type { Io } from './io.ts';
import { type TableCell, table } from './table.ts';

/** A position of any 18xx title as tables. */

function playerRow(view: RailView, player: PlayerView, words: Words): TableCell[] {
  const { seat, cash, worth, certificates, certificateLimit, shares, privates } = player;
  // In the order of the companies, not in that of the purchases.
  const held = view.companies.filter(({ id }) => (shares[id] ?? 0) > 0);
  return [
    words.name(seat),
    words.money(cash),
    words.money(worth),
    certificateLimit === null ? certificates : `${certificates}/${certificateLimit}`,
    held.map(({ id }) => `${id} ${shares[id]}%`).join(' '),
    privates.join(' '),
  ];
}

/** The director of a company; its status if it has none or is closed. */
function standing({ director, status, flags }: CompanyView, words: Words): string {
  const leader = director === null ? null : words.name(director);
  const notes = [
    ...(leader === null || status !== 'floated' ? [words.status(status)] : []),
    ...(flags.includes('insolvent') ? ['insolvent'] : []),
  ];
  if (leader === null) return notes.join(', ');
  return notes.length > 0 ? `${leader} (${notes.join(', ')})` : leader;
}

interface CompanyColumns {
  readonly sizes: boolean;
  readonly loans: boolean;
}

function companyRow(company: CompanyView, words: Words, { sizes, loans }: CompanyColumns): TableCell[] {
  const { id, price, cash, trains, tokens, ipo, pool, percentPerShare } = company;
  const owned = [...tokens.placed, `+${tokens.left.length}`].join(' ');
  const isOut = price === null;
  return [
    id,
    ...(sizes ? [100 / percentPerShare] : []),
    standing(company, words),
    isOut ? null : words.money(price),
    isOut ? null : words.money(cash),
    isOut ? '' : trains.map(({ name }) => name).join(' '),
    isOut ? '' : owned,
    ...(loans ? [company.loans] : []),
    isOut ? null : `${ipo}%`,
    isOut ? null : `${pool}%`,
  ];
}

function factText({ key, value, of, money }: FactView, words: Words): string | null {
  if (value === false) return null;
  const label = words.fact(key);
  return value === true ? label : `${label}: ${words.factValue({ key, value, of, money })}`;
}

function stateLine(view: RailView, words: Words): string {
  const { bank, phase, trains, facts, priority } = view;
  const offered = trains.filter(({ status }) => status === 'now').map(({ name }) => name);
  return [
    ...(bank === null ? [] : [`bank ${words.money(bank)}`]),
    `phase ${phase}`,
    ...(offered.length > 0 ? [`next train ${offered.join(', ')}`] : []),
    ...facts.flatMap((fact) => factText(fact, words) ?? []),
    ...(priority === null ? [] : [`priority ${words.name(priority)}`]),
  ].join(', ');
}

export function railTables(io: Io, view: RailView, words: Words): string {
  const railways = view.companies.filter(({ kind }) => kind === 'railway');
  const columns: CompanyColumns = {
    sizes: new Set(railways.map(({ percentPerShare }) => percentPerShare)).size > 1,
    loans: railways.some(({ loans }) => loans !== null),
  };
  const bySeat = new Map(view.players.map((player) => [player.seat, player]));
  const seated = view.turnOrder.flatMap((seat) => bySeat.get(seat) ?? []);
  const players = table(io, {
    head: ['player', 'cash', 'worth', 'certificates', 'shares', 'privates'],
    rows: seated.map((player) => playerRow(view, player, words)),
  });
  const companies = table(io, {
    head: [
      'company',
      ...(columns.sizes ? ['shares'] : []),
      'director',
      'price',
      'cash',
      'trains',
      'tokens',
      ...(columns.loans ? ['loans'] : []),
      'IPO',
      'pool',
    ],
    rows: railways.map((company) => companyRow(company, words, columns)),
  });
  return `${stateLine(view, words)}\n\n${players}\n${companies}`;
}
