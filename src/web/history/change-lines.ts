import type { Json } from '../../core/game.ts';
import type { RailView } from '../../rail/view.ts';
import type { Words } from '../../text/words.ts';
import type { ExpressView } from '../express/view.ts';
import type { Family } from '../../titles/title.ts';

type Tell = (name: string, what: string, from: string, to: string) => void;

function railLines(words: Words, before: RailView, after: RailView, tell: Tell): void {
  const price = (value: number | null): string => (value === null ? '–' : words.money(value));
  const seat = (value: number | null): string => (value === null ? '–' : words.name(value));
  for (const player of after.players) {
    const was = before.players.find((one) => one.seat === player.seat) ?? player;
    const name = words.name(player.seat);
    tell(name, 'cash', words.money(was.cash), words.money(player.cash));
    for (const id of new Set([...Object.keys(was.shares), ...Object.keys(player.shares)])) {
      const percent = (shares: Readonly<Record<string, number>>): string => words.percent(shares[id] ?? 0);
      tell(name, id, percent(was.shares), percent(player.shares));
    }
  }
  for (const company of after.companies) {
    const was = before.companies.find(({ id }) => id === company.id) ?? company;
    const trains = (of: typeof company): string => of.trains.map(({ name }) => name).join(' ') || '–';
    tell(company.id, 'price', price(was.price), price(company.price));
    tell(company.id, 'treasury', words.money(was.cash), words.money(company.cash));
    tell(company.id, 'director', seat(was.director), seat(company.director));
    tell(company.id, 'trains', trains(was), trains(company));
  }
}

function expressLines(words: Words, before: ExpressView, after: ExpressView, tell: Tell): void {
  for (const player of after.players) {
    const was = before.players.find((one) => one.seat === player.seat) ?? player;
    const name = words.name(player.seat);
    tell(name, 'cash', words.money(was.cash), words.money(player.cash));
    for (const id of new Set([...Object.keys(was.shares), ...Object.keys(player.shares)])) {
      tell(name, id, words.number(was.shares[id] ?? 0), words.number(player.shares[id] ?? 0));
    }
  }
  for (const company of after.companies) {
    const was = before.companies.find(({ id }) => id === company.id) ?? company;
    tell(company.id, 'treasury', words.money(was.treasury), words.money(company.treasury));
    tell(company.id, 'income', words.money(was.income ?? 0), words.money(company.income ?? 0));
    tell(company.id, 'share', words.money(was.dividend), words.money(company.dividend));
  }
}

/** The figures that a step has changed, each as `Ada, cash: £30 → £12`. */
export function changeLines(words: Words, family: Family, before: Json, after: Json): string[] {
  const lines: string[] = [];
  const tell: Tell = (name, what, from, to) => {
    if (from === to) return;
    const key = `page.changed.${what}`;
    // What has no name of its own is a company, and its shares.
    lines.push(words.t('page.changed', { name, what: words.has(key) ? words.t(key) : what, from, to }));
  };
  if (family === 'rail') railLines(words, before as unknown as RailView, after as unknown as RailView, tell);
  else expressLines(words, before as unknown as ExpressView, after as unknown as ExpressView, tell);
  return lines;
}
