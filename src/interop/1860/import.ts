import { isRefusal, type OptionValues, type Seat } from '../../core/game.ts';
import { isJsonObject } from '../../core/json.ts';
import { operator } from '../../rail/operating.ts';
import { BadFile } from '../bad-file.ts';
import type { Action1860, Of, RouteIntent } from '../../games/1860/actions.ts';
import { type PrivateId, PRIVATES } from '../../games/1860/data.ts';
import { openDecision } from '../../games/1860/flow.ts';
import { leasedTrain } from '../../games/1860/insolvency.ts';
import { saleIncome } from '../../games/1860/privates.ts';
import { judgeRun, totalsOf } from '../../games/1860/routes.ts';
import { sellingPrice } from '../../games/1860/selling.ts';
import { kitOf, sharePrice, type State } from '../../games/1860/state.ts';
import { certCompany, directorCert, held } from '../../rail/shares.ts';
import { kindOfCard } from '../../rail/trains.ts';
import { type Connections, pathOf } from '../connections.ts';
import { COMMON_RECORDS, maybe, MONEY, PRIVATE, type RecordFields } from '../record-fields.ts';
import { layIn, parIn, paysOut, privateIn, saleIn, sellerOf } from '../reading.ts';
import { Actors, changesNothing, number, text, texts, TileCopies } from '../records.ts';
import type { SiteAction } from '../site-file.ts';

/** 1860-22, 1860-24.1: the optional rules of a file as switches of ours. */
export function optionsOf1860(rules: readonly string[]): OptionValues {
  return Object.fromEntries(rules.map((name) => [name, true]));
}

/** 1860-24.5, 1860-24.7 */
export const RECORDS_1860: RecordFields = {
  ...COMMON_RECORDS,
  bid: { company: maybe(PRIVATE), price: MONEY },
  sell_company: { company: PRIVATE, price: MONEY },
  buy_company: { company: PRIVATE, price: MONEY },
  run_routes: { ...COMMON_RECORDS['run_routes'], subsidy: maybe(MONEY) },
};

/**
 * Turns records of 18xx.games (1860-24.2, 1860-24.5) into our intentions, one position after the other; the
 * automatic ones come one by one as well (1860-24.3).
 */
export class Importer1860 {
  readonly #actors: Actors;
  readonly #copies = new TileCopies();

  constructor(playerIds: readonly (string | number)[]) {
    this.#actors = new Actors(playerIds);
  }

  translate(state: State, record: SiteAction): Action1860 | null {
    const by = this.#actors.seatOf(record, openDecision(state)?.seat ?? 0);
    switch (record.type) {
      case 'pass':
        return { type: 'pass', by };
      case 'bid':
        return record['company'] === undefined
          ? { type: 'bid', by, price: number(record, 'price') }
          : { type: 'choose_private', by, private: privateId(record['company']) };
      case 'par':
        return { type: 'par', by, ...parIn(record) };
      case 'buy_shares':
        return record.entity_type === 'company' ? exchange(record, by) : purchase(state, record, by);
      case 'sell_shares':
        return sale(state, record, by);
      case 'sell_company':
        return privateSale(record, by);
      case 'buy_company':
        return privatePurchase(record, by);
      case 'lay_tile':
        return this.#lay(record, by);
      case 'place_token':
        return {
          type: 'place_token',
          by,
          ...this.#copies.cityOf(text(record, 'city'), (name) => kitOf(state).map.byId.has(name)),
        };
      case 'run_routes':
        return run(state, record, by);
      case 'dividend':
        return { type: 'dividend', by, pay: paysOut(record) };
      case 'discard_train':
        return { type: 'discard_train', by, train: text(record, 'train') };
      case 'buy_train':
        return trainPurchase(state, record, by);
      case 'end_game':
        return { type: 'end_game', by: openDecision(state)?.seat ?? 0 };
      default:
        if (changesNothing(record)) return null;
        throw new BadFile(`records of type "${record.type}" are not known in 1860`);
    }
  }

  #lay(record: SiteAction, by: Seat): Of<'lay_tile'> {
    const { copy, lay } = layIn(record);
    this.#copies.put(lay.hex, copy);
    return { type: 'lay_tile', by, ...lay };
  }
}

function privateId(value: unknown): PrivateId {
  return privateIn(PRIVATES, value);
}

/* ---- shares and privates ---- */

