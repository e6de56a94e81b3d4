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
import { boxHeads, tileTable } from '../tile-table.ts';
import { priceUnder } from '../../rail/trains.ts';
import type { ComponentTable } from '../title.ts';
import type { Words } from '../../text/words.ts';

/** What is in the box. */
export function components(words: Words): ComponentTable[] {
  return [
    {
      title: words.t('cli.box.money-1860', { all: words.money(ALL_MONEY), most: words.money(BANK_LIMIT) }),
      head: boxHeads(words, ['players', 'cash-each', 'certificates']),
      rows: Object.entries(PLAYERS).map(([players, { cash, certificates }]) => [
        players,
        words.money(cash),
        certificates,
      ]),
    },
    {
      title: words.t('cli.box.companies'),
      head: boxHeads(words, ['id', 'name', 'layer', 'home', 'par', 'token-prices']),
      rows: RAILWAYS.map((id) => {
        const { name, layer, home, tokens } = COMPANIES[id];
        const place = `${home} ${KIT.map.byId.get(home)?.name ?? ''}`;
        return [id, name, layer, place, PARS[layer]?.join(' ') ?? '', tokens.join(' ')];
      }),
    },
    {
      title: words.t('cli.box.privates'),
      head: boxHeads(words, ['id', 'name', 'price', 'income', 'exchanged-for']),
      rows: PRIVATE_IDS.map((id) => {
        const { name, price, income, share } = PRIVATES[id];
        return [id, name, words.money(price), words.money(income), share ?? words.t('cli.box.nothing')];
      }),
    },
    {
      title: words.t('cli.box.trains'),
      head: boxHeads(words, ['train', 'cards', 'price', 'rusted-by']),
      rows: TRAIN_NAMES.map((name) => {
        const { cards, price, rustedBy } = TRAINS[name];
        return [
          name,
          cards === null ? words.t('cli.box.no-limit') : String(cards),
          words.money(priceUnder({}, price)),
          rustedBy,
        ];
      }),
    },
    {
      title: words.t('cli.box.phases'),
      head: boxHeads(words, ['phase', 'begins-with', 'tiles-up-to', 'trains-each', 'operating-rounds']),
      rows: PHASE_NAMES.map((name) => {
        const { train, colours, trainLimit, rounds } = PHASES[name];
        return [name, train, words.t(`colour.${TILE_COLOURS[colours - 1]}`), trainLimit, rounds];
      }),
    },
    tileTable(words, KIT),
  ];
}
