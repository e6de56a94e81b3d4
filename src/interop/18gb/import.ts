import type { OptionValues, Seat } from '../../core/game.ts';
import { directorCert } from '../../rail/shares.ts';
import { BadFile } from '../bad-file.ts';
import type { Action18GB, Of } from '../../games/18gb/actions.ts';
import { PRIVATES, type PrivateId, TRAINS, type TrainType } from '../../games/18gb/data.ts';
import { openDecision } from '../../games/18gb/flow.ts';
import { kitOf, type State, trainType } from '../../games/18gb/state.ts';
import { COMMON_RECORDS, matching, MONEY, oneOf, PRIVATE, type RecordFields } from '../record-fields.ts';
import {
  intentsIn,
  layIn,
  parIn,
  paysOut,
  privateIn,
  purchaseIn,
  routesIn,
  saleIn,
  sellerOf,
} from '../reading.ts';
import { Actors, changesNothing, number, text } from '../records.ts';
import type { SiteAction } from '../site-file.ts';

/** 18GB-20.5 */
export const RECORDS_18GB: RecordFields = {
  ...COMMON_RECORDS,
  bid: { company: PRIVATE, price: MONEY },
  choose: { choice: matching('convert_ and a corporation', /^convert_./) },
  convert: {},
  choose_ability: { choice: oneOf('close') },
};

/**
 * Turns records of 18xx.games (18GB-20.5) into our intentions, one position after the other: many of its
 * names (tile copies, cities, share ids) depend on the board at that moment.
 */
export class Importer18GB {
  readonly #actors: Actors;
  /** Where each tile copy of the file is: city ids name the copy, not the hex. */
  readonly #hexOfTile = new Map<string, string>();

  constructor(playerIds: readonly (string | number)[]) {
    this.#actors = new Actors(playerIds);
  }

  /** The intention of one record, without its automatic ones; none where it changes nothing in the game. */
  translate(state: State, record: SiteAction): Action18GB | null {
    const open = openDecision(state)?.seat ?? 0;
    const by = this.#actors.seatOf(record, open);
    switch (record.type) {
      case 'pass':
      case 'end_game':
        return { type: record.type, by };
      case 'bid':
        return { type: 'bid', by, private: privateId(record['company']), price: number(record, 'price') };
      case 'par':
        return { type: 'par', by, ...parIn(record) };
      case 'buy_shares':
        return purchase(state, record, by);
      case 'sell_shares':
        return { type: 'sell_shares', by, ...saleIn(record) };
      case 'choose':
        return { type: 'convert', by, company: text(record, 'choice').replace(/^convert_/, '') };
      case 'convert':
        return { type: 'convert', by, company: String(record.entity) };
      case 'choose_ability':
        return closing(state, record);
      case 'lay_tile':
        return this.#lay(record, by);
      case 'place_token':
        return this.#token(record, by);
      case 'run_routes':
        return run(state, record, by);
      case 'dividend':
        return { type: 'dividend', by, pay: paysOut(record) };
      case 'buy_train':
        return trainPurchase(state, record, by);
      case 'discard_train':
        return { type: 'discard_train', by, company: String(record.entity), train: text(record, 'train') };
      default:
        if (changesNothing(record)) return null;
        throw new BadFile(`records of type "${record.type}" are not known in 18GB`);
    }
  }

  #lay(record: SiteAction, by: Seat): Of<'lay_tile'> {
    const { copy, lay } = layIn(record);
    this.#hexOfTile.set(copy, lay.hex);
    return { type: 'lay_tile', by, ...lay, ...powerOf(record) };
  }

  /** `G19-0-0` is city 0 of copy 0 of tile G19, `I14-4-0` the city of an unbuilt hex. */
  #token(record: SiteAction, by: Seat): Of<'place_token'> {
    const id = text(record, 'city');
    const [name = '', copy = '', city = ''] = id.split('-');
    // A tile and a hex may share a name (G14, G18): what is on the board takes precedence.
    const hex = this.#hexOfTile.get(`${name}-${copy}`) ?? name;
    return { type: 'place_token', by, hex, city: Number(city), ...powerOf(record) };
  }
}

function privateId(value: unknown): PrivateId {
  return privateIn(PRIVATES, value);
}

function powerOf(record: SiteAction): { private?: PrivateId } {
  return record.entity_type === 'company' ? { private: privateId(record.entity) } : {};
}

/** 18GB-5.4: the owner closes it, on any turn. */
function closing(state: State, record: SiteAction): Of<'close_private'> {
  const id = privateId(record.entity);
  return { type: 'close_private', by: state.privates[id]?.owner ?? 0, private: id };
}

function purchase(state: State, record: SiteAction, by: Seat): Action18GB {
  const bought = purchaseIn(record, state.certificates);
  const { company, cert } = bought;
  if (cert === directorCert(company)) return { type: 'buy_directorship', by, company };
  return { type: 'buy_share', by, ...bought };
}

/** 18GB-12.13, 18GB-20.6: the figures of the file go with the routes. */
function run(state: State, record: SiteAction, by: Seat): Of<'run_routes'> {
  const listed = routesIn(record);
  const routes = intentsIn(record, kitOf(state), state.board);
  const figures = listed.flatMap(({ revenue }) => (typeof revenue === 'number' ? [revenue] : []));
  if (figures.length === 0 || figures.length < listed.length) return { type: 'run_routes', by, routes };
  return { type: 'run_routes', by, routes, revenue: figures.reduce((sum, revenue) => sum + revenue, 0) };
}

function trainPurchase(state: State, record: SiteAction, by: Seat): Action18GB {
  const train = text(record, 'train');
  const seller = sellerOf(state, train);
  const price = number(record, 'price');
  if (seller !== undefined) return { type: 'buy_train_from', by, company: seller, train, price };
  const type: TrainType = trainType(train);
  if (!Object.hasOwn(TRAINS, type)) throw new BadFile(`train ${train} is not known`);
  return { type: 'buy_train', by, train: type, price };
}

/** 18GB-18.1: the optional rules of the site. */
export const SITE_RULES_18GB: readonly string[] = ['two_player_ew', 'four_player_alt'];

/** 18GB-18.1: the set-up a file asks for. */
export function optionsOf18GB(rules: readonly string[]): OptionValues {
  return Object.fromEntries(SITE_RULES_18GB.map((name) => [name, rules.includes(name)]));
}
