import { describe, expect, it } from 'vitest';
import {
  clearAll,
  differenceOf,
  goThrough,
  isFree,
  keepRuns,
  letRun,
  NOTHING_PLANNED,
  routesOf,
  setPath,
  stayHome,
  toggleStop,
  wishesOf,
  withEnd,
  withoutEnd,
} from './plan.ts';

const PATH = ['D1-0', 'D3-1', 'E4-0', 'E6', 'F7', 'G6-0'];

describe('what is wanted of the trains', () => {
  it('a stop pressed is called at, pressed again no longer; with none left the train is free', () => {
    const one = toggleStop(NOTHING_PLANNED, '3-0', 'E4-0');
    const two = toggleStop(one, '3-0', 'G6-0');
    expect(wishesOf(two)).toEqual({ through: { '3-0': ['E4-0', 'G6-0'] }, fixed: [] });
    const back = toggleStop(toggleStop(two, '3-0', 'E4-0'), '3-0', 'G6-0');
    expect(isFree(back)).toBe(true);
  });

  it('a stop pressed turns what was laid out by hand into stops to call at', () => {
    const byHand = setPath(NOTHING_PLANNED, '3-0', PATH);
    expect(toggleStop(byHand, '3-0', 'H9-0')).toEqual({
      '3-0': { kind: 'through', stops: ['D1-0', 'D3-1', 'E4-0', 'G6-0', 'H9-0'] },
    });
    expect(toggleStop(byHand, '3-0', 'G6-0')).toEqual({
      '3-0': { kind: 'through', stops: ['D1-0', 'D3-1', 'E4-0'] },
    });
  });

  it('a drag calls at each stop once', () => {
    expect(goThrough(NOTHING_PLANNED, '3-0', ['E4-0', 'G6-0', 'E4-0'])).toEqual({
      '3-0': { kind: 'through', stops: ['E4-0', 'G6-0'] },
    });
  });

  it('trains at home and runs by hand stand, the others are looked for', () => {
    const plan = setPath(stayHome(NOTHING_PLANNED, '2-0'), '3-0', PATH, 1);
    expect(wishesOf(plan)).toEqual({
      through: {},
      fixed: [
        { train: '2-0', path: [] },
        { train: '3-0', path: PATH },
      ],
    });
    const found = [
      { train: '4-0', path: ['H9-0', 'H11-0'] },
      { train: '3-0', path: PATH, halts: 0 },
    ];
    expect(routesOf(['2-0', '3-0', '4-0'], plan, found)).toEqual([
      { train: '3-0', path: PATH, halts: 1 },
      { train: '4-0', path: ['H9-0', 'H11-0'] },
    ]);
    expect(isFree(letRun(letRun(plan, '2-0'), '3-0'))).toBe(true);
  });

  it('all cleared is all at home; runs that are kept leave the rest at home', () => {
    expect(routesOf(['2-0', '3-0'], clearAll(['2-0', '3-0']), [{ train: '2-0', path: PATH }])).toEqual([]);
    expect(keepRuns(['2-0', '3-0'], [{ train: '3-0', path: PATH }])).toEqual({
      '2-0': { kind: 'home' },
      '3-0': { kind: 'fixed', path: PATH },
    });
  });
});

describe('a path by hand', () => {
  it('loses an end with the track up to the next stop, and its last stop last', () => {
    expect(withoutEnd(PATH, 'last')).toEqual(['D1-0', 'D3-1', 'E4-0']);
    expect(withoutEnd(PATH, 'first')).toEqual(PATH.slice(1));
    expect(withoutEnd(['E4-0', 'E6', 'F7', 'G6-0'], 'first')).toEqual(['G6-0']);
    expect(withoutEnd(['G6-0'], 'first')).toEqual([]);
    expect(withoutEnd(['G6-0'], 'last')).toEqual([]);
    expect(setPath(NOTHING_PLANNED, '3-0', [])).toEqual({ '3-0': { kind: 'home' } });
  });

  it('gets one more stop at either end, the way there in the right order', () => {
    expect(withEnd(['E4-0', 'G6-0'], 'last', ['G8', 'H9-0'])).toEqual(['E4-0', 'G6-0', 'G8', 'H9-0']);
    expect(withEnd(['G6-0', 'G8', 'H9-0'], 'first', ['F7', 'E6', 'E4-0'])).toEqual([
      'E4-0',
      'E6',
      'F7',
      'G6-0',
      'G8',
      'H9-0',
    ]);
  });
});

it('two sets of runs differ by stops that only one has', () => {
  expect(differenceOf([{ path: PATH }], [{ path: ['D1-0', 'D3-0', 'E4-0'] }])).toEqual({
    more: ['D3-1', 'G6-0'],
    fewer: ['D3-0'],
  });
});
