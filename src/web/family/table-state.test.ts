// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { legalActions } from '../../core/choice.ts';
import { memoryHere } from '../match/memory-database.ts';
import { startGame } from '../match/open.ts';
import { TableState } from './table-state.ts';

test('what is put together is forgotten when a computer moves meanwhile, and only then', async () => {
  const session = await startGame(memoryHere(), {
    title: 'chicago-express',
    names: ['Ada', 'Ben', 'Cleo'],
    computers: [null, { level: 'medium', manner: 'balanced' }, null],
    ruleSet: 'book',
    options: {},
    seed: 7,
  });
  const [first] = legalActions(session.title.game, session.state.value);
  if (!first) throw new Error('nothing is legal');
  const table = new TableState(session);
  table.choose({ action: first });
  onTestFinished(table.keepUp());
  expect(table.pending.value?.action).toBe(first);
  session.act(first);
  expect(table.pending.value).toBeNull();
});
