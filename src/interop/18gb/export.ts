import { isRefusal } from '../../core/game.ts';
import { nth } from '../../core/present.ts';
import { operator } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';
import { directorCert } from '../../rail/shares.ts';
import { BadFile } from '../bad-file.ts';
import type { Action18GB, Of } from '../../games/18gb/actions.ts';
import { certFor } from '../../games/18gb/buying.ts';
import { MARKET } from '../../games/18gb/data.ts';
import { offeredTrains, trainPrice } from '../../games/18gb/depot.ts';
import { compassGroups, judgeRun, type Run } from '../../games/18gb/routes.ts';
import { blockOf, salePrice } from '../../games/18gb/shares.ts';
import { directorPercent, kitOf, type State, trainType, unitOf } from '../../games/18gb/state.ts';
import { hexOfPlace } from '../connections.ts';
import { sharedOut } from '../figures.ts';
import type { SiteAction } from '../site-file.ts';
import { TileQueues } from '../tile-queues.ts';
import type { PlayerId } from '../title.ts';
import {
  asCompany,
  asPlayer,
  asPrivate,
  dividendRecord,
  layRecord,
  tellPath,
  tokenRecord,
  tradeRecord,
} from '../writing.ts';

/** Writes our actions as 18xx.games records (18GB-20.5) with every field its engine needs. */
export class Exporter18GB {
  readonly #ids: readonly PlayerId[];
  #copies: TileQueues | null = null;

  constructor(ids: readonly PlayerId[]) {
    this.#ids = ids;
  }

