import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../titles/all.ts';
import { TABLE_TITLES } from '../../titles/find.ts';
import { parseMatch, replay } from '../../core/match.ts';

describe('the sample games', () => {
  it.each(TABLE_TITLES)('of $id is a finished game by the rules', ({ id }) => {
    const text = readFileSync(new URL(`samples/${id}.json`, import.meta.url), 'utf8');
    const match = parseMatch(text, GAMES);
    const game = GAMES.find((candidate) => candidate.id === match.game);
    if (!game) throw new Error('no game');
    const state = replay(game, match);
    expect([match.game, game.turn(state).kind]).toEqual([id, 'finished']);
  });
});
