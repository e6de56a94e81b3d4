// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hiddenParts, readHidden, toggleHidden } from './columns.ts';

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of hiddenParts.value) if (name === 'par' || name === 'cash') toggleHidden(name);
});

describe('the columns of the holdings', () => {
  it('are read as they were stored, without unknown names', () => {
    expect([...readHidden('par cash nonsense')]).toEqual(['par', 'cash']);
    expect([...readHidden(null)]).toEqual([]);
  });

  it('are hidden and shown again, and stored', () => {
    toggleHidden('par');
    expect(hiddenParts.value.has('par')).toBe(true);
    expect([...readHidden(localStorage.getItem('railhead.holdings.hidden'))]).toEqual(['par']);
    toggleHidden('par');
    expect(hiddenParts.value.has('par')).toBe(false);
  });

  it('can be chosen in a browser that keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no room');
    });
    toggleHidden('cash');
    expect(hiddenParts.value.has('cash')).toBe(true);
  });
});
