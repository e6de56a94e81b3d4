import type { Seat } from '../../core/game.ts';
import type { CompanySpec } from './position.ts';

/** Small railways for constructed positions: each home has track to one other city. */
export const LINES: Record<string, Record<string, [tile: string, rotation: number]>> = {
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

export function linesOf(...ids: string[]): Record<string, [tile: string, rotation: number]> {
  return Object.assign({}, ...ids.map((id) => LINES[id])) as Record<string, [string, number]>;
}

/** Certificates by holder and percent; the first holder is the Director. */
export function split(id: string, ...parts: [holder: Seat | 'pool', percent: number][]) {
  let next = 1;
  const held: Record<string, string[]> = {};
  for (const [index, [holder, percent]] of parts.entries()) {
    const certs = index === 0 ? [`${id}_0`] : [];
    while (certs.length + (index === 0 ? 1 : 0) < percent / 10) certs.push(`${id}_${next++}`);
    held[holder] = certs;
  }
  return held;
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
