import { describe, expect, test } from 'vitest';
import { recordedGame } from '../../../../browser/positions.ts';
import { branch, type Match, replaySteps } from '../../../core/match.ts';
import type { RailView } from '../../../rail/view.ts';
import { loadTitle } from '../../titles.ts';
import { tableWords } from '../../words.ts';
import { pursesIn } from './auction-lots.ts';
import { startLines } from './start-lines.ts';

/** The view before the first action of a kind, and after it. */
async function aroundFirst(
  id: string,
  wanted: (action: Match['actions'][number]) => boolean,
): Promise<{ readonly before: RailView; readonly after: RailView; readonly company: string }> {
  const { game, match } = recordedGame(id);
  const at = match.actions.findIndex(wanted);
  const states = [...replaySteps(game, branch(match, at + 1))].slice(-2).map(({ state }) => state);
  const [before, after] = states.map((state) => game.view(state, null) as unknown as RailView);
  if (!before || !after) throw new Error('there is no such action');
  return { before, after, company: (match.actions[at] as unknown as { company: string }).company };
}

describe('a company that would be started', () => {
  test.each(['1848', '1860'])('%s: what is missing before it floats is told', async (id) => {
    const words = tableWords(await loadTitle(id), {});
    const { before, after, company } = await aroundFirst(id, ({ type }) => type === 'par');
    const missing = after.companies.find((one) => one.id === company)?.toFloat ?? 0;
    expect(missing).toBeGreaterThan(0);
    expect(startLines(words, before, after, company)[0]).toBe(
      `${company} floats once another ${words.percent(missing)} is sold.`,
    );
  });

  test('1848: COM says when it may operate', async () => {
    const words = tableWords(await loadTitle('1848'), {});
    const isCom = (action: object): boolean => 'company' in action && action.company === 'COM';
    const { before, after } = await aroundFirst('1848', (action) => action.type === 'par' && isCom(action));
    expect(before.facts.find(({ key }) => key === 'com-may-operate')?.value).toBe(false);
    expect(startLines(words, before, after, 'COM').at(-1)).toContain(
      'COM: waits until track connects Adelaide and Sydney, or for the first 6.',
    );
  });
});

test('18gb: money promised by highest bids', async () => {
  const { after } = await aroundFirst('18gb', ({ type }) => type === 'bid');
  const [bid] = after.privates.flatMap(({ bids }) => bids);
  expect(pursesIn(after).map(({ seat, tied }) => [seat, tied])).toEqual(
    after.turnOrder.map((seat) => [seat, seat === bid?.seat ? bid.price : 0]),
  );
});
