import { BadInput } from '../../core/bad-input.ts';
import type { OptionValues } from '../../core/game.ts';
import { newBoard } from '../../rail/board.ts';
import { BANK } from '../../rail/money.ts';
import { NEW_RAILWAY } from '../../rail/position.ts';
import { IPO, newCerts } from '../../rail/shares.ts';
import { ALL_MONEY, KIT, KIT_SMALL, PERCENTS, PLAYERS, PRIVATE_IDS, RAILWAYS } from './data.ts';
import { newAuction } from './auction.ts';
import { initialDepot } from './depot.ts';
import { readOptions } from './options.ts';
import type { Company, State } from './state.ts';
import { RULES_VERSION } from './versions.ts';

/** Before it is launched. */
export const NEW_COMPANY: Company = {
  ...NEW_RAILWAY,
  president: null,
  operatedSinceLaunch: false,
  insolvent: false,
  bankrupt: false,
  frozen: false,
};

/** 1860-1: set-up. Nothing is random: the seats are in the order of the players (1860-1.11). */
export function setup(seats: number, values: OptionValues, rulesVersion = RULES_VERSION): State {
  const table = PLAYERS[seats];
  if (!table) throw new BadInput('player-count', { title: '1860', min: 2, max: 4, seats });
  const options = readOptions(values);
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const cash: Record<string, number> = { [BANK]: ALL_MONEY - seats * table.cash };
  for (const seat of order) cash[seat] = table.cash;
  for (const company of RAILWAYS) cash[company] = 0;
  return {
    rulesVersion,
    options,
    seats,
    order,
    turnNumber: 1,
    phase: '2',
    cash,
    certificates: Object.fromEntries(RAILWAYS.map((id) => [id, { [IPO]: newCerts(id, PERCENTS) }])),
    companies: Object.fromEntries(RAILWAYS.map((id) => [id, NEW_COMPANY])),
    market: {},
    privates: Object.fromEntries(
      PRIVATE_IDS.map((id) => [id, { owner: null, closed: false }]),
    ) as State['privates'],
    board: newBoard(options.two_player_map ? KIT_SMALL : KIT),
    tokens: {},
    depot: initialDepot(),
    soldNines: 0,
    pool: [],
    round: newAuction(order, 0),
    homeLay: null,
    deal: null,
    southern: false,
    southernRound: false,
    britishRail: false,
    topReached: false,
    bankBroken: false,
    endReason: null,
    finished: false,
  };
}
