import { type Event, isRefusal } from '../../core/game.ts';
import { operator } from '../../rail/operating.ts';
import { BadFile } from '../bad-file.ts';
import type { Action1848, Of } from '../../games/1848/actions.ts';
import { BOE, KIT, PAR_CELLS, type TrainName } from '../../games/1848/data.ts';
import { nextGhan, nextTrain } from '../../games/1848/depot.ts';
import { judgeRun, type Run } from '../../games/1848/routes.ts';
import { blockOf } from '../../games/1848/shares.ts';
import { type State, trainName } from '../../games/1848/state.ts';
import { bankPrice } from '../../games/1848/trains.ts';
import { held } from '../../rail/shares.ts';
import { hexOfPlace } from '../connections.ts';
import { TileCopies } from '../records.ts';
import type { SiteAction } from '../site-file.ts';
import type { PlayerId } from '../title.ts';
import {
  asCompany,
  asPlayer,
  asPrivate,
  dividendRecord,
  type Entity,
  layRecord,
  tellPath,
  tokenRecord,
  tradeRecord,
} from '../writing.ts';

/**
 * Writes our actions as 18xx.games records (1848-21.5) with every field its engine needs to take them in
 * again, the automatic ones included (1848-21.4).
 */
export class Exporter1848 {
  readonly #ids: readonly PlayerId[];
  /** 1848-21.6 */
  readonly #copies = new TileCopies();

  constructor(ids: readonly PlayerId[]) {
    this.#ids = ids;
  }

  /** The record of one action; none for a proposal. */
  write(before: State, action: Action1848, after: State, events: readonly Event[]): SiteAction | null {
    const record = this.#record(before, action, after);
    if (!record) return null;
    const automatic = automaticRecords(before, events);
    return automatic.length > 0 ? { ...record, auto_actions: automatic } : record;
  }

  #record(before: State, action: Action1848, after: State): SiteAction | null {
    const { by } = action;
    const company = operator(before) ?? '';
    const player = asPlayer(this.#ids, by);
    const itself = asCompany(company);
    switch (action.type) {
      case 'pass':
        return { type: 'pass', ...(before.round.kind === 'operating' ? itself : player) };
      case 'buy_private':
        return {
          type: 'bid',
          ...player,
          company: action.private,
          price: before.privates[action.private].price,
        };
      case 'lower_private':
        return { type: 'assign', ...player, target: action.private, target_type: 'company' };
      case 'par': {
        const cell = PAR_CELLS[action.price] ?? [];
        return {
          type: 'par',
          ...player,
          corporation: action.company,
          share_price: [action.price, ...cell].join(),
        };
      }
      case 'buy_share':
        return {
          type: 'buy_shares',
          ...player,
          shares: [boughtCert(before, after, action)],
          percent: 10,
        };
      case 'sell_shares':
        return {
          type: 'sell_shares',
          ...player,
          shares: blockOf(before, by, action)?.certs ?? [],
          percent: action.percent,
        };
      case 'lay_tile':
        return layRecord(
          action.private === undefined ? itself : asPrivate(action.private),
          action,
          this.#copies.lay(action.hex, action.tile),
        );
      case 'place_token':
        return tokenRecord(
          itself,
          action,
          this.#copies.cityId(action.hex, action.city),
          company,
          after.tokens,
        );
      case 'run_routes':
        return {
          type: 'run_routes',
          ...itself,
          routes: siteRoutes(before, company, action),
          extra_revenue: 0,
          subsidy: 0,
        };
      case 'dividend':
        return dividendRecord(itself, action);
      case 'discard_train':
        return { type: 'discard_train', ...asCompany(action.company), train: action.train };
      case 'buy_train':
        return {
          type: 'buy_train',
          ...(action.private === undefined ? itself : asPrivate(action.private)),
          ...bankPurchase(before, action),
        };
      case 'buy_train_from':
      case 'buy_from_owner':
        // D-47: a proposal is no record; the accepted purchase is.
        return after.deal === null ? purchaseRecord(itself, action) : null;
      case 'answer':
        return action.accept && before.deal ? purchaseRecord(itself, before.deal.action) : null;
      case 'take_loan':
        return { type: 'take_loan', ...itself, loan: before.loansIssued };
      case 'end_game':
        return { type: 'end_game', ...(before.round.kind === 'operating' ? itself : player) };
    }
  }
}

