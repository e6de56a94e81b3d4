import { expect, test } from 'vitest';
import { Draft } from '../core/draft.ts';
import { deepFreeze } from '../core/json.ts';
import { cashOf, companyOf, NEW_RAILWAY, type RailCompany, setCompany } from './position.ts';

function start() {
  const companies: Record<string, RailCompany> = { A: NEW_RAILWAY, B: NEW_RAILWAY };
  return deepFreeze({ companies, cash: { bank: 5, A: 7 } });
}

test('a company is read and changed by its id; the others and the old position stay', () => {
  const state = start();
  const draft = new Draft(state);
  setCompany(draft, 'A', { par: 100, trains: ['2-0'] });
  setCompany(draft, 'A', { floated: true });
  expect(companyOf(draft.state, 'A')).toEqual({ ...NEW_RAILWAY, par: 100, trains: ['2-0'], floated: true });
  expect(companyOf(draft.state, 'B')).toBe(NEW_RAILWAY);
  expect(companyOf(state, 'A')).toBe(NEW_RAILWAY);
});

test('who is not there has no cash and is no company', () => {
  expect(cashOf(start(), 'A')).toBe(7);
  expect(() => cashOf(start(), 'C')).toThrow('no purse C');
  expect(() => companyOf(start(), 'C')).toThrow('no company C');
  expect(() => setCompany(new Draft(start()), 'C', { par: 1 })).toThrow('no company C');
});
