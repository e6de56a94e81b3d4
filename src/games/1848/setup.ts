import { newBoard } from '../../rail/board.ts';
import { BANK } from '../../rail/money.ts';
import { NEW_RAILWAY } from '../../rail/position.ts';
import { IPO, newCerts, POOL } from '../../rail/shares.ts';
import {
  BANK_MONEY,
  BOE,
  BOE_PERCENTS,
  KIT,
  LOAN,
  LOANS,
  PLAYERS,
  PRIVATE_IDS,
  PRIVATES,
  RAILWAY_PERCENTS,
  RAILWAYS,
  SET_ASIDE,
} from './data.ts';
import { BadInput } from '../../core/bad-input.ts';
import type { OptionValues } from '../../core/game.ts';
import { initialDepot } from './depot.ts';
import { readOptions } from './options.ts';
import type { Company, State } from './state.ts';
import { RULES_VERSION } from './versions.ts';

const NEW_COMPANY: Company = { ...NEW_RAILWAY, director: null, loans: 0, closed: false };

/** 1848-2.2: set-up. Nothing is random: the seats are in the order of the players (1848-2.1). */
export function setup(seats: number, values: OptionValues, rulesVersion = RULES_VERSION): State {
  const table = PLAYERS[seats];
  if (!table) throw new BadInput('player-count', { title: '1848', min: 3, max: 6, seats });
  const options = readOptions(values);
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const cash: Record<string, number> = { [BANK]: BANK_MONEY - seats * table.cash, [BOE]: LOANS * LOAN };
  for (const seat of order) cash[seat] = table.cash;
  for (const company of RAILWAYS) cash[company] = 0;
  if (options.trade_payment === 'end_of_turn') cash[SET_ASIDE] = 0;
  return {
    rulesVersion,
    options,
    seats,
    order,
    turnNumber: 1,
    phase: '2',
    cash,
    certificates: {
      [BOE]: { [POOL]: newCerts(BOE, BOE_PERCENTS) },
      ...Object.fromEntries(RAILWAYS.map((id) => [id, { [IPO]: newCerts(id, RAILWAY_PERCENTS) }])),
    },
    companies: Object.fromEntries(RAILWAYS.map((id) => [id, NEW_COMPANY])),
    market: {},
    privates: Object.fromEntries(
      PRIVATE_IDS.map((id) => [
        id,
        { owner: null, price: PRIVATES[id].price, closed: false, used: false, powerOnly: false },
      ]),
    ) as State['privates'],
    board: newBoard(KIT),
    tokens: {},
    depot: initialDepot(),
    soldEights: 0,
    soldGhans: 0,
    trains: {},
    round: { kind: 'auction', at: 0, passed: order.map(() => false) },
    first3: false,
    first6: false,
    connected: false,
    comPaid: false,
    privatesClosed: false,
    tasmania: null,
    deal: null,
    debtors: [],
    loansIssued: 0,
    receiverships: 0,
    failures: order.map(() => 0),
    endReason: null,
    finished: false,
  };
}
