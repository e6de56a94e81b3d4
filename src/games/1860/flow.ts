import { decisionsBy } from '../../core/decisions.ts';
import type { Open } from '../../core/steps.ts';
import { operatingOf } from '../../rail/operating.ts';
import { makeRounds } from '../../rail/rounds.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { Action1860 } from './actions.ts';
import { auctionIsOver, auctionStep, endAuction } from './auction.ts';
import { operatingOrder } from './companies.ts';
import { LAST_TURN } from './data.ts';
import { dueHome, homeStep } from './homes.ts';
import { beginBritishRail, beginsBritishRail, settleBritishRail } from './nationalisation.ts';
import { startTurn, skipStep, startOperatingRound, startOperatingSet, TURN_STEPS } from './operating.ts';
import { type AnyStep1860, deciderOf, type Draft1860, type EndReason, type State } from './state.ts';
import { endStockRound, passStockTurn, someoneCanTrade, startStockRound, stockStep } from './stock.ts';
import { consentStep } from './trains.ts';
import { lastStockRoundIsPlayed } from './versions.ts';

/**
 * What has to be decided now, and what happens automatically in between. The same steps wait as on 18xx.games
 * (1860-10.3), so that its files and ours have the same records (1860-24.12, 24.13).
 */

type Open1860 = Open<State, Action1860>;

/** Every step of the title. Together they take every action except `end_game`; a test checks that. */
export const STEPS: readonly AnyStep1860[] = [
  auctionStep,
  stockStep,
  ...Object.values(TURN_STEPS),
  homeStep,
  consentStep,
];

const rounds = makeRounds<State, Action1860>({
  auction: {
    steps: [auctionStep],
    isOver: auctionIsOver,
    end(draft) {
      endAuction(draft);
      startStockRound(draft);
    },
  },
  // 1860-4.4
  stock: { steps: [stockStep], pass: passStockTurn, end: endStock },
  operating: { decision: turnDecision, startTurn, goOn: skipStep, end: endOperatingRound },
});

const decisions = decisionsBy<State, Action1860>(
  (state) => homeDecision(state) ?? dealDecision(state) ?? rounds.decision(state),
);

export const openDecision = decisions.open;

/** 1860-6.7: a home tile comes before everything else. */
function homeDecision(state: State): Open1860 | null {
  if (state.homeLay === null) return null;
  const { company, president } = dueHome(state);
  return { seat: president, entity: company, steps: [homeStep] };
}

/** 1860-15.4, D-26: then the president whose train is wanted. */
function dealDecision({ deal }: State): Open1860 | null {
  return deal === null ? null : { seat: deal.seller, entity: deal.seller, steps: [consentStep] };
}

function turnDecision(state: State, company: CompanyId): Open1860 | null {
  const step = TURN_STEPS[operatingOf(state).step];
  return step?.waits(state) ? { seat: deciderOf(state, company), entity: company, steps: [step] } : null;
}

/** Performs everything that needs no decision. */
export function settle(draft: Draft1860): void {
  decisions.settle(draft, rounds.advance);
}

function endStock(draft: Draft1860): void {
  endStockRound(draft);
  if (isStopped(draft.state) && lastStockRoundIsPlayed(draft.state)) return finish(draft, 'dnf');
  if (beginsBritishRail(draft.state)) beginBritishRail(draft);
  startOperatingSet(draft);
}

/** 1860-21.1: what ends the game with this operating round, or the next. Under British Rail the bank does not matter. */
export function endReason({ topReached, bankBroken, britishRail }: State): EndReason | null {
  if (topReached) return 'stock_market';
  return bankBroken && !britishRail ? 'bank' : null;
}

/** 1860-2.1, 20.2, 20.3: the end, British Rail's next round, the next of the set, or a stock round. */
function endOperatingRound(draft: Draft1860): void {
  const { state } = draft;
  const round = operatingOf(state);
  if (state.britishRail && settleBritishRail(draft)) return finish(draft, 'nationalization');
  const reason = endReason(state);
  if (reason !== null) return finish(draft, reason);
  if (beginsBritishRail(state)) beginBritishRail(draft);
  if (state.britishRail) return startOperatingRound(draft, round.number + 1, round.number + 1);
  if (round.number < round.of) return startOperatingRound(draft, round.number + 1, round.of);
  state.turnNumber += 1;
  if (isStopped(state) && !lastStockRoundIsPlayed(state)) return finish(draft, 'turn_limit');
  startStockRound(draft);
  if (nothingCanChange(state)) finish(draft, 'standstill');
}

/** 1860-21.5, D-42: the site stops games that do not end. */
function isStopped({ turnNumber, options }: State): boolean {
  return turnNumber >= LAST_TURN && !options.no_last_round;
}

/** 1860-21.5, D-42: no company operates, no private pays and nobody can trade: this would go on for ever. */
function nothingCanChange(state: State): boolean {
  if (!state.options.no_last_round || operatingOrder(state).length > 0) return false;
  const paysPlayers = Object.values(state.privates).some(({ owner }) => typeof owner === 'number');
  return !paysPlayers && !someoneCanTrade(state);
}

export function finish(draft: Draft1860, reason: EndReason): void {
  draft.state.endReason = reason;
  draft.state.finished = true;
  draft.emit('game-over', { reason }, '1860-21.1');
}
