import { describe, expect, it } from 'vitest';
import { COMMON } from '../text/en/common.ts';
import { PAGE } from '../text/en/page/index.ts';
import { ALL } from './all.ts';

describe.each(ALL)('the switches of $title.id', ({ title, game }) => {
  const offered = Object.values(title.switches).flat();

  it('are each found under one topic, but for what importers set', () => {
    const all = game.options.map(({ key }) => key).filter((key) => key !== 'import_lenient');
    expect(offered.toSorted()).toEqual(all.toSorted());
  });

  it('have topics with names', () => {
    const words = { ...COMMON, ...PAGE };
    const topics = Object.keys(title.switches).map((topic) => `page.new.topic.${topic}`);
    expect(topics.filter((key) => words[key] === undefined)).toEqual([]);
  });

  it('are for tables that the title has', () => {
    const [min, max] = title.seats;
    for (const [key, seats] of Object.entries(title.switchSeats ?? {})) {
      expect(offered).toContain(key);
      expect(seats >= min && seats <= max).toBe(true);
    }
  });
});
