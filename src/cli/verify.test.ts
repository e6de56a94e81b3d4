import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { SiteAction } from '../interop/site-file.ts';
import { makeDesk } from '../testing/cli.ts';
import { type Recorded, recordedGame, siteGame } from '../testing/1848/recorded.ts';
import { RECORDS, recordText } from '../testing/records.ts';

const desk = makeDesk();
afterAll(() => desk.clear());

const GAME = recordedGame(60);
const M = GAME.states.length;

/** The game with one value of one state changed. */
function spoiled(at: number, change: (state: Record<string, unknown>) => void): Recorded {
  const copy = structuredClone(GAME);
  change(copy.states[at] ?? {});
  return copy;
}

describe('verify', () => {
  test('an equal game', async () => {
    desk.file('equal.json', JSON.stringify(GAME));
    expect(await desk.railhead('verify', 'equal.json')).toEqual({
      code: 0,
      out: `equal.json: equal ${M}/${M} states\n`,
      err: '',
    });
  });

  test('the first difference with both values', async () => {
    const game = spoiled(12, (state) => (state['bank'] = 1));
    const { id, type } = GAME.actions[11] ?? {};
    const ours = String(GAME.states[12]?.['bank']);
    desk.file('differs.json', JSON.stringify(game));
    expect(await desk.railhead('verify', 'differs.json')).toEqual({
      code: 1,
      out: `differs.json: differs at state 12 of ${M} after action ${id} (${type}): bank: ours ${ours}, recorded 1\n`,
      err: '',
    });
  });

  test('a record that contradicts the game is reported below the verdict', async () => {
    const index = GAME.actions.findIndex(({ type }) => type === 'bid');
    const bid = GAME.actions[index] as SiteAction;
    const forge = (change: object): string =>
      desk.file(
        'forged.json',
        JSON.stringify({ ...GAME, actions: GAME.actions.with(index, { ...bid, ...change }) }),
      );
    forge({ price: 1 });
    const { price } = bid;
    expect(await desk.railhead('verify', 'forged.json')).toMatchObject({
      code: 0,
      out: `forged.json: equal ${M}/${M} states\n  action ${bid.id} (bid): The file gives “price” as 1; by the rules of the game it is ${String(price)}, and that is what counts. [1848-21.2]\n`,
    });
    forge({ entity: 'constructor' });
    expect(await desk.railhead('verify', 'forged.json')).toMatchObject({
      code: 1,
      out: `forged.json: differs at state ${index + 1} of ${M} after action ${bid.id} (bid): player "constructor" is not in the game\n`,
    });
  });

  test('a difference before any action', async () => {
    desk.file('start.json', JSON.stringify(spoiled(0, (state) => (state['phase'] = 'X'))));
    const { code, out } = await desk.railhead('verify', 'start.json');
    expect(code).toBe(1);
    expect(out).toBe(
      `start.json: differs at state 0 of ${M} before any action: phase: ours "2", recorded "X"\n`,
    );
  });

  test('an action our rules refuse', async () => {
    const actions = GAME.actions.with(4, { type: 'pass', entity: 'nobody', id: 5 });
    desk.file('refused.json', JSON.stringify({ ...GAME, actions }));
    const { code, out } = await desk.railhead('verify', 'refused.json');
    expect(code).toBe(1);
    expect(out).toMatch(
      new RegExp(`^refused.json: differs at state 5 of ${M} after action 5 \\(pass\\): .+\n$`),
    );
  });

  test('actions without a recorded state are mentioned', async () => {
    desk.file('shorter.json', JSON.stringify({ ...GAME, states: GAME.states.slice(0, 10) }));
    const { out } = await desk.railhead('verify', 'shorter.json');
    expect(out).toBe(`shorter.json: equal 10/10 states (${M - 10} more actions have no recorded state)\n`);
  });

  test('one bad file does not hide the others', async () => {
    desk.file('stateless.json', JSON.stringify(siteGame(60)));
    desk.file('no-states.json', JSON.stringify({ ...GAME, states: [] }));
    desk.file('null-state.json', JSON.stringify({ ...GAME, states: GAME.states.with(2, null as never) }));
    desk.file('good.json', JSON.stringify(GAME));
    const files = ['missing.json', 'stateless.json', 'no-states.json', 'null-state.json', 'good.json'];
    const { code, out, err } = await desk.railhead('verify', ...files);
    expect(code).toBe(1);
    expect(out).toBe(`good.json: equal ${M}/${M} states\n`);
    expect(err.split('\n')).toEqual([
      'railhead: missing.json: no such file or folder',
      'railhead: stateless.json: not a recorded game: "states" is missing (see records/README.md)',
      'railhead: no-states.json: not a recorded game: "states" is empty',
      'railhead: null-state.json: not a recorded game: state 2 is not an object',
      '',
    ]);
  });

  test('--json', async () => {
    desk.file('one.json', JSON.stringify(GAME));
    desk.file('two.json', JSON.stringify(spoiled(3, (state) => (state['turn'] = 9))));
    const { code, out } = await desk.railhead('verify', '--json', 'one.json', 'two.json', 'three.json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      { file: 'one.json', result: 'equal', states: M, equal: M },
      { file: 'two.json', result: 'differs', at: 3, difference: { path: 'turn', recorded: 9 } },
      { file: 'three.json', result: 'unusable' },
    ]);
  });

  test('a terminal sees a bar that is wiped away', async () => {
    desk.file('bar.json', JSON.stringify(GAME));
    const { err } = await desk.railheadWith({ redraws: true }, 'verify', 'bar.json');
    expect(err).toContain(`bar.json ${'█'.repeat(30)} ${M}/${M}`);
    expect(err.endsWith('\r\u001b[K')).toBe(true);
  });
});