/** 1848-21.4: what the site's engine waits for and records by itself. */
function automaticRecords(before: State, events: readonly Event[]): SiteAction[] {
  return events.flatMap(({ key }): SiteAction[] => {
    if (key === 'connected') {
      return [{ type: 'destination_connection', ...asCompany(operator(before) ?? '') }];
    }
    if (key === 'operating-round') {
      return [dividendRecord(asCompany(BOE), { pay: true })];
    }
    return [];
  });
}

function boughtCert(before: State, after: State, { company, from, by }: Of<'buy_share'>): string {
  const gone = held(before.certificates, company, from).filter(
    (cert) => !held(after.certificates, company, from).includes(cert),
  );
  // A change of Director moves more certificates than the one bought; the first that left is the purchase.
  const bought = gone[0];
  if (bought === undefined) throw new BadFile(`seat ${by} bought nothing of ${company}`);
  return bought;
}

function bankPurchase(before: State, action: Of<'buy_train'>): Record<string, unknown> {
  const { side, tradeIn } = action;
  const price = bankPrice(before, action);
  const train = side === '2E' ? nextGhan(before) : nextTrain(before);
  return { train, price, variant: side, ...(tradeIn === undefined ? {} : { exchange: tradeIn }) };
}

function purchaseRecord(buyer: Entity, action: Of<'buy_train_from'> | Of<'buy_from_owner'>): SiteAction {
  if (action.type === 'buy_train_from') return tradeRecord(buyer, action);
  return { type: 'buy_company', ...buyer, company: action.private, price: action.price };
}

/* ---- routes (1848-21.7) ---- */

function siteRoutes(before: State, company: string, action: Of<'run_routes'>): unknown[] {
  const runs = judgeRun(before, company, action.routes);
  if (isRefusal(runs)) throw new BadFile(`illegal run: ${runs.code}`);
  return runs.map((run) => siteRoute(before, run));
}

function siteRoute(before: State, { train, path, revenue, items }: Run): unknown {
  const { stops, hexes, connections } = tellPath(KIT, before.board, path);
  const kCities = items.find((item) => item.what === 'k-bonus')?.at.split(' ').length ?? 0;
  const bonus = kCities > 0 ? ` + ${Array<string>(kCities).fill('k').join('-')}` : '';
  return {
    train,
    connections,
    hexes,
    revenue,
    revenue_str: (ghanStops(before, train, items) ?? hexes).join('-') + bonus,
    nodes: stops.map(siteNode),
  };
}

/** A 2E names only the two places that pay. */
function ghanStops(before: State, train: string, items: Run['items']): string[] | null {
  const name: TrainName = trainName(before, train);
  return name === '2E' ? items.map((item) => hexOfPlace(item.at)) : null;
}

/** 1848-21.6: the number of a node counts the parts of the tile, and Tasmania's label is its first part. */
function siteNode(stop: string): string {
  const [hex = '', index = '0'] = stop.split('-');
  const isTasmania =
    KIT.map.byId.get(hex)?.printed.colour === 'blue' && KIT.map.byId.get(hex)?.printed.stops.length === 0;
  return isTasmania ? `${hex}-${Number(index) + 1}` : stop;
}

/* ---- which matches the site accepts ---- */

/** What is legal under these switches is legal on the site. */
export const HARMLESS_1848: readonly string[] = [
  'edition',
  'alice_single',
  'forced_only_if_needed',
  'forced_other_company',
  'home_tile_duty',
  'import_lenient',
  'must_run',
  'trade_consent',
  'trade_in_at_limit',
  'trade_payment',
];
