import type { Open } from '../../core/steps.ts';
import type { ActionCE } from './actions.ts';
import { auctionStep } from './auction.ts';
import { biddingStep } from './bidding.ts';
import { COMPANY_IDS } from './data.ts';
import { developmentStep } from './development.ts';
import { idleStep } from './dials.ts';
import { expansionStep } from './expansion.ts';
import type { State } from './state.ts';

type OpenCE = Open<State, ActionCE>;

const BIDDING: OpenCE['steps'] = [biddingStep];
const TURN: OpenCE['steps'] = [idleStep, auctionStep, expansionStep, developmentStep];

/** Every step of the title. Together they take every action; a test checks that. */
export const STEPS: OpenCE['steps'] = [...BIDDING, ...TURN];

/** CE-15.1: a bid or pass in an auction, or a turn; null when the game is over. Nothing ever waits in between. */
export function openDecision(state: State): OpenCE | null {
  if (state.ended.length > 0) return null;
  if (state.auction) {
    const { speaker, company } = state.auction;
    return { seat: speaker, entity: COMPANY_IDS[company], steps: BIDDING };
  }
  return { seat: state.active, entity: state.active, steps: TURN };
}
