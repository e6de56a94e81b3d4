import type { Seat } from '../../core/game.ts';
import type { Shape } from '../../core/shape.ts';
import type { HexId } from '../../rail/hex.ts';
import type { CertId } from '../../rail/shares.ts';
import type { TileId } from '../../rail/tile.ts';
import type { CompanyId } from '../../rail/tokens.ts';
import type { TrainCard } from '../../rail/trains.ts';
import type { RouteIntent } from '../../routes/law.ts';
import type { PrivateId, TrainType } from './data.ts';

/** Everything a player can want in 18GB. The acting corporation is the one whose turn it is. */
export type Action18GB = { readonly by: Seat } & (
  | { readonly type: 'pass' }
  // the auction; `end_turn` closes a turn with several bids (D-1)
  | { readonly type: 'bid'; readonly private: PrivateId; readonly price: number }
  | { readonly type: 'end_turn' }
  // the stock round; without `cert` or `certs` the first that fit are taken
  | { readonly type: 'par'; readonly company: CompanyId; readonly price: number }
  | {
      readonly type: 'buy_share';
      readonly company: CompanyId;
      readonly from: 'ipo' | 'pool';
      readonly cert?: CertId;
    }
  | { readonly type: 'buy_directorship'; readonly company: CompanyId }
  | {
      readonly type: 'sell_shares';
      readonly company: CompanyId;
      readonly percent: number;
      readonly certs?: readonly CertId[];
    }
  // in a stock round, or as an emergency in the corporation's own turn
  | { readonly type: 'convert'; readonly company: CompanyId }
  // at any time, by its owner
  | { readonly type: 'close_private'; readonly private: PrivateId }
  // a corporation's turn; `private` = by that private's power
  | {
      readonly type: 'lay_tile';
      readonly hex: HexId;
      readonly tile: TileId;
      readonly rotation: number;
      readonly private?: PrivateId;
    }
  | {
      readonly type: 'place_token';
      readonly hex: HexId;
      readonly city: number;
      readonly private?: PrivateId;
    }
  // `revenue` is the figure of a file of 18xx.games, in imported games only
  | { readonly type: 'run_routes'; readonly routes: readonly RouteIntent[]; readonly revenue?: number }
  | { readonly type: 'dividend'; readonly pay: boolean }
  // `price` likewise
  | { readonly type: 'buy_train'; readonly train: TrainType; readonly price?: number }
  | {
      readonly type: 'buy_train_from';
      readonly company: CompanyId;
      readonly train: TrainCard;
      readonly price: number;
    }
  // yes or no to a purchase (D-33)
  | { readonly type: 'answer'; readonly accept: boolean }
  | { readonly type: 'discard_train'; readonly company: CompanyId; readonly train: TrainCard }
  // the players stop before the end: in imported games only
  | { readonly type: 'end_game' }
);

export const SHAPES: Readonly<Record<Action18GB['type'], Shape>> = {
  pass: {},
  bid: { private: 'string', price: 'int' },
  end_turn: {},
  par: { company: 'string', price: 'int' },
  buy_share: { company: 'string', from: 'string', cert: 'string?' },
  buy_directorship: { company: 'string' },
  sell_shares: { company: 'string', percent: 'int', certs: 'strings?' },
  convert: { company: 'string' },
  close_private: { private: 'string' },
  lay_tile: { hex: 'string', tile: 'string', rotation: 'int', private: 'string?' },
  place_token: { hex: 'string', city: 'int', private: 'string?' },
  run_routes: { routes: 'json', revenue: 'int?' },
  dividend: { pay: 'boolean' },
  buy_train: { train: 'string', price: 'int?' },
  buy_train_from: { company: 'string', train: 'string', price: 'int' },
  answer: { accept: 'boolean' },
  discard_train: { company: 'string', train: 'string' },
  end_game: {},
};

/** The member of the union with this type. */
export type Of<T extends Action18GB['type']> = Extract<Action18GB, { type: T }>;
