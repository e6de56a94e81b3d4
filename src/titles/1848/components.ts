import {
  ALL_MONEY,
  BANK_MONEY,
  COMPANIES,
  KIT,
  PHASE_NAMES,
  PHASES,
  PLAYERS,
  PRIVATE_IDS,
  PRIVATES,
  RAILWAYS,
  TILE_COLOURS,
  TRAIN_TYPES,
  TRAINS,
} from '../../games/1848/data.ts';
import { tileTable } from '../tile-table.ts';
import { priceUnder } from '../../rail/trains.ts';
import type { ComponentTable } from '../title.ts';
import { makeFormats } from '../../text/formats.ts';

const { money } = makeFormats('en', '£');

function placeName(hex: string | null): string {
  if (hex === null) return 'Sydney and Adelaide';
  return `${hex} ${KIT.map.byId.get(hex)?.name ?? ''}`.trim();
}

/** What is in the box. */
export function components(): ComponentTable[] {
  return [
    {
      title: `Money: ${money(ALL_MONEY)}, of which the bank has ${money(BANK_MONEY)} to begin with`,
      head: ['players', 'cash each', 'certificates', 'most of one company'],
      rows: Object.entries(PLAYERS).map(([players, { cash, certificates, maxPercent }]) => [
        players,
        money(cash),
        certificates[0] ?? null,
        `${maxPercent} %`,
      ]),
    },
    {
      title: 'Companies',
      head: ['id', 'name', 'home', 'price of each token'],
      rows: RAILWAYS.map((id) => {
        const company = COMPANIES[id];
        return [id, company?.name ?? id, placeName(company?.home ?? null), company?.tokens.join(' ') ?? ''];
      }),
    },
    {
      title: 'Privates',
      head: ['id', 'name', 'price', 'floor', 'income', 'most a company pays'],
      rows: PRIVATE_IDS.map((id) => {
        const { name, price, floor, income, most } = PRIVATES[id];
        return [id, name, money(price), money(floor), money(income), most > 0 ? money(most) : 'not sold'];
      }),
    },
    {
      title: 'Trains',
      head: ['type', 'cards', 'bought as', 'rusted by the first'],
      rows: TRAIN_TYPES.map((type) => {
        const { cards, sides, rustedBy } = TRAINS[type];
        const prices = sides.map(({ name, price }) => `${name} ${money(priceUnder({}, price))}`).join(', ');
        return [type, cards === null ? 'no limit' : String(cards), prices, rustedBy];
      }),
    },
    {
      title: 'Phases',
      head: ['phase', 'tiles up to', 'trains each', 'operating rounds', 'Bank of England pays'],
      rows: PHASE_NAMES.map((name) => {
        const { colours, trainLimit, rounds, boeBase } = PHASES[name];
        return [name, TILE_COLOURS[colours - 1] ?? '', trainLimit, rounds, money(boeBase)];
      }),
    },
    tileTable(KIT),
  ];
}
