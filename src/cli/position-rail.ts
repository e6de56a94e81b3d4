import type { CompanyView, FactView, PlayerView, RailView } from '../rail/view.ts';
import type { Words } from '../text/words.ts';
import type { Io } from './io.ts';
import { headsOf, type TableCell, table } from './table.ts';

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
    held.map(({ id }) => `${id} ${words.percent(shares[id] ?? 0)}`).join(' '),
    privates.join(' '),
  ];
}

/** The director of a company; its status if it has none or is closed. */
function standing({ director, status, flags }: CompanyView, words: Words): string {
  const leader = director === null ? null : words.name(director);
  const notes = [
    ...(leader === null || status !== 'floated' ? [words.status(status)] : []),
    ...(flags.includes('insolvent') ? [words.t('cli.position.insolvent')] : []),
  ];
  if (leader === null) return notes.join(', ');
  return notes.length > 0
    ? words.t('cli.position.standing', { name: leader, notes: notes.join(', ') })
    : leader;
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
    isOut ? null : words.percent(ipo),
    isOut ? null : words.percent(pool),
  ];
}

function factText({ key, value, of, money }: FactView, words: Words): string | null {
  if (value === false) return null;
  const label = words.fact(key);
  if (value === true) return label;
  return words.t('cli.position.fact', { name: label, value: words.factValue({ key, value, of, money }) });
}

function stateLine(view: RailView, words: Words): string {
  const { bank, phase, trains, facts, priority } = view;
  const offered = trains.filter(({ status }) => status === 'now').map(({ name }) => name);
  return [
    ...(bank === null ? [] : [words.t('cli.position.bank', { amount: bank })]),
    words.t('cli.position.phase', { name: phase }),
    ...(offered.length > 0 ? [words.t('cli.position.next-train', { names: offered.join(', ') })] : []),
    ...facts.flatMap((fact) => factText(fact, words) ?? []),
    ...(priority === null ? [] : [words.t('cli.position.priority', { name: words.name(priority) })]),
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
    head: headsOf(words, ['player', 'cash', 'worth', 'certificates', 'shares', 'privates']),
    rows: seated.map((player) => playerRow(view, player, words)),
  });
  const companies = table(io, {
    head: headsOf(words, [
      'company',
      ...(columns.sizes ? ['shares'] : []),
      'director',
      'price',
      'treasury-of-company',
      'trains',
      'tokens',
      ...(columns.loans ? ['loans'] : []),
      'ipo',
      'pool',
    ]),
    rows: railways.map((company) => companyRow(company, words, columns)),
  });
  return `${stateLine(view, words)}\n\n${players}\n${companies}`;
}
