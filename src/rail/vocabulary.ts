import { refuse as refuseAny } from '../core/game.ts';
import type { Refuse, Vocabulary } from '../core/vocabulary.ts';

/** The events and refusals that the 18xx titles share; each adds its own. */

export const RAIL_EVENTS = {
  'private-paid': { private: 'private', owner: 'party', amount: 'money' },
  'deal-asked': { company: 'company', item: 'item', price: 'money', side: 'train?', seller: 'party?' },
  'deal-accepted': { company: 'company', item: 'item' },
  'deal-refused': { company: 'company', item: 'item' },
  // What happens in all of them.
  'end-triggered': { reason: 'end' },
  'game-over': { reason: 'end' },
  'home-token': { company: 'company', hex: 'place' },
  'operating-round': { number: 'text', of: 'text', set: 'text' },
  'paid-out': { company: 'company', revenue: 'money' },
  'par-set': { company: 'company', price: 'money', seat: 'seat' },
  passed: { seat: 'seat' },
  phase: { phase: 'text' },
  'price-moved': { company: 'company', from: 'money?', to: 'money' },
  'private-bought': { seat: 'seat', private: 'private', price: 'money' },
  'private-closed': { private: 'private' },
  'share-bought': { seat: 'seat', company: 'company', from: 'text', price: 'money' },
  'shares-sold': { seat: 'seat', company: 'company', percent: 'percent', income: 'money' },
  'stock-round': { number: 'text' },
  'tile-laid': { hex: 'place', tile: 'text', rotation: 'text', cost: 'money', by: 'party?' },
  'token-placed': { company: 'company', hex: 'place', price: 'money' },
  'train-bought': { company: 'company', train: 'train', price: 'money', from: 'party' },
  'train-discarded': { company: 'company', train: 'train' },
  'trains-rusted': { company: 'company', trains: 'train[]' },
  turn: { company: 'company' },
  withheld: { company: 'company', revenue: 'money' },
} as const satisfies Vocabulary;

/** Of titles in which companies can be insolvent. */
export const INSOLVENCY_EVENTS = {
  insolvent: { company: 'company' },
  solvent: { company: 'company' },
} as const satisfies Vocabulary;

/** Of titles whose imported games may hold what live play refuses, or other figures than ours. */
export const IMPORT_EVENTS = {
  'import-difference': { what: 'difference', ours: 'ours?', recorded: 'money?' },
} as const satisfies Vocabulary;

export const RAIL_REFUSALS = {
  'declined-this-turn': { item: 'item' },
  'nothing-asked': {},
  // Where a token may go (`placing.ts`).
  'no-city-there': { hex: 'place', city: 'text?' },
  'own-token-there': { hex: 'place', city: 'text?' },
  'city-out-of-reach': { hex: 'place', city: 'text?' },
  'no-free-slot': { hex: 'place', city: 'text?' },
  // What all of them refuse.
  'already-started': { company: 'company' },
  'bad-block': { percent: 'percent' },
  'certificate-limit': { limit: 'text' },
  'colour-not-yet': { colour: 'colour' },
  'hex-out-of-reach': { hex: 'place' },
  'no-lay-left': {},
  'no-share-there': { company: 'company', from: 'text?' },
  'no-such-par': { price: 'money', prices: 'any-money' },
  'no-tile-left': { tile: 'text' },
  'no-token-left': {},
  'not-by-hand': {},
  'not-enough-cash': { price: 'money?', cost: 'money?', most: 'money?' },
  'not-held': { company: 'company', percent: 'percent' },
  'not-its-train': { train: 'train' },
  'not-started': { company: 'company' },
  'one-block': { company: 'company' },
  'over-certificate-limit': { held: 'text', limit: 'text' },
  'tile-does-not-fit': { hex: 'place', tile: 'text', rotation: 'text' },
  'track-not-joined': { hex: 'place' },
  'track-shared': { train: 'train' },
  'train-limit': {},
  'train-twice': { train: 'train' },
  'unknown-hex': { hex: 'place' },
  'unknown-private': { private: 'private' },
  'unknown-seller': { seller: 'party' },
  'unknown-tile': { tile: 'text', rotation: 'text?' },
} as const satisfies Vocabulary;

/** Of titles that ask for discards at once, no matter who is on turn (`trains.ts`). */
export const DISCARD_REFUSALS = {
  'not-over-the-limit': { company: 'company' },
} as const satisfies Vocabulary;

/** Of titles in which privates have powers. */
export const POWER_REFUSALS = {
  'no-such-power': { private: 'private' },
  'not-for-this-power': { hex: 'place', tile: 'text?' },
  'not-owner': { private: 'private' },
  'power-gone': { private: 'private' },
  'too-early': { private: 'private?' },
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
