import type { Words } from '../../text/words.ts';
import { expressHexesThatDiffer } from '../board/hex-changes.ts';
import { type FigureChange, inWords, type ViewChanges } from '../family/changes.ts';
import type { ByCompany, ExpressView } from './view.ts';

/** What an action has changed or would change in Chicago Express, found by comparing the views before and after. */

/** A number as it is and as it would be; tables show both where they differ, and the one where not. */
export interface Change {
  readonly from: number;
  readonly to: number;
}

export interface CompanyChange {
  readonly id: string;
  readonly treasury: Change;
  readonly engines: Change;
  /** A company that opens comes from 0. */
  readonly income: Change;
  /** What one of its shares pays. */
  readonly share: Change;
}

/** Every company that is open in one of two positions, with what has changed between them. */
export function companyChanges(before: ExpressView, after: ExpressView): CompanyChange[] {
  return before.companies.flatMap((company) => {
    const then = after.companies.find(({ id }) => id === company.id);
    if (!then || !(company.open || then.open)) return [];
    return {
      id: company.id,
      treasury: { from: company.treasury, to: then.treasury },
      engines: { from: company.charter, to: then.charter },
      income: { from: company.income ?? 0, to: then.income ?? 0 },
      share: { from: company.dividend, to: then.dividend },
    };
  });
}

export interface PlayerChange {
  readonly seat: number;
  readonly cash: Change;
  /** What the next dividends would pay. */
  readonly dividend: Change;
  /** By company, of all in which there are shares before or after. */
  readonly shares: Readonly<Record<string, Change>>;
}

function shareChanges(before: ByCompany, after: ByCompany): Record<string, Change> {
  const companies = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Object.fromEntries([...companies].map((id) => [id, { from: before[id] ?? 0, to: after[id] ?? 0 }]));
}

export function playerChanges(before: ExpressView, after: ExpressView): PlayerChange[] {
  return before.players.flatMap((player) => {
    const then = after.players.find(({ seat }) => seat === player.seat);
    if (!then) return [];
    return {
      seat: player.seat,
      cash: { from: player.cash, to: then.cash },
      dividend: { from: player.dividend, to: then.dividend },
      shares: shareChanges(player.shares, then.shares),
    };
  });
}

function differing(change: Change): Change | null {
  return change.from === change.to ? null : change;
}

function playerFigures(words: Words, { seat, cash, shares }: PlayerChange): FigureChange[] {
  return [
    ...inWords(seat, 'cash', differing(cash), (amount) => words.money(amount)),
    ...Object.entries(shares).flatMap(([id, change]) =>
      inWords(seat, id, differing(change), (number) => words.number(number)),
    ),
  ];
}

function companyFigures(words: Words, { id, treasury, income, share }: CompanyChange): FigureChange[] {
  const money = (amount: number): string => words.money(amount);
  return [
    ...inWords(id, 'treasury', differing(treasury), money),
    ...inWords(id, 'income', differing(income), money),
    ...inWords(id, 'share', differing(share), money),
  ];
}

/** All that the shell asks of it. */
export function expressChanges(before: ExpressView, after: ExpressView): ViewChanges {
  return {
    hexes: expressHexesThatDiffer(before.board, after.board),
    figures: (words) => [
      ...playerChanges(before, after).flatMap((change) => playerFigures(words, change)),
      ...companyChanges(before, after).flatMap((change) => companyFigures(words, change)),
    ],
  };
}
