import { type Event, isRefusal, type OptionValues, type Seat } from '../../core/game.ts';
import { BadFile } from '../bad-file.ts';
import type { Action1848, Of } from '../../games/1848/actions.ts';
import {
  BOE,
  D_WITH_TRADE_IN,
  KIT,
  P4_DISCOUNT,
  PAR_CELLS,
  SIDES,
  type TrainName,
} from '../../games/1848/data.ts';
import { nextGhan, nextTrain } from '../../games/1848/depot.ts';
import { RULE_SETS } from '../../games/1848/options.ts';
import { judgeRun, type Run } from '../../games/1848/routes.ts';
import { blockOf } from '../../games/1848/shares.ts';
import { operator, type State, trainName } from '../../games/1848/state.ts';
import { held } from '../../rail/shares.ts';
import { hasTokenIn } from '../../rail/tokens.ts';
import { connectionsOf, hexOfPlace } from '../connections.ts';
import { TileCopies } from '../records.ts';
import type { SiteAction } from '../site-file.ts';
import { SITE_FORMAT } from '../site-title.ts';

/**
 * Writes our actions as 18xx.games records (1848-21.5) with every field its engine needs to take them in
 * again, the automatic ones included (1848-21.4).
 */
export class Exporter1848 {
  readonly #ids: readonly (string | number)[];
  /** 1848-21.6 */
  readonly #copies = new TileCopies();

  constructor(ids: readonly (string | number)[]) {
    this.#ids = ids;
  }

  /** The record of one action; none for a mere proposal. */
  write(before: State, action: Action1848, after: State, events: readonly Event[]): SiteAction | null {
    const record = this.#record(before, action, after);
    if (!record) return null;
    const automatic = automaticRecords(before, events);
    return automatic.length > 0 ? { ...record, auto_actions: automatic } : record;
  }

  #player(seat: Seat): Pick<SiteAction, 'entity' | 'entity_type'> {
    return { entity: this.#ids[seat] as string | number, entity_type: 'player' };
  }

