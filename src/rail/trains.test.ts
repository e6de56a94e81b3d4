import { expect, test } from 'vitest';
import { Draft } from '../core/draft.ts';
import { deepFreeze } from '../core/json.ts';
import { companyOf, NEW_RAILWAY, type RailCompany } from './position.ts';
import {
  addTrain,
  cardsOf,
  kindOfCard,
  makeDiscardStep,
  removeTrain,
  rustTrains,
  priceUnder,
} from './trains.ts';
import type { RAIL_EVENTS } from './vocabulary.ts';

interface State {
  companies: Record<string, RailCompany>;
}

function start(): State {
  const owning = (...trains: string[]): RailCompany => ({ ...NEW_RAILWAY, trains });
  return deepFreeze({
    companies: { A: owning('2-0', '4+2-1', '2-1'), B: owning('4+2-0'), C: owning('2-2') },
  });
}

function draftOf(state: State): Draft<State, typeof RAIL_EVENTS> {
  return new Draft(state);
}

function trainsOf({ companies }: State): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(companies).map(([id, { trains }]) => [id, trains]));
}

test('cards by kind and number, in bank order', () => {
  const kinds = [
    { name: '2', cards: 2 },
    { name: '4+2', cards: 1 },
    { name: '8', cards: null },
  ];
  expect(cardsOf(kinds)).toEqual(['2-0', '2-1', '4+2-0']);
  expect(kindOfCard('4+2-10')).toBe('4+2');
});

test('a train comes and goes', () => {
  const draft = draftOf(start());
  addTrain(draft, 'B', '2-3');
  removeTrain(draft, 'A', '4+2-1');
  expect(trainsOf(draft.state)).toEqual({ A: ['2-0', '2-1'], B: ['4+2-0', '2-3'], C: ['2-2'] });
});

test('rust takes a kind everywhere, and each loss is followed up before the next', () => {
  const draft = draftOf(start());
  rustTrains(draft, ['A', 'B', 'C'], {
    rusts: (card) => kindOfCard(card) === '2',
    nameOf: (card) => `train ${kindOfCard(card)}`,
    rule: 'X-1',
    lost: (company) => draft.emit('turn', { company }),
  });
  expect(trainsOf(draft.state)).toEqual({ A: ['4+2-1'], B: ['4+2-0'], C: [] });
  expect(draft.state.companies['B']).toBe(draft.base.companies['B']);
  expect(draft.events).toEqual([
    { key: 'trains-rusted', params: { company: 'A', trains: ['train 2', 'train 2'] }, rule: 'X-1' },
    { key: 'turn', params: { company: 'A' } },
    { key: 'trains-rusted', params: { company: 'C', trains: ['train 2'] }, rule: 'X-1' },
    { key: 'turn', params: { company: 'C' } },
  ]);
});

test('who has too many gives up one of those that count', () => {
  const step = makeDiscardStep<State>({
    rule: 'X-2',
    crowded: ({ companies }) => (companies['A']?.trains.length === 3 ? 'A' : null),
    deciderOf: () => 1,
    trainsOf: (state, company) => companyOf(state, company).trains.slice(0, 2),
    nameOf: (_state, card) => kindOfCard(card),
  });
  const state = start();
  expect(step.waits(state)).toBe(true);
  const offered = [...step.offers(state, false)];
  expect(offered).toEqual(
    ['2-0', '4+2-1'].map((train) => ({
      kind: 'one',
      action: { type: 'discard_train', by: 1, company: 'A', train },
    })),
  );
  const { check, perform } = step.acts.discard_train;
  const give = (company: string, train: string) =>
    ({ type: 'discard_train', by: 1, company, train }) as const;
  expect(check(state, give('B', '4+2-0'))).toMatchObject({ code: 'not-over-the-limit', rule: 'X-2' });
  expect(check(state, give('A', '2-1'))).toMatchObject({ code: 'not-its-train', rule: 'X-2' });
  expect(check(state, give('A', '4+2-1'))).toBeNull();
  const draft = draftOf(state);
  perform(draft, give('A', '4+2-1'));
  expect(trainsOf(draft.state)['A']).toEqual(['2-0', '2-1']);
  expect(draft.events).toEqual([
    { key: 'train-discarded', params: { company: 'A', train: '4+2' }, rule: 'X-2' },
  ]);
  expect(step.waits(draft.state)).toBe(false);
  expect([...step.offers(draft.state, false)]).toEqual([]);
});

test('a price is the same under all rules, or as its switch says', () => {
  expect(priceUnder({}, 1100)).toBe(1100);
  const price = { by: 'diesels', prices: { cheap: 900, false: 1200 }, other: 1100 } as const;
  expect(priceUnder({ diesels: 'cheap' }, price)).toBe(900);
  expect(priceUnder({ diesels: false }, price)).toBe(1200);
  expect(priceUnder({ diesels: 'printed' }, price)).toBe(1100);
  expect(priceUnder({}, price)).toBe(1100);
});
