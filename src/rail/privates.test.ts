import { expect, test } from 'vitest';
import { Draft } from '../core/draft.ts';
import { payIncomes } from './privates.ts';

test('every income is paid by the title’s bank and reported, in the given order', () => {
  const draft = new Draft({ paid: [] as readonly string[] });
  const incomes = [
    { private: 'P1', owner: 1, amount: 5 },
    { private: 'P2', owner: 'A', amount: 10 },
  ];
  payIncomes(
    draft,
    incomes,
    ({ state }, to, amount) => {
      state.paid = [...state.paid, `${to}: ${amount}`];
    },
    'X-1',
  );
  expect(draft.state.paid).toEqual(['1: 5', 'A: 10']);
  expect(draft.events).toEqual(incomes.map((params) => ({ key: 'private-paid', params, rule: 'X-1' })));
});
