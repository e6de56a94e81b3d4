import { refuse as refuseAny } from '../core/game.ts';
import type { Refuse, Vocabulary } from '../core/vocabulary.ts';

/** What the shared parts of railway titles tell. */

export const RAIL_EVENTS = {
  'private-paid': { private: 'private', owner: 'party', amount: 'money' },
  'deal-asked': { company: 'company', item: 'item', price: 'money', side: 'train?', seller: 'party?' },
  'deal-accepted': { company: 'company', item: 'item' },
  'deal-refused': { company: 'company', item: 'item' },
} as const satisfies Vocabulary;

export const RAIL_REFUSALS = {
  'declined-this-turn': { item: 'item' },
  'nothing-asked': {},
  // Where a token may go (`placing.ts`).
  'no-city-there': { hex: 'place', city: 'text?' },
  'own-token-there': { hex: 'place', city: 'text?' },
  'city-out-of-reach': { hex: 'place', city: 'text?' },
  'no-free-slot': { hex: 'place', city: 'text?' },
} as const satisfies Vocabulary;

/** Why a path is not a route (`src/routes`). */
export const PATH_REFUSALS = {
  'no-such-place': { train: 'train?', at: 'stop?' },
  'no-track': { train: 'train?', at: 'stop?' },
  'ends-on-track': { train: 'train?', at: 'stop?' },
  'too-short': { train: 'train?', at: 'stop?' },
  'stop-twice': { train: 'train?', at: 'stop?' },
  'track-twice': { train: 'train?', at: 'stop?' },
  'through-end-of-line': { train: 'train?', at: 'stop?' },
  'through-blocked-city': { train: 'train?', at: 'stop?' },
  'no-own-token': { train: 'train?', at: 'stop?' },
} as const satisfies Vocabulary;

export const refuse: Refuse<typeof RAIL_REFUSALS> = refuseAny;
