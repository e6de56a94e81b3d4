// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { legalActions } from '../../core/choice.ts';
import type { Action } from '../../core/game.ts';
import { memoryHere } from '../match/memory-database.ts';
import { startGame } from '../match/open.ts';
import type { MatchSession } from '../match/session.ts';
import { changeLines } from '../history/change-lines.ts';
import type { RailView } from '../../rail/view.ts';
import { loadFamily } from '../families.ts';
import { RAIL } from '../rail/family.ts';
import { familyOf } from './family.ts';
import { changesBetween, stepChanges } from './step-changes.ts';

const NAMES = ['Ada', 'Ben', 'Cleo'];

async function playedGame(title: string, ruleSet: string, type: string): Promise<MatchSession> {
  const session = await startGame(memoryHere(), { title, names: NAMES, ruleSet, options: {}, seed: 5 });
  await loadFamily(session.title.family);
  // The first action of a kind, however the game gets there.
  for (let moves = 0; moves < 400; moves++) {
    const actions: Action[] = [...legalActions(session.title.game, session.state.value)];
    const wanted = actions.find((action) => action.type === type);
    if (session.act(wanted ?? (actions[moves % actions.length] as Action))) throw new Error('refused');
    if (wanted) return session;
  }
  throw new Error(`no ${type}`);
}

/** What has changed since an earlier position, in words. */
function linesSince(session: MatchSession, before: unknown): string[] {
  const { figures } = familyOf(session).changes(before, session.shown.value.view);
  return changeLines(session.words, figures(session.words));
}

describe('what a step has changed', () => {
  test('of an 18xx game: figures by name and company, hexes, and words', () => {
    const company = { id: 'VR', cash: 0, price: null, director: null, trains: [], ipo: 100 };
    const before = {
      players: [
        { seat: 0, cash: 300, shares: {} },
        { seat: 1, cash: 300, shares: {} },
      ],
      companies: [company, { ...company, id: 'FT' }],
      map: { board: { laid: {} }, tokens: {} },
    } as unknown as RailView;
    const after = {
      players: [
        { seat: 0, cash: 160, shares: { VR: 20 } },
        { seat: 1, cash: 300, shares: {} },
      ],
      companies: [
        { ...company, price: 70, ipo: 80, director: 0 },
        { ...company, id: 'FT' },
      ],
      map: { board: { laid: { F5: ['57', 1] } }, tokens: { G6: [{ slots: ['VR'], beside: [] }] } },
    } as unknown as RailView;
    const { figures, hexes } = changesBetween(RAIL, before, after);
    expect([...figures].sort()).toEqual([
      'companies/VR/director',
      'companies/VR/ipo',
      'companies/VR/price',
      'players/0/cash',
      'players/0/shares',
      'players/0/shares/VR',
    ]);
    expect(hexes).toEqual(['F5', 'G6']);
    expect(changesBetween(RAIL, before, structuredClone(before)).figures.size).toBe(0);
  });

  test('of Chicago Express: an expansion, on the board, in the figures and in words', async () => {
    const session = await playedGame('chicago-express', 'book', 'expand');
    const { action } = session.stepAt(session.at.value);
    const { figures, hexes, before } = stepChanges(session);
    const { company, hexes: built } = action as unknown as { company: string; hexes: string[] };
    expect(hexes.toSorted()).toEqual([...built].sort());
    expect(figures.has(`companies/${company}/treasury`)).toBe(true);
    const lines = linesSince(session, before);
    expect(lines.some((line) => line.startsWith(`${company}, treasury: `))).toBe(true);
    session.lookAt(0);
    expect(stepChanges(session).before).toBeNull();
  });

  test.each(['1848', '1860', '18gb'])('of %s: a player who bids or buys has less', async (title) => {
    const session = await playedGame(title, 'book', title === '18gb' ? 'bid' : 'pass');
    for (let at = 1; at <= session.at.value; at++) {
      session.lookAt(at);
      const { before, figures } = stepChanges(session);
      const lines = linesSince(session, before);
      const paid = [...figures].some((name) => /^players\/\d\/cash$/.test(name));
      expect(lines.some((line) => line.includes(', cash: '))).toBe(paid);
    }
  });
});
