import type { Seat } from '../../core/game.ts';
import type { Shape } from '../../core/shape.ts';
import type { HexId } from '../../rail/hex.ts';
import type { CertId } from '../../rail/shares.ts';
import type { TileId } from '../../rail/tile.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { PrivateId, TrainName } from './data.ts';

export type TrainId = string;

/** One train's run: stops as `hex-number`, plain hexes in between by name. */
export interface RouteIntent {
  readonly train: TrainId;
  readonly path: readonly string[];
}

/** Everything a player can want in 1848. The acting company is the one whose turn it is. */
export type Action1848 = { readonly by: Seat } & (
  | { readonly type: 'pass' }
  // the auction
  | { readonly type: 'buy_private'; readonly private: PrivateId }
  | { readonly type: 'lower_private'; readonly private: PrivateId }
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
    }
  // a company's turn; `private` = by that private's power
  | {
      readonly type: 'lay_tile';
      readonly hex: HexId;
      readonly tile: TileId;
      readonly rotation: number;
      readonly private?: PrivateId;
    }
  | { readonly type: 'place_token'; readonly hex: HexId; readonly city: number }
  | { readonly type: 'run_routes'; readonly routes: readonly RouteIntent[] }
  | { readonly type: 'dividend'; readonly pay: boolean }
  | { readonly type: 'discard_train'; readonly company: CompanyId; readonly train: TrainId }
  // from the bank: the next card, one of its sides
  | {
      readonly type: 'buy_train';
      readonly side: TrainName;
      readonly tradeIn?: TrainId;
      readonly private?: PrivateId;
    }
  | {
      readonly type: 'buy_train_from';
      readonly company: CompanyId;
      readonly train: TrainId;
      readonly price: number;
    }
  | { readonly type: 'take_loan' }
  | { readonly type: 'buy_from_owner'; readonly private: PrivateId; readonly price: number }
  | { readonly type: 'answer'; readonly accept: boolean }
  // the players stop before the end: in imported games only
  | { readonly type: 'end_game' }
);

export const SHAPES: Readonly<Record<Action1848['type'], Shape>> = {
  pass: {},
  buy_private: { private: 'string' },
  lower_private: { private: 'string' },
  par: { company: 'string', price: 'int' },
  buy_share: { company: 'string', from: 'string', cert: 'string?' },
  sell_shares: { company: 'string', percent: 'int', certs: 'strings?' },
  lay_tile: { hex: 'string', tile: 'string', rotation: 'int', private: 'string?' },
  place_token: { hex: 'string', city: 'int' },
  run_routes: { routes: 'json' },
  dividend: { pay: 'boolean' },
  discard_train: { company: 'string', train: 'string' },
  buy_train: { side: 'string', tradeIn: 'string?', private: 'string?' },
  buy_train_from: { company: 'string', train: 'string', price: 'int' },
  take_loan: {},
  buy_from_owner: { private: 'string', price: 'int' },
  answer: { accept: 'boolean' },
  end_game: {},
};

/** The member of the union with this type. */
export type Of<T extends Action1848['type']> = Extract<Action1848, { type: T }>;
