import { BadInput } from '../../core/bad-input.ts';
import type { OptionValues } from '../../core/game.ts';
import { SeededRandom } from '../../core/random.ts';
import { newBoard } from '../../rail/board.ts';
import { BANK } from '../../rail/money.ts';
import { NEW_RAILWAY } from '../../rail/position.ts';
import { IPO, newCerts } from '../../rail/shares.ts';
import { citiesAt, type CompanyId, type Tokens, withToken } from '../../rail/tokens.ts';
import { cardsOf } from '../../rail/trains.ts';
import { copyCompany } from './copies.ts';
import { CHARTERS, CORPORATIONS, LNWR, PERCENTS, TRAIN_TYPES } from './data.ts';
import { readOptions } from './options.ts';
import { type Scenario, scenarioFor, SCENARIOS } from './scenarios.ts';
import type { Corporation, State } from './state.ts';
import { RULES_VERSION } from './versions.ts';

/** 18GB-2: set-up. */

/** The items with a number drawn for each, smallest first. */
function byLot(random: SeededRandom, items: readonly CompanyId[]): CompanyId[] {
  const drawn = items.map((id) => ({ id, lot: random.next() }));
  return drawn.sort((a, b) => a.lot - b.lot).map(({ id }) => id);
}

/** 18GB-2.4: which corporations play, and which of them only from the second stock round on. */
export function drawTranches(
  { corporations, oneOf, later }: Scenario,
  seed: number,
): { inPlay: CompanyId[]; second: CompanyId[] } {
  const random = new SeededRandom(seed);
  const extra = byLot(random, oneOf).slice(0, 1);
  const inPlay = CORPORATIONS.filter((id) => corporations.includes(id) || extra.includes(id));
  const second = byLot(random, inPlay)
    .filter((id) => id !== LNWR)
    .slice(0, later);
  return { inPlay, second };
}

function newCorporation(tranche: 1 | 2, tokensUsed: number): Corporation {
  return copyCompany({
    ...NEW_RAILWAY,
    size: 5,
    tranche,
    director: null,
    insolvent: false,
    tokensUsed,
    greenRights: [],
    closed: false,
  });
}

/** 18GB-2.5, 11.1: every home token is placed from the start, in the first city of its hex (D3: not yet). */
function homeTokens({ kit }: Scenario, inPlay: readonly CompanyId[]): Tokens {
  const board = newBoard(kit);
  let tokens: Tokens = {};
  for (const id of inPlay) {
    const hex = kit.map.byId.get(CHARTERS[id]?.home ?? '');
    if (!hex) throw new Error(`${id} has no home on this map`);
    tokens = withToken(tokens, hex.id, citiesAt(kit, board, tokens, hex), 0, 0, id);
  }
  return tokens;
}

export function setup(
  seats: number,
  values: OptionValues,
  seed: number,
  rulesVersion = RULES_VERSION,
): State {
  const options = readOptions(values);
  const id = scenarioFor(seats, options);
  if (id === null) throw new BadInput('player-count', { title: '18GB', min: 2, max: 6, seats });
  const scenario = SCENARIOS[id];
  const { inPlay, second } = drawTranches(scenario, seed);
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const homes = !options['home.at_float'];
  return {
    rulesVersion,
    options,
    scenario: id,
    seats,
    order,
    turnNumber: 1,
    phase: '2+1',
    cash: {
      [BANK]: -seats * scenario.cash,
      ...Object.fromEntries(order.map((seat) => [seat, scenario.cash])),
      ...Object.fromEntries(inPlay.map((company) => [company, 0])),
    },
    certificates: Object.fromEntries(
      inPlay.map((company) => [company, { [IPO]: newCerts(company, PERCENTS[5]) }]),
    ),
    companies: Object.fromEntries(
      inPlay.map((company) => [company, newCorporation(second.includes(company) ? 2 : 1, homes ? 1 : 0)]),
    ),
    market: {},
    privates: Object.fromEntries(
      scenario.privates.map((lot) => [lot, { owner: null, discount: 0, closed: false, used: false }]),
    ),
    board: newBoard(scenario.kit),
    tokens: homes ? homeTokens(scenario, inPlay) : {},
    depot: cardsOf(TRAIN_TYPES.map((name) => ({ name, cards: scenario.trains[name] }))),
    round: { kind: 'auction', at: 0, passed: order.map(() => false), bids: {}, bidNow: [] },
    deal: null,
    trainBought: false,
    tokensForbidden: false,
    endPriceReached: false,
    endReason: null,
    finished: false,
  };
}
