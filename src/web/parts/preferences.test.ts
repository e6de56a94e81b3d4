import { describe, expect, it } from 'vitest';
import { MOMENT_KINDS, readPreferences } from './preferences.ts';

describe('preferences', () => {
  it('show every moment and are silent until something is chosen', () => {
    const fresh = readPreferences(null);
    expect(MOMENT_KINDS.map((kind) => fresh[`moment.${kind}`])).toEqual(MOMENT_KINDS.map(() => true));
    expect(fresh.sound).toBe(false);
  });

  it('keep what was chosen', () => {
    const chosen = readPreferences('{"moment.sale":false,"sound":true}');
    expect(chosen).toEqual({ ...readPreferences(null), 'moment.sale': false, sound: true });
  });

  it('take nothing else from the storage', () => {
    expect(readPreferences('{"moment.sale":"no","colour":true}')).toEqual(readPreferences(null));
    expect(readPreferences('{')).toEqual(readPreferences(null));
    expect(readPreferences('7')).toEqual(readPreferences(null));
  });
});
