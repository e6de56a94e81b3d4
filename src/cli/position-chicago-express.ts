import {
  COMPANIES,
  type Company,
  COMPANY_IDS,
  DIAL_IDS,
  DIAL_STEPS,
  INDUSTRIES,
  SPECS,
} from '../games/chicago-express/data.ts';
import { dividendPerShare } from '../games/chicago-express/dividends.ts';
import { hexAt, type HexIndex } from '../games/chicago-express/map.ts';
import {
  cashOf,
  industryValue,
  isOpen,
  sharesOf,
  soldShares,
  type State,
  treasuryOf,
} from '../games/chicago-express/state.ts';
import type { Io } from './io.ts';
import { type Cell, table } from './table.ts';
import { dollars, type Names } from './text.ts';

function playerRow(state: State, seat: number, names: Names): Cell[] {
  const held = COMPANIES.filter((company) => sharesOf(state, seat, company) > 0);
  const dividend = held.reduce<number>(
    (sum, company) => sum + sharesOf(state, seat, company) * dividendPerShare(state, company),
    0,
  );
  const shares = held.map((company) => `${COMPANY_IDS[company]} ${sharesOf(state, seat, company)}`);
  return [names[seat] ?? '', dollars(cashOf(state, seat)), dollars(dividend), shares.join(', ')];
}

function companyRow(state: State, company: Company): Cell[] {
  const { id, shares } = SPECS[company];
  if (!isOpen(state, company)) return [id, 'closed', null, null, null, null, ''];
  return [
    id,
    dollars(treasuryOf(state, company)),
    dollars(state.income[company] as number),
    dollars(dividendPerShare(state, company)),
    `${soldShares(state, company)} of ${shares}`,
    state.charters[company] as number,
    (state.track[company] as readonly HexIndex[]).map((hex) => hexAt(hex).id).join(' '),
  ];
}

function stateLine(state: State): string {
  const dials = DIAL_IDS.map((id) => `${id} ${state.dials[id]}/${DIAL_STEPS[id]}`);
  const industries = INDUSTRIES.map(({ hex }, row) => {
    const name = hexAt(hex).name?.text ?? '';
    return `${name} ${dollars(industryValue(state, row))}`;
  });
  return [...dials, ...industries, `${state.supply} houses left`, `${state.dividends} dividends paid`].join(
    ', ',
  );
}

/** CE-18.1.1: hexes that wait for an auction. */
function unbuiltLine({ unbuilt }: State): string {
  if (!unbuilt) return '';
  const hexes = unbuilt.hexes.map((hex) => hexAt(hex).id).join(' ');
  return `after the auction ${COMPANY_IDS[unbuilt.company]} goes on to ${hexes}\n`;
}

const HEXES_WIDTH = 60;

/** The position of Chicago Express: dials and table, players, companies. */
export function tablesChicagoExpress(io: Io, state: State, names: Names): string {
  const players = table(io, {
    head: ['player', 'cash', 'next dividend', 'shares'],
    rows: Array.from({ length: state.seats }, (_, seat) => playerRow(state, seat, names)),
  });
  const companies = table(io, {
    head: ['company', 'treasury', 'income', 'a share', 'sold', 'locomotives', 'hexes'],
    rows: COMPANIES.map((company) => companyRow(state, company)),
    wrap: { 6: HEXES_WIDTH },
  });
  return `${stateLine(state)}\n${unbuiltLine(state)}\n${players}\n${companies}`;
}
