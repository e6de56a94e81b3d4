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
import { boxHeads, tileTable } from '../tile-table.ts';
import { priceUnder } from '../../rail/trains.ts';
import type { ComponentTable } from '../title.ts';
import type { Words } from '../../text/words.ts';

const FULL = SCENARIOS['6'].kit;

function placeName(hex: string): string {
  return `${hex} ${FULL.map.byId.get(hex)?.name ?? ''}`.trim();
}

export function components(words: Words): ComponentTable[] {
  return [
    {
      title: words.t('cli.box.scenarios'),
      head: [
        ...boxHeads(words, ['scenario', 'players', 'cash-each', 'certificates', 'corporations', 'later']),
        ...TRAIN_TYPES,
      ],
      rows: SCENARIO_IDS.map((id) => {
        const { players, cash, certificates, corporations, oneOf, later, trains } = SCENARIOS[id];
        const count = corporations.length + Math.min(1, oneOf.length);
        const cards = TRAIN_TYPES.map((type) => trains[type]);
        return [id, players, words.money(cash), certificates, count, later, ...cards];
      }),
    },
    {
      title: words.t('cli.box.corporations'),
      head: boxHeads(words, ['id', 'name', 'home', 'token-prices', 'added', 'green-right']),
      rows: CORPORATIONS.map((id) => {
        const { name = id, home = '', tokens = [], added = 0, green = false } = CHARTERS[id] ?? {};
        return [id, name, placeName(home), tokens.join(' '), added, green ? words.t('value.true') : ''];
      }),
    },
    {
      title: words.t('cli.box.privates'),
      head: boxHeads(words, ['id', 'name', 'price', 'income', 'keeps', 'power-in']),
      rows: PRIVATE_IDS.map((id) => {
        const { name, price, income, blocks, power } = PRIVATES[id];
        return [
          id,
          name,
          words.money(price),
          words.money(income),
          placeName(blocks),
          power ? placeName(power.hex) : '',
        ];
      }),
    },
    {
      title: words.t('cli.box.trains'),
      head: boxHeads(words, ['type', 'price', 'rusted-by', 'beside']),
      rows: TRAIN_TYPES.map((type) => {
        const { price, rustedBy, alsoFrom } = TRAINS[type];
        return [type, words.money(priceUnder({}, price)), rustedBy, alsoFrom];
      }),
    },
    {
      title: words.t('cli.box.phases'),
      head: boxHeads(words, ['phase', 'tiles', 'limit-5', 'limit-10']),
      rows: TRAIN_TYPES.map((name) => {
        const { colours, limit } = PHASES[name];
        return [name, colours.map((colour) => words.t(`colour.${colour}`)).join(' '), limit[5], limit[10]];
      }),
    },
    tileTable(words, FULL),
  ];
}
