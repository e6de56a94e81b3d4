import type { Seat } from '../../core/game.ts';
import type { Shape } from '../../core/shape.ts';
import type { HexId } from '../../rail/hex.ts';
import type { CertId } from '../../rail/shares.ts';
import type { TileId } from '../../rail/tile.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { TrainCard } from '../../rail/trains.ts';
import type { PrivateId } from './data.ts';

/** One train's run: stops as `hex-number`, plain hexes in between by name; `halts` as 1860-13.9. */
export interface RouteIntent {
  readonly train: TrainCard;
  readonly path: readonly string[];
  readonly halts?: number;
}

/**
 * Everything a player can want in 1860. The acting company is the one whose turn it is. `recorded` is for
 * imported files only (1860-0.5): the value that the file gives.
 */
export type Action1860 = { readonly by: Seat } & (
  | { readonly type: 'pass' }
  // the auction
  | { readonly type: 'bid'; readonly price: number }
  | { readonly type: 'choose_private'; readonly private: PrivateId }
  // the stock round; without `cert` or `certs` the first that fit are taken
  | { readonly type: 'par'; readonly company: CompanyId; readonly price: number }
  | {
      readonly type: 'buy_share';
      readonly company: CompanyId;
      readonly from: 'ipo' | 'pool';
      readonly cert?: CertId;
    }
  | {
      readonly type: 'sell_shares';
      readonly company: CompanyId;
      readonly percent: number;
      readonly certs?: readonly CertId[];
      readonly recorded?: number;
    }
  | { readonly type: 'buy_private'; readonly private: PrivateId; readonly recorded?: number }
  | { readonly type: 'sell_private'; readonly private: PrivateId; readonly recorded?: number }
  | { readonly type: 'exchange'; readonly private: PrivateId; readonly cert?: CertId }
  // a company's turn
  | { readonly type: 'lay_tile'; readonly hex: HexId; readonly tile: TileId; readonly rotation: number }
  | { readonly type: 'place_token'; readonly hex: HexId; readonly city: number }
  | {
      readonly type: 'run_routes';
      readonly routes: readonly RouteIntent[];
      readonly recorded?: readonly number[];
    }
  | { readonly type: 'dividend'; readonly pay: boolean }
  | { readonly type: 'buy_train'; readonly train: TrainCard }
  | {
      readonly type: 'buy_train_from';
      readonly company: CompanyId;
      readonly train: TrainCard;
      readonly price: number;
    }
  // the president whose train another company wants
  | { readonly type: 'answer'; readonly accept: boolean }
  | { readonly type: 'discard_train'; readonly train: TrainCard }
  // the players stop before the end: in imported games only
  | { readonly type: 'end_game' }
);

export const SHAPES: Readonly<Record<Action1860['type'], Shape>> = {
  pass: {},
  bid: { price: 'int' },
  choose_private: { private: 'string' },
  par: { company: 'string', price: 'int' },
  buy_share: { company: 'string', from: 'string', cert: 'string?' },
  sell_shares: { company: 'string', percent: 'int', certs: 'strings?', recorded: 'int?' },
  buy_private: { private: 'string', recorded: 'int?' },
  sell_private: { private: 'string', recorded: 'int?' },
  exchange: { private: 'string', cert: 'string?' },
  lay_tile: { hex: 'string', tile: 'string', rotation: 'int' },
  place_token: { hex: 'string', city: 'int' },
  run_routes: { routes: 'json', recorded: 'json?' },
  dividend: { pay: 'boolean' },
  buy_train: { train: 'string' },
  buy_train_from: { company: 'string', train: 'string', price: 'int' },
  answer: { accept: 'boolean' },
  discard_train: { train: 'string' },
  end_game: {},
};

/** The member of the union with this type. */
export type Of<T extends Action1860['type']> = Extract<Action1860, { type: T }>;