  write(before: State, action: Action18GB, after: State): SiteAction | null {
    this.#copies ??= new TileQueues(kitOf(before).tiles);
    const { type, by } = action;
    const company = operator(before) ?? '';
    const player = asPlayer(this.#ids, by);
    const itself = asCompany(company);
    switch (type) {
      case 'pass':
        return { type, ...(isCompanysPass(before) ? itself : player) };
      case 'bid':
        return { type, ...player, company: action.private, price: action.price };
      case 'end_turn':
        return null;
      case 'par': {
        const cell = `${action.price},0,${MARKET.rows[0]?.indexOf(action.price)}`;
        return { type, ...player, corporation: action.company, share_price: cell };
      }
      case 'buy_share': {
        const shares = [certFor(before, action)];
        return { type: 'buy_shares', ...player, shares, percent: unitOf(before, action.company) };
      }
      case 'buy_directorship': {
        const percent = directorPercent(before, action.company);
        const shares = [directorCert(action.company)];
        return { type: 'buy_shares', ...player, shares, percent };
      }
      case 'sell_shares':
        return { type, ...player, ...saleFields(before, action) };
      case 'convert':
        return before.round.kind === 'stock'
          ? { type: 'choose', ...player, choice: `convert_${action.company}` }
          : { type, ...itself };
      case 'close_private':
        return { type: 'choose_ability', ...asPrivate(action.private), user: this.#ids[by], choice: 'close' };
      case 'lay_tile':
        return layRecord(
          action.private === undefined ? itself : asPrivate(action.private),
          action,
          this.#copies.take(action.hex, action.tile),
        );
      case 'place_token':
        return tokenRecord(
          action.private === undefined ? itself : asPrivate(action.private),
          action,
          `${this.#copies.on(action.hex) ?? printedId(before, action.hex)}-${action.city}`,
          company,
          after.tokens,
        );
      case 'run_routes':
        return { type, ...itself, routes: siteRoutes(before, action), extra_revenue: 0, subsidy: 0 };
      case 'dividend':
        return dividendRecord(itself, action);
      case 'discard_train':
        return { type, ...asCompany(action.company), train: action.train };
      case 'buy_train':
        return { type, ...itself, ...depotFields(before, action) };
      case 'buy_train_from':
        return after.deal === null ? tradeRecord(itself, action) : null;
      // The purchase is written once the other director has agreed; the site does not ask.
      case 'answer':
        return action.accept && before.deal ? tradeRecord(itself, before.deal.action) : null;
      case 'end_game':
        return { type, ...player };
    }
  }
}

/** The director passes as a player after an emergency conversion. */
function isCompanysPass({ round }: State): boolean {
  return round.kind === 'operating' && round.step !== 'share';
}

/** 18GB-20.5: the price of each share only where it is not the full one. */
function saleFields(before: State, action: Of<'sell_shares'>): Record<string, unknown> {
  const { company, percent, by } = action;
  const fields = { shares: blockOf(before, by, action)?.certs ?? [], percent };
  const isFull = companyOf(before, company).trains.length > 0;
  return isFull ? fields : { ...fields, share_price: salePrice(before, company) };
}

function depotFields(before: State, { train: type, price }: Of<'buy_train'>): Record<string, unknown> {
  const train = offeredTrains(before).find((card) => trainType(card) === type) ?? '';
  return { train, price: price ?? trainPrice(before, train), variant: type };
}

/** 18GB-20.4: the site numbers printed hexes within their group; only York and Carlisle take a token unbuilt. */
const PRINTED_IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  I14: { '2NS': 'I14-3', '2EW': 'I14-2' },
};
const PRINTED_ON_FULL_MAP: Readonly<Record<string, string>> = { I14: 'I14-4', H9: 'H9-2' };

function printedId(before: State, hex: string): string {
  return PRINTED_IDS[hex]?.[before.scenario] ?? PRINTED_ON_FULL_MAP[hex] ?? `${hex}-0`;
}

/* ---- routes (18GB-20.6) ---- */

const STRINGS: Readonly<Record<string, (at: string, value: number) => string>> = {
  private: (at) => `+(${at})`,
  tunnel: (at) => (at === 'C22' ? '+(S)' : '+(FT)'),
  compass: (at) => `+(${at})`,
  distance: (_, value) => `+£${value}`,
};

type SiteRun = Pick<Run, 'train' | 'path' | 'revenue' | 'items'>;

/** The routes in the order of the file, each with its revenue. */
function runsOf(before: State, action: Of<'run_routes'>): readonly SiteRun[] {
  const runs = judgeRun(before, operator(before) ?? '', action.routes);
  if (isRefusal(runs)) {
    // 18GB-12.13: a route that only a file may hold; its figure is all that is known of it.
    if (action.revenue === undefined) throw new BadFile(`illegal run: ${runs.code}`);
    return action.routes.map(({ train, path }) => ({ train, path, revenue: 0, items: [] }));
  }
  // 18GB-12.10: the site joins routes in the order of the file, so those of a group follow one another.
  const order = compassGroups(
    before,
    runs.map(({ compass }) => compass),
  ).flatMap(({ routes }) => routes);
  return order.map((index) => nth(runs, index));
}

function totalOf(runs: readonly SiteRun[]): number {
  return runs.reduce((sum, { revenue }) => sum + revenue, 0);
}

/** 18GB-12.13: the sum kept in the match is written, whether by the older compass rule (D-15) or by no rule of ours. */
function keptRuns(before: State, action: Of<'run_routes'>): readonly SiteRun[] {
  const runs = runsOf(before, action);
  const { revenue: kept } = action;
  if (kept === undefined || totalOf(runs) === kept) return runs;
  const options = { ...before.options, 'compass.network_once': true };
  const older = runsOf({ ...before, options }, action);
  if (totalOf(older) === kept) return older;
  const figures = sharedOut(
    runs.map(({ revenue }) => revenue),
    kept,
  );
  return runs.map((run, index) => ({ ...run, revenue: figures[index] ?? 0 }));
}

function siteRoutes(before: State, action: Of<'run_routes'>): unknown[] {
  return keptRuns(before, action).map(({ train, path, revenue, items }) => {
    const { stops, hexes, connections } = tellPath(kitOf(before), before.board, path);
    const isExpress = train.includes('X');
    const counted = isExpress ? stops.filter((stop) => !isTown(before, stop)) : stops;
    const extras = Object.entries(STRINGS).flatMap(([what, say]) =>
      items.filter((item) => item.what === what && item.value > 0).map(({ at, value }) => say(at, value)),
    );
    return {
      train,
      connections,
      hexes,
      revenue,
      revenue_str: counted.map(hexOfPlace).join('-') + extras.join(''),
      nodes: stops.map(siteNode),
    };
  });
}

function isTown(before: State, place: string): boolean {
  const [id = '', stop = '0'] = place.split('-');
  const hex = kitOf(before).map.byId.get(id);
  const laid = before.board.laid[id];
  const face = laid ? kitOf(before).tiles.get(laid[0])?.faces[0] : hex?.printed;
  return face?.stops[Number(stop)]?.kind === 'town';
}

/** 18GB-20.4: a node counts every part of its tile; between the two stops of J17 there is a piece of track. */
function siteNode(stop: string): string {
  return stop === 'J17-1' ? 'J17-2' : stop;
}

/* ---- which matches the site accepts ---- */

/** What is legal under these switches is legal on the site; `trade_consent` only asks first. */
export const HARMLESS_18GB: readonly string[] = [
  'import_lenient',
  'trade_consent',
  'auction.discount_frees_nobody',
  'convert.single_buy',
  'home.hex_closed',
  'insolvency.strict_powers',
  'insolvency.ends_with_train',
  'powers.restrictive',
  'tiles.no_sharp_curves',
];