  #record(before: State, action: Action1848, after: State): SiteAction | null {
    const { by } = action;
    const company = operator(before) ?? '';
    const asCompany = { entity: company, entity_type: 'corporation' };
    switch (action.type) {
      case 'pass':
        return { type: 'pass', ...(before.round.kind === 'operating' ? asCompany : this.#player(by)) };
      case 'buy_private':
        return {
          type: 'bid',
          ...this.#player(by),
          company: action.private,
          price: before.privates[action.private].price,
        };
      case 'lower_private':
        return { type: 'assign', ...this.#player(by), target: action.private, target_type: 'company' };
      case 'par': {
        const cell = PAR_CELLS[action.price] ?? [];
        return {
          type: 'par',
          ...this.#player(by),
          corporation: action.company,
          share_price: [action.price, ...cell].join(),
        };
      }
      case 'buy_share':
        return {
          type: 'buy_shares',
          ...this.#player(by),
          shares: [boughtCert(before, after, action)],
          percent: 10,
        };
      case 'sell_shares':
        return {
          type: 'sell_shares',
          ...this.#player(by),
          shares: blockOf(before, by, action)?.certs ?? [],
          percent: action.percent,
        };
      case 'lay_tile':
        return {
          type: 'lay_tile',
          ...(action.private === undefined ? asCompany : asPrivate(action.private)),
          hex: action.hex,
          tile: this.#copies.lay(action.hex, action.tile),
          rotation: action.rotation,
        };
      case 'place_token':
        return {
          type: 'place_token',
          ...asCompany,
          city: this.#copies.cityId(action.hex, action.city),
          slot: slotTaken(after, action, company),
          tokener: company,
        };
      case 'run_routes':
        return {
          type: 'run_routes',
          ...asCompany,
          routes: siteRoutes(before, company, action),
          extra_revenue: 0,
          subsidy: 0,
        };
      case 'dividend':
        return { type: 'dividend', ...asCompany, kind: action.pay ? 'payout' : 'withhold' };
      case 'discard_train':
        return {
          type: 'discard_train',
          entity: action.company,
          entity_type: 'corporation',
          train: action.train,
        };
      case 'buy_train':
        return {
          type: 'buy_train',
          ...(action.private === undefined ? asCompany : asPrivate(action.private)),
          ...bankPurchase(before, action),
        };
      case 'buy_train_from':
      case 'buy_from_owner':
        // D-47: a proposal is no record; the accepted purchase is.
        return after.deal === null ? purchaseRecord(company, action) : null;
      case 'answer':
        return action.accept && before.deal ? purchaseRecord(company, before.deal.action) : null;
      case 'take_loan':
        return { type: 'take_loan', ...asCompany, loan: before.loansIssued };
      case 'end_game':
        return { type: 'end_game', ...(before.round.kind === 'operating' ? asCompany : this.#player(by)) };
    }
  }
}

function asPrivate(id: string): Pick<SiteAction, 'entity' | 'entity_type'> {
  return { entity: id, entity_type: 'company' };
}

/** 1848-21.4: what the site's engine waits for and records by itself. */
function automaticRecords(before: State, events: readonly Event[]): SiteAction[] {
  return events.flatMap(({ key }): SiteAction[] => {
    if (key === 'connected') {
      return [{ type: 'destination_connection', entity: operator(before) ?? '', entity_type: 'corporation' }];
    }
    if (key === 'operating-round') {
      return [{ type: 'dividend', entity: BOE, entity_type: 'corporation', kind: 'payout' }];
    }
    return [];
  });
}

function boughtCert(before: State, after: State, { company, from, by }: Of<'buy_share'>): string {
  const gone = held(before.certificates, company, from).filter(
    (cert) => !held(after.certificates, company, from).includes(cert),
  );
  // A change of Director moves more than the one that was bought; the first that left is the purchase.
  const bought = gone[0];
  if (bought === undefined) throw new BadFile(`seat ${by} bought nothing of ${company}`);
  return bought;
}

function slotTaken(after: State, { hex, city }: Of<'place_token'>, company: string): number {
  return hasTokenIn(after.tokens, hex, city, company)
    ? (after.tokens[hex]?.[city]?.slots.indexOf(company) ?? 0)
    : 0;
}

function bankPurchase(before: State, action: Of<'buy_train'>): Record<string, unknown> {
  const { side, tradeIn } = action;
  const price =
    tradeIn === undefined
      ? SIDES[side].price - (action.private === undefined ? 0 : P4_DISCOUNT)
      : D_WITH_TRADE_IN;
  const train = side === '2E' ? nextGhan(before) : nextTrain(before);
  return { train, price, variant: side, ...(tradeIn === undefined ? {} : { exchange: tradeIn }) };
}

function purchaseRecord(company: string, action: Of<'buy_train_from'> | Of<'buy_from_owner'>): SiteAction {
  const buyer = { entity: company, entity_type: 'corporation' };
  if (action.type === 'buy_train_from') {
    return { type: 'buy_train', ...buyer, train: action.train, price: action.price };
  }
  return { type: 'buy_company', ...buyer, company: action.private, price: action.price };
}

/* ---- routes (1848-21.7) ---- */

function siteRoutes(before: State, company: string, action: Of<'run_routes'>): unknown[] {
  const runs = judgeRun(before, company, action.routes);
  if (isRefusal(runs)) throw new BadFile(`illegal run: ${runs.code}`);
  return runs.map((run) => siteRoute(before, run));
}

function siteRoute(before: State, { train, path, revenue, items }: Run): unknown {
  const connections = connectionsOf(KIT, before.board, path);
  const stops = path.filter((place) => place.includes('-'));
  const hexes = stops.map(hexOfPlace);
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

/* ---- which matches the site would take ---- */

/** Switches that only forbid more than the site does, or leave no trace in a file: what is left is legal there. */
const STRICTER: readonly string[] = [
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

/** 18xx.games replays an exported file by its own rules, so only what those rules allow can be written. */
export function checkExportable1848(values: OptionValues): void {
  const site = RULE_SETS.find((set) => set.id === SITE_FORMAT)?.values ?? {};
  const other = Object.keys(site).filter((key) => values[key] !== site[key] && !STRICTER.includes(key));
  if (other.length === 0) return;
  throw new BadFile(
    `18xx.games plays 1848 by other rules than this match (${other.join(', ')}): only matches played with --rules 18xx.games can be exported`,
  );
}
