import { describe, expect, it } from 'vitest';
import { type Match, switchesOf } from '../../core/match.ts';
import { importGame } from '../../interop/import.ts';
import { exported } from '../../testing/records.ts';
import { sampleMatch } from '../../testing/1848/sample.ts';
import { findGame, titleFor } from '../../titles/all.ts';
import { inOrder, nextGame } from './again.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

function gameOf({ game }: Match): NonNullable<ReturnType<typeof findGame>> {
  const found = findGame(game);
  if (!found) throw new Error(`no game ${game}`);
  return found;
}

describe('again with these players', () => {
  it('seats them as before, one further, or by lot', () => {
    expect(inOrder(NAMES, 'same')).toEqual(NAMES);
    expect(inOrder(NAMES, 'rotated')).toEqual(['Ben', 'Cleo', 'Dora', 'Ada']);
    const drawn = Array.from({ length: 40 }, () => inOrder(NAMES, 'shuffled'));
    expect(drawn.every((names) => names.toSorted().join() === NAMES.join())).toBe(true);
    expect(new Set(drawn.map((names) => names.join())).size).toBeGreaterThan(1);
  });

  it('keeps the rules, with what was switched', () => {
    const match = { ...sampleMatch(), rulesVersion: 1 };
    const game = gameOf(match);
    const switched = { ...match, options: { ...match.options } };
    const next = nextGame(game, switched, 'same');
    expect(next).toMatchObject({ title: match.game, ruleSet: match.ruleSet });
    // Also those that an older version of the rules had otherwise.
    const now = { ...switched, options: next.options, rulesVersion: game.rulesVersion };
    expect(switchesOf(game, now)).toEqual(switchesOf(game, switched));
  });

  it('keeps computers in their seats, and takes them along', () => {
    const hard = { level: 'hard', manner: 'bold' };
    const sample = sampleMatch();
    const players = sample.players.map((player, seat) =>
      seat === 1 ? { ...player, computer: hard } : player,
    );
    const game = gameOf(sample);
    expect(nextGame(game, { ...sample, players }, 'same').computers?.slice(0, 2)).toEqual([null, hard]);
    const { names, computers } = nextGame(game, { ...sample, players }, 'rotated');
    expect([names[0], computers?.[0]]).toEqual([players[1]?.name, hard]);
  });

  it('leaves out what only importing sets', () => {
    const file = exported('1848/101');
    const title = titleFor(file.title);
    if (!title) throw new Error('no title');
    const match = importGame(title, file);
    expect(match.options).toMatchObject({ import_lenient: true });
    const next = nextGame(gameOf(match), match, 'same');
    expect(next.ruleSet).toBe(match.ruleSet);
    expect(next.options).not.toHaveProperty('import_lenient');
  });
});
