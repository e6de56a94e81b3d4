import { refuse as refuseAny } from '../../core/game.ts';
import { SHAPE_REFUSALS, type Refuse, type Vocabulary } from '../../core/vocabulary.ts';

/** The title's events and refusals. Each key has its words in `src/text`. */

export const EVENTS = {
  'auction-started': { player: 'seat', company: 'company', minimum: 'money' },
  bid: { company: 'company', player: 'seat', price: 'money' },
  'chicago-dividend': { company: 'company', per_share: 'money', paid: 'payments' },
  'detroit-grew': { value: 'money' },
  developed: { player: 'seat', hex: 'place', value: 'money?' },
  'dials-reset': {},
  'did-nothing': { player: 'seat', dial: 'dial' },
  dividend: { number: 'text', per_share_by_company: 'rates', paid: 'payments' },
  expanded: { player: 'seat', company: 'company', hexes: 'place[]', cost: 'money', income: 'money' },
  'expansion-waits': { company: 'company', hexes: 'place[]', cost: 'money' },
  'forest-grant': { company: 'company', amount: 'money' },
  'game-over': { reasons: 'end[]', winners: 'seat[]' },
  passed: { company: 'company', player: 'seat' },
  'share-sold': { company: 'company', player: 'seat', price: 'money' },
  'share-unsold': { company: 'company' },
  'wabash-opened': { income: 'money' },
} as const satisfies Vocabulary;

export const REFUSALS = {
  ...SHAPE_REFUSALS,
  'already-developed': { hex: 'place' },
  'already-there': { hex: 'place' },
  'bid-over-cash': { price: 'money', cash: 'money' },
  'bid-too-low': { price: 'money', least: 'money' },
  'company-closed': { company: 'company' },
  'dial-red': { dial: 'dial' },
  'game-over': { reasons: 'end[]' },
  'hex-closed': { hex: 'place' },
  'hex-count': { count: 'text' },
  'hex-taken': { hex: 'place' },
  'no-funds': { cost: 'money?', treasury: 'money', company: 'company?' },
  'no-houses': {},
  'no-locomotive-on-hex': { hex: 'place?' },
  'no-locomotives': { count: 'text?', left: 'text?', company: 'company?' },
  'no-share': { company: 'company' },
  'no-shares-left': { company: 'company' },
  'not-adjacent': { hex: 'place' },
  'not-developable': { hex: 'place' },
  'not-your-turn': { seat: 'seat' },
  'track-at-end': { hex: 'place' },
  'unknown-dial': { dial: 'dial' },
  'unknown-hex': { hex: 'place' },
  'wrong-company': { company: 'company' },
  'wrong-phase': { phase: 'text' },
} as const satisfies Vocabulary;

export const refuse: Refuse<typeof REFUSALS> = refuseAny;