describe('records', () => {
  test('a folder: every recorded game in it is equal in every state', async () => {
    const { code, out, err } = await desk.railhead('verify', join(RECORDS, '1848'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.trimEnd().split('\n').map(afterName)).toEqual([
      'equal 136/136 states',
      'equal 636/636 states',
    ]);
  });

  test('a packed file', async () => {
    const { code, out } = await desk.railhead('verify', join(RECORDS, 'played/18GB-6p-1.json.gz'));
    const [verdict = ''] = out.split('\n');
    expect([code, afterName(verdict)]).toEqual([0, 'equal 289/289 states']);
    desk.file('unpacked.json.gz', JSON.stringify(GAME));
    const { err } = await desk.railhead('verify', 'unpacked.json.gz');
    expect(err).toMatch(/^railhead: unpacked.json.gz: not a gzip file: .+\n$/);
  });

  test('the first difference, by the action of the export and the field', async () => {
    const text = recordText('1848/101');
    const [before, at] = ['"players.1.cash":690', text.indexOf('"players.1.cash":690')];
    desk.file('record.json', `${text.slice(0, at)}"players.1.cash":691${text.slice(at + before.length)}`);
    const { code, out } = await desk.railhead('verify', 'record.json');
    expect([code, afterName(out)]).toEqual([
      1,
      'differs at state 20 of 136 after action 20 (bid): players.1.cash: ours 690, recorded 691\n',
    ]);
  });

  test('exports in a folder are passed over, what cannot be read is not', async () => {
    mkdirSync(join(desk.folder, 'mixed'));
    desk.file('mixed/export.json', JSON.stringify(siteGame(60)));
    const none = await desk.railhead('verify', 'mixed');
    expect([none.code, none.err]).toEqual([1, 'railhead: mixed: no recorded game in this folder\n']);
    desk.file('mixed/good.json', JSON.stringify(GAME));
    desk.file('mixed/broken.json', '{');
    const { code, out, err } = await desk.railhead('verify', 'mixed');
    expect([code, out]).toEqual([1, `${join('mixed', 'good.json')}: equal ${M}/${M} states\n`]);
    expect(err).toMatch(/^railhead: mixed.broken\.json: this is not a game file, or it is damaged \(.+\)\n$/);
  });
});

/** What is said about a file, without its path. */
function afterName(line: string): string {
  return line.replace(/^.*?\.json(?:\.gz)?: /, '');
}
