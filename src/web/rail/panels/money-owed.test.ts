import { expect, it } from 'vitest';
import type { Turn } from '../../../core/game.ts';
import type { RailView } from '../../../rail/view.ts';
import { debtOf } from './money-owed.ts';

const asked = (seat: number, step: string): Turn => ({
  kind: 'decide',
  seat,
  round: 'OR 4.1',
  step,
  entity: seat,
});
const view = (cash: number): RailView => ({ players: [{ seat: 2, cash }] }) as unknown as RailView;

it('a debt counts from the first demand, not from earlier decisions', () => {
  // The latest position first: two sales have been made since the demand came.
  const turns = [asked(2, 'crisis'), asked(2, 'crisis'), asked(2, 'crisis'), asked(1, 'trains')];
  const cash = [-30, -100, -174, 50];
  const debt = debtOf(
    2,
    (back) => turns[back] ?? null,
    (back) => view(cash[back] ?? 0),
    'crisis',
  );
  expect(debt).toEqual({ owed: 174, raised: 144, left: 30 });
});

it('another player’s debt is counted separately', () => {
  const turns = [asked(2, 'crisis'), asked(1, 'crisis')];
  const debt = debtOf(
    2,
    (back) => turns[back] ?? null,
    () => view(-59),
    'crisis',
  );
  expect(debt).toEqual({ owed: 59, raised: 0, left: 59 });
});
