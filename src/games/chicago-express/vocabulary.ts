import { refuse as refuseAny } from '../../core/game.ts';
import { SHAPE_REFUSALS, type Refuse, type Vocabulary } from '../../core/vocabulary.ts';

/** Everything this title tells: what happened, and why something is not allowed. Each key has its words in `src/text`. */

export const EVENTS = {
  auction_started: { player: 'seat', company: 'company', minimum: 'money' },
  bid: { company: 'company', player: 'seat', price: 'money' },
  chicago_dividend: { company: 'company', per_share: 'money', paid: 'payments' },
  detroit_grew: { value: 'money' },
  developed: { player: 'seat', hex: 'place', value: 'money?' },
  dials_reset: {},
  did_nothing: { player: 'seat', dial: 'dial' },
  dividend: { number: 'text', per_share_by_company: 'rates', paid: 'payments' },
  expanded: { player: 'seat', company: 'company', hexes: 'place[]', cost: 'money', income: 'money' },
  expansion_waits: { company: 'company', hexes: 'place[]', cost: 'money' },
  forest_grant: { company: 'company', amount: 'money' },
  game_over: { reasons: 'end[]', winners: 'seat[]' },
  passed: { company: 'company', player: 'seat' },
  share_sold: { company: 'company', player: 'seat', price: 'money' },
  share_unsold: { company: 'company' },
  wabash_opened: { income: 'money' },
} as const satisfies Vocabulary;

export const REFUSALS = {
  ...SHAPE_REFUSALS,
  already_developed: { hex: 'place' },
  already_there: { hex: 'place' },
  bid_over_cash: { price: 'money', cash: 'money' },
  bid_too_low: { price: 'money', least: 'money' },
  company_closed: { company: 'company' },
  dial_red: { dial: 'dial' },
  game_over: { reasons: 'end[]' },
  hex_closed: { hex: 'place' },
  hex_count: { count: 'text' },
  hex_taken: { hex: 'place' },
  no_funds: { cost: 'money?', treasury: 'money', company: 'company?' },
  no_houses: {},
  no_locomotive_on_hex: { hex: 'place?' },
  no_locomotives: { count: 'text?', left: 'text?', company: 'company?' },
  no_share: { company: 'company' },
  no_shares_left: { company: 'company' },
  not_adjacent: { hex: 'place' },
  not_developable: { hex: 'place' },
  not_your_turn: { seat: 'seat' },
  track_at_end: { hex: 'place' },
  unknown_dial: { dial: 'dial' },
  unknown_hex: { hex: 'place' },
  wrong_company: { company: 'company' },
  wrong_phase: { phase: 'text' },
} as const satisfies Vocabulary;

export const refuse: Refuse<typeof REFUSALS> = refuseAny;
