import type { Seat } from '../../core/game.ts';
import { operator } from '../../rail/operating.ts';
import { companyOf } from '../../rail/position.ts';
import { BadFile } from '../bad-file.ts';
import type { Action1848, Of } from '../../games/1848/actions.ts';
import { BOE, KIT, type PrivateId, PRIVATES, SIDES, type TrainName } from '../../games/1848/data.ts';
import { openDecision } from '../../games/1848/flow.ts';
import { type State } from '../../games/1848/state.ts';
import { kindOfCard } from '../../rail/trains.ts';
import { COMMON_RECORDS, COUNT, maybe, MONEY, oneOf, PRIVATE, type RecordFields } from '../record-fields.ts';
import { intentsIn, layIn, parIn, paysOut, privateIn, purchaseIn, saleIn, sellerOf } from '../reading.ts';
import { Actors, changesNothing, number, text, TileCopies } from '../records.ts';
import type { SiteAction } from '../site-file.ts';

/** 1848-21.5 */
export const RECORDS_1848: RecordFields = {
  ...COMMON_RECORDS,
  bid: { company: PRIVATE, price: MONEY },
  assign: { target: PRIVATE, target_type: maybe(oneOf('company')) },
  take_loan: { loan: maybe(COUNT) },
  buy_company: { company: PRIVATE, price: MONEY },
};

/**
 * Turns records of 18xx.games (1848-21.5) into our intentions, one position after the other: many of its
 * names (tile copies, cities, share ids) depend on the board at that moment.
 */
export class Importer1848 {
  readonly #actors: Actors;
  readonly #copies = new TileCopies();

  constructor(playerIds: readonly (string | number)[]) {
    this.#actors = new Actors(playerIds);
  }

  /** The intentions of one record, without its automatic ones; none where it changes nothing in the game. */
  translate(state: State, record: SiteAction): Action1848 | null {
    const by = openDecision(state)?.seat ?? 0;
    switch (record.type) {
      case 'pass':
        return { type: 'pass', by: this.#actors.seatOf(record, by) };
      case 'bid':
        return {
          type: 'buy_private',
          by: this.#actors.seatOf(record, by),
          private: privateId(record['company']),
        };
      case 'assign':
        return {
          type: 'lower_private',
          by: this.#actors.seatOf(record, by),
          private: privateId(record['target']),
        };
      case 'par':
        return { type: 'par', by: this.#actors.seatOf(record, by), ...parIn(record) };
      case 'buy_shares':
        return {
          type: 'buy_share',
          by: this.#actors.seatOf(record, by),
          ...purchaseIn(record, state.certificates),
        };
      case 'sell_shares':
        return { type: 'sell_shares', by: this.#actors.seatOf(record, by), ...saleIn(record) };
      case 'lay_tile':
        return this.#lay(record, by);
      case 'place_token':
        return {
          type: 'place_token',
          by,
          ...this.#copies.cityOf(text(record, 'city'), (name) => KIT.map.byId.has(name)),
        };
      // 1848-21.7
      case 'run_routes':
        return { type: 'run_routes', by, routes: intentsIn(record, KIT, state.board) };
      case 'dividend':
        // The Bank of England pays automatically.
        return record.entity === BOE ? null : { type: 'dividend', by, pay: paysOut(record) };
      case 'discard_train':
        return { type: 'discard_train', by, company: String(record.entity), train: text(record, 'train') };
      case 'buy_train':
        return trainPurchase(state, record, by);
      case 'take_loan':
        // Also while another company's Director has to discard a train (1848-14.4).
        return { type: 'take_loan', by: borrower(state) ?? by };
      case 'buy_company':
        return {
          type: 'buy_from_owner',
          by,
          private: privateId(record['company']),
          price: number(record, 'price'),
        };
      case 'end_game':
        return { type: 'end_game', by };
      default:
        if (changesNothing(record)) return null;
        throw new BadFile(`records of type "${record.type}" are not known in 1848`);
    }
  }

  #lay(record: SiteAction, by: Seat): Of<'lay_tile'> {
    const { copy, lay } = layIn(record);
    this.#copies.put(lay.hex, copy);
    const action: Of<'lay_tile'> = { type: 'lay_tile', by, ...lay };
    return record.entity_type === 'company' ? { ...action, private: privateId(record.entity) } : action;
  }
}

function borrower(state: State): Seat | null {
  const company = operator(state);
  return company === null ? null : companyOf(state, company).director;
}

function privateId(value: unknown): PrivateId {
  return privateIn(PRIVATES, value);
}

function trainPurchase(state: State, record: SiteAction, by: Seat): Action1848 {
  const train = text(record, 'train');
  const seller = sellerOf(state, train, ({ closed }) => !closed);
  if (seller !== undefined) {
    return { type: 'buy_train_from', by, company: seller, train, price: number(record, 'price') };
  }
  const variant = record['variant'];
  const side = (typeof variant === 'string' ? variant : kindOfCard(train)) as TrainName;
  if (!Object.hasOwn(SIDES, side)) throw new BadFile(`train ${side} is not known`);
  const purchase: Of<'buy_train'> = { type: 'buy_train', by, side };
  if (record.entity_type === 'company') return { ...purchase, private: privateId(record.entity) };
  const tradeIn = record['exchange'];
  return typeof tradeIn === 'string' ? { ...purchase, tradeIn } : purchase;
}
