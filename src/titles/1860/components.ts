import {
  ALL_MONEY,
  BANK_LIMIT,
  COMPANIES,
  KIT,
  PARS,
  PHASE_NAMES,
  PHASES,
  PLAYERS,
  PRIVATE_IDS,
  PRIVATES,
  RAILWAYS,
  TILE_COLOURS,
  TRAIN_NAMES,
  TRAINS,
} from '../../games/1860/data.ts';
import { tileTable } from '../tile-table.ts';
import { priceUnder } from '../../rail/trains.ts';
import type { ComponentTable } from '../title.ts';
import { makeFormats } from '../../text/formats.ts';

const { money } = makeFormats('en', '£');

/** What is in the box. */
export function components(): ComponentTable[] {
  return [
    {
      title: `Money: ${money(ALL_MONEY)}; the bank is broken when the players have more than ${money(BANK_LIMIT)}`,
      head: ['players', 'cash each', 'certificates'],
      rows: Object.entries(PLAYERS).map(([players, { cash, certificates }]) => [
        players,
        money(cash),
        certificates,
      ]),
    },
    {
      title: 'Companies',
      head: ['id', 'name', 'layer', 'home', 'par', 'price of each token'],
      rows: RAILWAYS.map((id) => {
        const { name, layer, home, tokens } = COMPANIES[id];
        const place = `${home} ${KIT.map.byId.get(home)?.name ?? ''}`;
        return [id, name, layer, place, PARS[layer]?.join(' ') ?? '', tokens.join(' ')];
      }),
    },
    {
      title: 'Privates',
      head: ['id', 'name', 'price', 'income', 'exchanged for'],
      rows: PRIVATE_IDS.map((id) => {
        const { name, price, income, share } = PRIVATES[id];
        return [id, name, money(price), money(income), share ?? 'nothing'];
      }),
    },
    {
      title: 'Trains',
      head: ['train', 'cards', 'price', 'rusted by the first'],
      rows: TRAIN_NAMES.map((name) => {
        const { cards, price, rustedBy } = TRAINS[name];
        return [name, cards === null ? 'no limit' : String(cards), money(priceUnder({}, price)), rustedBy];
      }),
    },
    {
      title: 'Phases',
      head: ['phase', 'begins with', 'tiles up to', 'trains each', 'operating rounds'],
      rows: PHASE_NAMES.map((name) => {
        const { train, colours, trainLimit, rounds } = PHASES[name];
        return [name, train, TILE_COLOURS[colours - 1] ?? '', trainLimit, rounds];
      }),
    },
    tileTable(KIT),
  ];
}
