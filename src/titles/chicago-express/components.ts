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
import { boxHeads } from '../tile-table.ts';
import type { ComponentTable } from '../title.ts';
import type { Words } from '../../text/words.ts';

function placeName(hex: number): string {
  const { id, name } = hexAt(hex);
  return `${id} ${name?.text ?? ''}`.trim();
}

function moneySection(words: Words): ComponentTable {
  const [min, max] = SEATS;
  const players = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return {
    title: words.t('cli.box.money-express', { all: words.money(ALL_CASH), houses: HOUSES }),
    head: boxHeads(words, ['players', 'cash-each']),
    rows: players.map((count) => [String(count), words.money(ALL_CASH / count)]),
  };
}

function companySection(words: Words): ComponentTable {
  return {
    title: words.t('cli.box.companies'),
    head: boxHeads(words, ['id', 'name', 'shares', 'locomotives', 'home', 'income']),
    rows: COMPANIES.map((company) => {
      const { id, name, shares, locomotives, home, income } = SPECS[company];
      const start =
        company === WAB
          ? words.t('cli.box.wabash', { least: words.money(1), most: words.money(3) })
          : words.money(income);
      return [id, name, shares, locomotives, placeName(home), start];
    }),
  };
}

function terrainSection(words: Words): ComponentTable {
  return {
    title: words.t('cli.box.board'),
    head: boxHeads(words, ['terrain', 'hexes', 'first-cost']),
    rows: TERRAINS.map((terrain) => {
      const hexes = HEXES.filter((hex) => hex.terrain === terrain);
      const costs = [...new Set(hexes.map(({ cost }) => cost))].toSorted((a, b) => a - b);
      return [
        words.t(`terrain.${terrain}`),
        hexes.length,
        terrain === 'home' ? words.t('cli.box.none') : costs.map((cost) => words.money(cost)).join(' '),
      ];
    }),
  };
}

/** CE-16: what to look at on a printed board; corrections belong in map.ts of the game. */
function doubtSection(words: Words): ComponentTable {
  const doubtful = HEXES.filter(({ doubt }) => doubt !== null);
  return {
    title: words.t('cli.box.doubts'),
    head: boxHeads(words, ['hex', 'value', 'usual', 'trust', 'why']),
    rows: doubtful.map(({ id, terrain, cost, house, doubt }) => {
      const value = words.t(`cli.box.doubt.${doubt?.field === 'cost' ? 'cost' : 'house'}`, {
        terrain: words.t(`terrain.${terrain}`),
        number: doubt?.field === 'cost' ? cost : (house ?? 0),
      });
      return [
        id,
        value,
        doubt?.usual ?? '',
        doubt?.trust ?? '',
        doubt ? words.t(`doubt.${doubt.group}`) : '',
      ];
    }),
  };
}

function nameSection(words: Words): ComponentTable {
  const inferred = HEXES.filter(({ name }) => name?.confidence === 'inferred');
  return {
    title: words.t('cli.box.names'),
    head: boxHeads(words, ['hex', 'name', 'perhaps']),
    rows: inferred.map(({ id, name }) => [id, name?.text ?? '', name?.alternatives.join(', ') ?? '']),
  };
}

/** What is in the box. */
export function components(words: Words): ComponentTable[] {
  return [
    moneySection(words),
    companySection(words),
    {
      title: words.t('cli.box.dials'),
      head: ['', ...boxHeads(words, ['dials'])],
      rows: [
        ...DIAL_IDS.map((id) => [
          words.t('cli.box.dial', { dial: words.t(`dial.${id}`) }),
          words.t('cli.box.steps', { number: DIAL_STEPS[id] }),
        ]),
        ...INDUSTRIES.map(({ hex, values }) => [placeName(hex), values.join(' ')]),
      ],
    },
    terrainSection(words),
    doubtSection(words),
    nameSection(words),
  ];
}
