import { type BotFactory, leaningBot } from '../../bots/bots.ts';
import { headOf } from '../../core/choice.ts';
import type { Choice } from '../../core/game.ts';
import type { ActionCE } from '../../games/chicago-express/actions.ts';
import { COMPANIES, type Company, COMPANY_IDS } from '../../games/chicago-express/data.ts';
import { CHICAGO, HEXES, hexAt, type HexIndex, hexNamed } from '../../games/chicago-express/map.ts';
import { costOf, isClosedHome, isTaken } from '../../games/chicago-express/reach.ts';
import { isThere, type State, treasuryOf } from '../../games/chicago-express/state.ts';

/** Goes west in Chicago Express: money into companies, their track by the cheapest way to Chicago. */

const distances = new WeakMap<State, readonly number[]>();

/** What the way from each hex to Chicago costs now. */
function distancesIn(state: State): readonly number[] {
  let found = distances.get(state);
  if (!found) distances.set(state, (found = findDistances(state)));
  return found;
}

function findDistances(state: State): number[] {
  const away = HEXES.map(() => Number.POSITIVE_INFINITY);
  const open = new Set<HexIndex>([CHICAGO]);
  away[CHICAGO] = 0;
  // A hex whose way has become cheaper comes up again behind the others.
  for (const hex of open) {
    open.delete(hex);
    if (hex !== CHICAGO && (isTaken(state, hex) || isClosedHome(state, hex))) continue;
    const further = (away[hex] as number) + costOf(state, hex);
    for (const next of hexAt(hex).neighbours) {
      if (further >= (away[next] as number)) continue;
      away[next] = further;
      open.add(next);
    }
  }
  return away;
}

function distanceOf(state: State, company: Company): number {
  const away = distancesIn(state);
  return Math.min(...(state.track[company] ?? []).map((hex) => away[hex] as number));
}

/** How far the way of a company that is still under way is; the nearest is wanted most. */
function nearness(state: State, company: Company): number {
  const way = distanceOf(state, company);
  return isThere(state, company, CHICAGO) || way === Number.POSITIVE_INFINITY ? 0 : 200 / (1 + way);
}

/** A list of hexes is good while each brings the track nearer or Chicago is behind it, and better the longer it is. */
function wishForHexes(state: State, company: Company, hexes: readonly string[]): number {
  if (hexes.length === 0) return nearness(state, company);
  const away = distancesIn(state);
  let way = distanceOf(state, company);
  for (const hex of hexes.map(hexNamed)) {
    const next = away[hex] as number;
    if (way > 0 && next >= way) return -1;
    way = Math.min(way, next);
  }
  return hexes.length * 1000 - way;
}

function companyOf(id: unknown): Company {
  return COMPANIES.find((company) => COMPANY_IDS[company] === id) as Company;
}

function leaning(state: State, choice: Choice<ActionCE>): number {
  const action = headOf(choice) as Partial<ActionCE>;
  if (action.type === 'expand') return wishForHexes(state, companyOf(action.company), action.hexes ?? []);
  if (action.type !== 'start_auction' && action.type !== 'bid') return 0;
  const company = companyOf(action.company);
  if (action.type === 'bid') return nearness(state, company);
  return treasuryOf(state, company) < distanceOf(state, company) ? nearness(state, company) / 2 : -1;
}

export const westernBot: BotFactory = leaningBot<State, ActionCE>('western', leaning);
