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
import { boxHeads, tileTable } from '../tile-table.ts';
import { priceUnder } from '../../rail/trains.ts';
import type { ComponentTable } from '../title.ts';
import type { Words } from '../../text/words.ts';

function placeName(words: Words, hex: string | null): string {
  if (hex === null) return words.list(['Sydney', 'Adelaide']);
  return `${hex} ${KIT.map.byId.get(hex)?.name ?? ''}`.trim();
}

/** What is in the box. */
export function components(words: Words): ComponentTable[] {
  return [
    {
      title: words.t('cli.box.money-1848', { all: words.money(ALL_MONEY), bank: words.money(BANK_MONEY) }),
      head: boxHeads(words, ['players', 'cash-each', 'certificates', 'most']),
      rows: Object.entries(PLAYERS).map(([players, { cash, certificates, maxPercent }]) => [
        players,
        words.money(cash),
        certificates[0] ?? null,
        words.percent(maxPercent),
      ]),
    },
    {
      title: words.t('cli.box.companies'),
      head: boxHeads(words, ['id', 'name', 'home', 'token-prices']),
      rows: RAILWAYS.map((id) => {
        const company = COMPANIES[id];
        return [
          id,
          company?.name ?? id,
          placeName(words, company?.home ?? null),
          company?.tokens.join(' ') ?? '',
        ];
      }),
    },
    {
      title: words.t('cli.box.privates'),
      head: boxHeads(words, ['id', 'name', 'price', 'floor', 'income', 'most-paid']),
      rows: PRIVATE_IDS.map((id) => {
        const { name, price, floor, income, most } = PRIVATES[id];
        return [
          id,
          name,
          words.money(price),
          words.money(floor),
          words.money(income),
          most > 0 ? words.money(most) : words.t('cli.box.not-sold'),
        ];
      }),
    },
    {
      title: words.t('cli.box.trains'),
      head: boxHeads(words, ['type', 'cards', 'bought-as', 'rusted-by']),
      rows: TRAIN_TYPES.map((type) => {
        const { cards, sides, rustedBy } = TRAINS[type];
        const prices = sides
          .map(({ name, price }) => `${name} ${words.money(priceUnder({}, price))}`)
          .join(', ');
        return [type, cards === null ? words.t('cli.box.no-limit') : String(cards), prices, rustedBy];
      }),
    },
    {
      title: words.t('cli.box.phases'),
      head: boxHeads(words, ['phase', 'tiles-up-to', 'trains-each', 'operating-rounds', 'bank-of-england']),
      rows: PHASE_NAMES.map((name) => {
        const { colours, trainLimit, rounds, boeBase } = PHASES[name];
        return [
          name,
          words.t(`colour.${TILE_COLOURS[colours - 1]}`),
          trainLimit,
          rounds,
          words.money(boeBase),
        ];
      }),
    },
    tileTable(words, KIT),
  ];
}
