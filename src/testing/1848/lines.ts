import type { Seat } from '../../core/game.ts';
import { split, type Tiles } from '../rail-position.ts';
import type { CompanySpec } from './position.ts';

/** Small railways for constructed positions: each home has track to one other city. */
export const LINES: Record<string, Tiles> = {
  VR: { H11: ['57', 1], H9: ['57', 1] },
  FT: { G14: ['57', 2], F13: ['5', 5] },
  SAR: { G6: ['6', 2], F5: ['6', 3] },
  NSW: { F17: ['6', 1], E18: ['5', 0] },
  WA: { E2: ['6', 2] },
};

const HOMES: Record<string, string> = {
  CAR: 'E4',
  VR: 'H11',
  NSW: 'F17',
  SAR: 'G6',
  FT: 'G14',
  WA: 'D1',
  QR: 'B19',
};

export function linesOf(...ids: string[]): Tiles {
  return Object.assign({}, ...ids.map((id) => LINES[id])) as Tiles;
}

/** A company that has begun: par 100, all but what is said with its Director, token at home. */
export function started(id: string, director: Seat, spec: CompanySpec = {}): CompanySpec {
  const home = HOMES[id];
  return {
    par: 100,
    held: split(id, [director, 60]),
    ...(home === undefined ? {} : { tokens: [home] }),
    ...spec,
  };
}