/** 1860-24.6: certificates of one size are interchangeable; if a file names another one than we have, ours is used. */
function purchase(state: State, record: SiteAction, by: Seat): Of<'buy_share'> {
  const cert = texts(record, 'shares')[0] ?? '';
  const company = certCompany(cert);
  const isPresidents = cert === directorCert(company);
  const inPool = held(state.certificates, company, 'pool');
  const inIpo = held(state.certificates, company, 'ipo');
  if (inPool.includes(cert)) return { type: 'buy_share', by, company, from: 'pool', cert };
  if (inIpo.includes(cert) || isPresidents) return { type: 'buy_share', by, company, from: 'ipo', cert };
  return { type: 'buy_share', by, company, from: inPool.length > 0 ? 'pool' : 'ipo' };
}

function exchange(record: SiteAction, by: Seat): Of<'exchange'> {
  return { type: 'exchange', by, private: privateId(record.entity), cert: texts(record, 'shares')[0] ?? '' };
}

/** 1860-24.6: the price of a share stands there only if it is not the full one; 1860-0.5: it is followed. */
function sale(state: State, record: SiteAction, by: Seat): Of<'sell_shares'> {
  const { company, percent, certs } = saleIn(record);
  const own = held(state.certificates, company, by);
  const price =
    record['share_price'] === undefined ? sharePrice(state, company) : number(record, 'share_price');
  return {
    type: 'sell_shares',
    by,
    company,
    percent,
    ...(certs.every((cert) => own.includes(cert)) ? { certs } : {}),
    ...(price === sellingPrice(state, company) ? {} : { recorded: price }),
  };
}

function privateSale(record: SiteAction, by: Seat): Of<'sell_private'> {
  const id = privateId(record['company']);
  const price = number(record, 'price');
  return { type: 'sell_private', by, private: id, ...(price === saleIncome(id) ? {} : { recorded: price }) };
}

function privatePurchase(record: SiteAction, by: Seat): Of<'buy_private'> {
  const id = privateId(record['company']);
  const price = number(record, 'price');
  return {
    type: 'buy_private',
    by,
    private: id,
    ...(price === PRIVATES[id].price ? {} : { recorded: price }),
  };
}

/* ---- trains and routes ---- */

function trainPurchase(state: State, record: SiteAction, by: Seat): Action1860 {
  const train = text(record, 'train');
  const seller = sellerOf(state, train);
  if (seller === undefined) return { type: 'buy_train', by, train };
  return { type: 'buy_train_from', by, company: seller, train, price: number(record, 'price') };
}

interface SiteRoute {
  readonly train: string;
  readonly connections: Connections;
  readonly halts?: number;
  readonly revenue?: number;
  readonly subsidy?: number;
}

/** 1860-24.7, 1860-24.10, 1860-24.11: the path by its links; old files have no revenue, newer ones are followed (1860-0.5). */
function run(state: State, record: SiteAction, by: Seat): Of<'run_routes'> {
  const given = record['routes'] ?? [];
  if (
    !Array.isArray(given) ||
    !given.every((route) => isJsonObject(route) && Array.isArray(route['connections']))
  ) {
    throw new BadFile('"routes" is not a list of routes');
  }
  const recorded = given as unknown as readonly SiteRoute[];
  const company = operator(state) ?? '';
  const routes = recorded.map(({ train, connections, halts }): RouteIntent => {
    const path = pathOf(kitOf(state), state.board, train, connections);
    // 1860-24.11: of equal trains the bank has, the file may name another than we lease.
    const leased = leasedTrain(state, company);
    const card = leased !== null && kindOfCard(leased) === kindOfCard(train) ? leased : train;
    const takesHalts = leased === null || state.options.original_insolvency;
    return typeof halts === 'number' && takesHalts ? { train: card, path, halts } : { train: card, path };
  });
  const action: Of<'run_routes'> = { type: 'run_routes', by, routes };
  if (!recorded.every((route) => typeof route.revenue === 'number')) return action;
  const runs = judgeRun(state, company, routes);
  if (isRefusal(runs)) return action;
  const ours = totalsOf(runs);
  const revenue = recorded.reduce((sum, route) => sum + (route.revenue ?? 0), 0);
  const subsidy = recorded.reduce((sum, route) => sum + (route.subsidy ?? 0), 0);
  const isSame = revenue === ours.revenue && subsidy === ours.subsidy;
  return isSame ? action : { ...action, recorded: [revenue, subsidy] };
}
