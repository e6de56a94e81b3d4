import { BadInput } from '../../core/bad-input.ts';
import type { OptionValues } from '../../core/game.ts';
import { ALL_CASH, COMPANIES, HOUSES, INDUSTRIES, SPECS, WAB, wallet } from './data.ts';
import { HEXES } from './map.ts';
import { openingAuction } from './opening.ts';
import { readOptions } from './options.ts';
import type { State } from './state.ts';

export const SEATS: readonly [min: number, max: number] = [2, 6];

/** CE-3: set-up. The first seat is the banker (CE-3.5, CE-18.1.6); nothing is random. */
export function setup(seats: number, values: OptionValues): State {
  const [min, max] = SEATS;
  if (seats < min || seats > max)
    throw new BadInput('player-count', { title: 'Chicago Express', min, max, seats });
  // CE-3.4: treasuries are empty.
  const cash = [0, ...COMPANIES.map(() => 0)];
  for (let seat = 0; seat < seats; seat++) cash[wallet(seat)] = ALL_CASH / seats;
  // CE-3.2: a locomotive of each company but the Wabash stands at home.
  const track = COMPANIES.map((company) => (company === WAB ? [] : [SPECS[company].home]));
  const present = HEXES.map(() => 0);
  for (const company of COMPANIES) for (const hex of track[company] ?? []) present[hex] = 1 << company;
  return {
    options: readOptions(values),
    seats,
    active: 0,
    // CE-3.6
    auction: openingAuction(seats, 0, 0),
    unbuilt: null,
    dials: { auction: 0, development: 0, expansion: 0 },
    table: INDUSTRIES.map(() => 0),
    cash,
    holdings: Array.from({ length: seats * COMPANIES.length }, () => 0),
    unsold: COMPANIES.map((company) => SPECS[company].shares),
    income: COMPANIES.map((company) => SPECS[company].income),
    charters: COMPANIES.map((company) => SPECS[company].locomotives - (track[company]?.length ?? 0)),
    track,
    present,
    houses: [],
    supply: HOUSES,
    dividends: 0,
    ended: [],
  };
}
