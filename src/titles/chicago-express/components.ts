import {
  ALL_CASH,
  COMPANIES,
  DIAL_IDS,
  DIAL_STEPS,
  HOUSES,
  INDUSTRIES,
  SPECS,
  WAB,
} from '../../games/chicago-express/data.ts';
import { HEXES, hexAt, TERRAINS } from '../../games/chicago-express/map.ts';
import { SEATS } from '../../games/chicago-express/setup.ts';
import { TERMS_EN_CHICAGO_EXPRESS } from '../../text/en/terms-chicago-express.ts';
import type { ComponentTable } from '../title.ts';
import { makeFormats } from '../../text/formats.ts';

const { money: dollars } = makeFormats('en', '$');

function placeName(hex: number): string {
  const { id, name } = hexAt(hex);
  return `${id} ${name?.text ?? ''}`.trim();
}

function moneySection(): ComponentTable {
  const [min, max] = SEATS;
  const players = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return {
    title: `Money: ${dollars(ALL_CASH)} shared out, and a bank without end; ${HOUSES} houses`,
    head: ['players', 'cash each'],
    rows: players.map((count) => [String(count), dollars(ALL_CASH / count)]),
  };
}

function companySection(): ComponentTable {
  return {
    title: 'Companies',
    head: ['id', 'name', 'shares', 'locomotives', 'home', 'income'],
    rows: COMPANIES.map((company) => {
      const { id, name, shares, locomotives, home, income } = SPECS[company];
      const start = company === WAB ? '$1 or $3 when it opens' : dollars(income);
      return [id, name, shares, locomotives, placeName(home), start];
    }),
  };
}

function terrainSection(): ComponentTable {
  return {
    title: 'Board',
    head: ['terrain', 'hexes', 'cost of the first locomotive'],
    rows: TERRAINS.map((terrain) => {
      const hexes = HEXES.filter((hex) => hex.terrain === terrain);
      const costs = [...new Set(hexes.map(({ cost }) => cost))].toSorted((a, b) => a - b);
      return [terrain, hexes.length, terrain === 'home' ? 'none' : costs.map(dollars).join(' ')];
    }),
  };
}

/** CE-16: what to look at on a printed board; corrections belong in map.ts of the game. */
function doubtSection(): ComponentTable {
  const doubtful = HEXES.filter(({ doubt }) => doubt !== null);
  return {
    title: 'Values to compare with a printed board: known from one digitised board only',
    head: ['hex', 'value', 'usual', 'trust', 'why'],
    rows: doubtful.map(({ id, terrain, cost, house, doubt }) => {
      const value = doubt?.field === 'cost' ? `${terrain}, cost ${cost}` : `${terrain}, house +${house}`;
      return [
        id,
        value,
        doubt?.usual ?? '',
        doubt?.trust ?? '',
        TERMS_EN_CHICAGO_EXPRESS[`doubt.${doubt?.group}`] ?? '',
      ];
    }),
  };
}

function nameSection(): ComponentTable {
  const inferred = HEXES.filter(({ name }) => name?.confidence === 'inferred');
  return {
    title: 'City names that follow from geography only',
    head: ['hex', 'name', 'or perhaps'],
    rows: inferred.map(({ id, name }) => [id, name?.text ?? '', name?.alternatives.join(', ') ?? '']),
  };
}

/** What is in the box. */
export function components(): ComponentTable[] {
  return [
    moneySection(),
    companySection(),
    {
      title: 'Dials and industrial table',
      head: ['', 'from START to red, or values'],
      rows: [
        ...DIAL_IDS.map((id) => [`${id} dial`, `${DIAL_STEPS[id]} steps`]),
        ...INDUSTRIES.map(({ hex, values }) => [placeName(hex), values.join(' ')]),
      ],
    },
    terrainSection(),
    doubtSection(),
    nameSection(),
  ];
}
