import {
  CHARTERS,
  CORPORATIONS,
  PHASES,
  PRIVATE_IDS,
  PRIVATES,
  TRAIN_TYPES,
  TRAINS,
} from '../../games/18gb/data.ts';
import { SCENARIO_IDS, SCENARIOS } from '../../games/18gb/scenarios.ts';
import { tileTable } from '../tile-table.ts';
import { priceUnder } from '../../rail/trains.ts';
import type { ComponentTable } from '../title.ts';
import { makeFormats } from '../../text/formats.ts';

const { money } = makeFormats('en', '£');

const FULL = SCENARIOS['6'].kit;

function placeName(hex: string): string {
  return `${hex} ${FULL.map.byId.get(hex)?.name ?? ''}`.trim();
}

export function components(): ComponentTable[] {
  return [
    {
      title: 'Scenarios: the bank never runs out; trains of each type on the right',
      head: [
        'scenario',
        'players',
        'cash each',
        'certificates',
        'corporations',
        'from round 2',
        ...TRAIN_TYPES,
      ],
      rows: SCENARIO_IDS.map((id) => {
        const { players, cash, certificates, corporations, oneOf, later, trains } = SCENARIOS[id];
        const count = corporations.length + Math.min(1, oneOf.length);
        const cards = TRAIN_TYPES.map((type) => trains[type]);
        return [id, players, money(cash), certificates, count, later, ...cards];
      }),
    },
    {
      title: 'Corporations',
      head: ['id', 'name', 'home', 'price of each token', 'more in ten shares', 'green right'],
      rows: CORPORATIONS.map((id) => {
        const { name = id, home = '', tokens = [], added = 0, green = false } = CHARTERS[id] ?? {};
        return [id, name, placeName(home), tokens.join(' '), added, green ? 'yes' : ''];
      }),
    },
    {
      title: 'Privates',
      head: ['id', 'name', 'price', 'income', 'keeps', 'power in'],
      rows: PRIVATE_IDS.map((id) => {
        const { name, price, income, blocks, power } = PRIVATES[id];
        return [id, name, money(price), money(income), placeName(blocks), power ? placeName(power.hex) : ''];
      }),
    },
    {
      title: 'Trains',
      head: ['type', 'price', 'rusted by the first', 'beside the stack from phase'],
      rows: TRAIN_TYPES.map((type) => {
        const { price, rustedBy, alsoFrom } = TRAINS[type];
        return [type, money(priceUnder({}, price)), rustedBy, alsoFrom];
      }),
    },
    {
      title: 'Phases',
      head: ['phase', 'tiles', 'trains of 5-share', 'trains of 10-share'],
      rows: TRAIN_TYPES.map((name) => {
        const { colours, limit } = PHASES[name];
        return [name, colours.join(' '), limit[5], limit[10]];
      }),
    },
    tileTable(FULL),
  ];
}
