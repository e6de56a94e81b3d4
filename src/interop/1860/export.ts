import { isRefusal, type Seat } from '../../core/game.ts';
import { operator } from '../../rail/operating.ts';
import { directorCert } from '../../rail/shares.ts';
import { BadFile } from '../bad-file.ts';
import type { Action1860, Of } from '../../games/1860/actions.ts';
import { certFor } from '../../games/1860/buying.ts';
import { cellOfPrice, PRESIDENT_PERCENT, PRIVATES } from '../../games/1860/data.ts';
import { saleIncome, shareFor } from '../../games/1860/privates.ts';
import { type Judged, judgeRun, totalsOf } from '../../games/1860/routes.ts';
import { blockOf, sellingPrice } from '../../games/1860/selling.ts';
import { trainPrice } from '../../games/1860/depot.ts';
import { kitOf, sharePrice, type State } from '../../games/1860/state.ts';
import { kindOfCard } from '../../rail/trains.ts';
import { TileCopies } from '../records.ts';
import type { SiteAction } from '../site-file.ts';
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

/** 1860-24.13: writes our actions as records, one for each decision, with every field the site's engine needs. */
export class Exporter1860 {
  readonly #ids: readonly PlayerId[];
  readonly #copies = new TileCopies();

  constructor(ids: readonly PlayerId[]) {
    this.#ids = ids;
  }

  write(before: State, action: Action1860, after: State): SiteAction | null {
    const { by } = action;
    const player = asPlayer(this.#ids, by);
    const id = before.homeLay ?? operator(before) ?? '';
    const company = asCompany(id);
    switch (action.type) {
      case 'pass': {
        const isCompanys = before.homeLay !== null || before.round.kind === 'operating';
        return { type: 'pass', ...(isCompanys ? company : player) };
      }
      case 'bid':
        return { type: 'bid', ...player, price: action.price };
      case 'choose_private':
        // The list price, even if there was less money to pay it.
        return { type: 'bid', ...player, company: action.private, price: PRIVATES[action.private].price };
      case 'par':
        return {
          type: 'par',
          ...player,
          corporation: action.company,
          share_price: [action.price, ...cellOfPrice(action.price)].join(),
        };
      case 'buy_share':
        return {
          type: 'buy_shares',
          ...player,
          shares: [certFor(before, action)],
          percent: action.cert === directorCert(action.company) ? PRESIDENT_PERCENT : 10,
        };
      case 'exchange':
        return {
          type: 'buy_shares',
          ...asPrivate(action.private),
          shares: [shareFor(before, action)],
          percent: 10,
        };
      case 'sell_shares':
        return { type: 'sell_shares', ...player, ...soldBlock(before, by, action) };
      case 'buy_private':
        return {
          type: 'buy_company',
          ...player,
          company: action.private,
          price: action.recorded ?? PRIVATES[action.private].price,
        };
      case 'sell_private':
        return {
          type: 'sell_company',
          ...player,
          company: action.private,
          price: action.recorded ?? saleIncome(action.private),
        };
      case 'lay_tile':
        return layRecord(company, action, this.#copies.lay(action.hex, action.tile));
      case 'place_token':
        return tokenRecord(company, action, this.#copies.cityId(action.hex, action.city), id, after.tokens);
      case 'run_routes':
        return { type: 'run_routes', ...company, ...siteRun(before, action) };
      case 'dividend':
        return dividendRecord(company, action);
      case 'buy_train': {
        const price = trainPrice(before, action.train);
        return {
          type: 'buy_train',
          ...company,
          train: action.train,
          price,
          variant: kindOfCard(action.train),
        };
      }
      case 'buy_train_from':
        // D-26: a proposal is no record; the accepted purchase is.
        return after.deal === null ? tradeRecord(company, action) : null;
      case 'answer':
        return action.accept && before.deal ? tradeRecord(company, before.deal.action) : null;
      case 'discard_train':
        return { type: 'discard_train', ...company, train: action.train };
      case 'end_game':
        return { type: 'end_game', ...player };
    }
  }
}

/** 1860-24.6: the price of a share is written only where it is not the full one; 1860-0.5: one that a file gave stays. */
function soldBlock(before: State, by: Seat, action: Of<'sell_shares'>): Record<string, unknown> {
  const { company, percent, recorded } = action;
  const price = recorded ?? sellingPrice(before, company);
  return {
    shares: blockOf(before, by, action)?.certs ?? [],
    percent,
    ...(price === sharePrice(before, company) ? {} : { share_price: price }),
  };
}

/* ---- routes (1860-24.7 to 24.11) ---- */

function siteRun(before: State, action: Of<'run_routes'>): Record<string, unknown> {
  const runs = judgeRun(before, operator(before) ?? '', action.routes);
  if (isRefusal(runs)) throw new BadFile(`illegal run: ${runs.code}`);
  const { revenue, subsidy } = totalsOf(runs);
  const [recordedRevenue = revenue, recordedSubsidy = subsidy] = action.recorded ?? [];
  const revenues = shiftBy(
    runs.map((run) => run.revenue),
    recordedRevenue - revenue,
  );
  const subsidies = shiftBy(
    runs.map((run) => run.subsidy),
    recordedSubsidy - subsidy,
  );
  return {
    routes: runs.map((run, index) =>
      siteRoute(before, run, { revenue: revenues[index] ?? 0, subsidy: subsidies[index] ?? 0 }),
    ),
    extra_revenue: 0,
    subsidy: recordedSubsidy,
  };
}

/** 1860-0.5: the totals of the file, written as our figures with the difference on the first that can take it. */
function shiftBy(sums: readonly number[], difference: number): number[] {
  let left = difference;
  return sums.map((sum) => {
    const shifted = Math.max(0, sum + left);
    left -= shifted - sum;
    return shifted;
  });
}

function siteRoute(
  before: State,
  { train, path, halts }: Judged,
  { revenue, subsidy }: Pick<Judged, 'revenue' | 'subsidy'>,
): unknown {
  const { stops, hexes, connections } = tellPath(kitOf(before), before.board, path);
  return {
    train,
    connections,
    hexes,
    revenue,
    revenue_str: hexes.join('-'),
    subsidy,
    ...(halts === null ? {} : { halts }),
    nodes: stops,
  };
}

/* ---- which matches the site accepts ---- */

/** What is legal under these switches is legal on the site. */
export const HARMLESS_1860: readonly string[] = ['bid_step_5', 'import_lenient', 'trade_consent'];
