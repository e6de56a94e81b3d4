import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('players are told by their initials, by more of them where names begin alike, else by their number', () => {
  expect(initialsOf(['Ada', 'ben', 'Élodie'])).toEqual(['A', 'B', 'É']);
  expect(initialsOf(['Carl', 'Cleo', 'Dora'])).toEqual(['Ca', 'Cl', 'D']);
  expect(initialsOf(['Player 1', 'Player 2', 'Eve'])).toEqual(['1', '2', 'E']);
  expect(initialsOf(['', 'Anna'])).toEqual(['1', 'A']);
});
