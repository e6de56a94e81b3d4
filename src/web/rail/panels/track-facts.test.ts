import { describe, expect, it } from 'vitest';
import { KIT } from '../../../games/1848/data.ts';
import { newBoard, withTile } from '../../../rail/board.ts';
import type { RailView } from '../../../rail/view.ts';
import {
  changedFacts,
  costIn,
  furtherEvents,
  groundsOf,
  joinsOf,
  mostJoined,
  placesIn,
} from './track-facts.ts';
import type { TileAction } from './track-sources.ts';

const EMPTY = newBoard(KIT);

function lay(hex: string, tile: string, rotation: number): TileAction {
  return { type: 'lay_tile', by: 0, hex, tile, rotation };
}

describe('what a tile would do', () => {
  it('tells the track it meets from the hexes it only points at', () => {
    const one = withTile(KIT, EMPTY, 'F5', '57', 1);
    expect(joinsOf(KIT, one, 'F5')).toEqual({ joins: [], towards: ['F3', 'F7'] });
    const two = withTile(KIT, one, 'F7', '9', 1);
    expect(joinsOf(KIT, two, 'F5')).toEqual({ joins: ['F7'], towards: ['F3'] });
  });

  it('is shown first for the tile that meets the most', () => {
    const actions = [lay('F5', '57', 0), lay('F5', '57', 1), lay('F5', '57', 2)];
    const beside = withTile(KIT, EMPTY, 'F7', '9', 1);
    expect(mostJoined(KIT, beside, actions)).toBe(actions[1]);
    expect(mostJoined(KIT, EMPTY, actions)).toBe(actions[0]);
    expect(mostJoined(KIT, EMPTY, [])).toBeNull();
  });

  it('names the ground of an unbuilt hex only', () => {
    const built = withTile(KIT, EMPTY, 'C2', '9', 0);
    expect(groundsOf(KIT, EMPTY, built, 'C2').terrain).toBe('desert');
    expect(groundsOf(KIT, built, withTile(KIT, built, 'C2', '23', 0), 'C2').terrain).toBeNull();
  });

  it('names marked sides that get their first track', () => {
    const across = withTile(KIT, EMPTY, 'G8', '9', 1);
    expect(groundsOf(KIT, EMPTY, across, 'G8').edges).toEqual(['gauge']);
    expect(groundsOf(KIT, across, across, 'G8').edges).toEqual([]);
  });
});

describe('what comes of it', () => {
  const events = [
    { key: 'tile-laid', params: { hex: 'C2', cost: 40 } },
    { key: 'private-closed', params: { private: 'P2' } },
  ];

  it('has the cost from the event of the building itself', () => {
    expect(costIn(events)).toBe(40);
    expect(costIn([{ key: 'token-placed', params: { price: 60 } }])).toBe(60);
    expect(costIn([])).toBeNull();
  });

  it('has everything else as further events', () => {
    expect(furtherEvents(events).map(({ key }) => key)).toEqual(['private-closed']);
  });

  it('has the facts of the turn that change', () => {
    const before = { turnFacts: [{ key: 'tiles-laid', value: 0, of: 2, money: false }] };
    const after = { turnFacts: [{ key: 'tiles-laid', value: 1, of: 2, money: false }] };
    expect(changedFacts(before as unknown as RailView, after as unknown as RailView)).toEqual(
      after.turnFacts,
    );
    expect(changedFacts(after as unknown as RailView, after as unknown as RailView)).toEqual([]);
  });

  it('has the places that are left in a city', () => {
    const tokens = { G6: [{ slots: ['SAR', null], beside: [] }] };
    expect(placesIn(KIT, EMPTY, {}, 'G6', 0)).toEqual({ free: 1, all: 1 });
    expect(placesIn(KIT, EMPTY, tokens, 'G6', 0)).toEqual({ free: 1, all: 2 });
  });
});
