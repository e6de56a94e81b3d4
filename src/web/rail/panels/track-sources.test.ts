import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headOf } from '../../../core/choice.ts';
import { type Action, type Choice, refuse } from '../../../core/game.ts';
import { canonicalJson } from '../../../core/json.ts';
import { readGameFile } from '../../match/files.ts';
import {
  firstOfferedAction,
  groupByReason,
  isMapAction,
  legalHexes,
  offeredActions,
  refusedHexes,
  sourcesOf,
} from './track-sources.ts';

const SAMPLE = new URL('../../../../samples/1848-sample.json', import.meta.url);

function tile(hex: string, more: Record<string, string | number> = {}): Choice<Action> {
  return { kind: 'open', template: { type: 'lay_tile', by: 0, hex, ...more } };
}

function token(hex: string, city: number, more: Record<string, string> = {}): Choice<Action> {
  return { kind: 'one', action: { type: 'place_token', by: 0, hex, city, ...more } as Action };
}

describe('the ways of building', () => {
  it('are own tiles, own tokens and the powers of privates, in this order', () => {
    const sources = sourcesOf([
      token('D1', 0, { private: 'GN' }),
      tile('C2', { private: 'P2' }),
      token('E4', 0),
      tile('F5'),
      { kind: 'one', action: { type: 'pass', by: 0 } },
    ]);
    expect(sources.map(({ key }) => key)).toEqual([
      'lay_tile',
      'place_token',
      'lay_tile P2',
      'place_token GN',
    ]);
  });

  it('know which hexes are legal and which are refused', () => {
    const [source] = sourcesOf([
      token('E4', 0),
      { ...token('E4', 1), refusal: refuse('no-free-slot', '1848-9.2', { hex: 'E4' }) },
      { ...token('G6', 0), refusal: refuse('own-token-there', '1848-9.1', { hex: 'G6' }) },
    ]);
    if (!source) throw new Error('one source');
    expect(legalHexes(source)).toEqual(['E4']);
    expect(refusedHexes(source).map(({ hex }) => hex)).toEqual(['G6']);
    expect(source.offers.get('E4')?.refused).toHaveLength(1);
  });

  it('tell each reason once, for all its hexes', () => {
    const greyed = (hex: string, code: string): Choice<Action> => ({
      ...tile(hex),
      refusal: refuse(code, '1848-8.2', { hex }),
    });
    const [source] = sourcesOf([greyed('A1', 'x'), greyed('B2', 'y'), greyed('C3', 'x')]);
    if (!source) throw new Error('one source');
    const groups = groupByReason(refusedHexes(source));
    expect(groups.map(({ refusal, hexes }) => [refusal.code, hexes])).toEqual([
      ['x', ['A1', 'C3']],
      ['y', ['B2']],
    ]);
  });

  it('hold every legal action on the map, and no other', async () => {
    const { game: read, title } = (await readGameFile(readFileSync(SAMPLE, 'utf8'))) as Extract<
      Awaited<ReturnType<typeof readGameFile>>,
      { title: object }
    >;
    const { game } = title;
    let seen = 0;
    for (const { state } of read.steps) {
      if (game.turn(state).kind === 'finished') break;
      const choices = game.choices(state, { greyed: true });
      if (!choices.some((choice) => isMapAction(headOf(choice)))) continue;
      const expand = (choice: Choice<Action>): Iterable<Action> => game.expand(state, choice);
      const offers = sourcesOf(choices).flatMap((source) => [...source.offers.values()]);
      const reached = offers.flatMap((offer) => offeredActions(offer, expand));
      for (const offer of offers) {
        expect(firstOfferedAction(offer, expand)).toEqual(offeredActions(offer, expand)[0] ?? null);
      }
      const legal = game
        .choices(state)
        .filter((choice) => choice.kind === 'one' || choice.kind === 'open')
        .flatMap((choice) => (choice.kind === 'open' ? [...expand(choice)] : [choice.action]))
        .filter((action) => isMapAction(action));
      expect(reached.map(canonicalJson).sort()).toEqual(legal.map(canonicalJson).sort());
      seen += reached.length;
      if (seen > 2000) break;
    }
    expect(seen).toBeGreaterThan(500);
  });
});
