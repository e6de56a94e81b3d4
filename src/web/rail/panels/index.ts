import type { RailView } from '../../../rail/view.ts';
import type { Panel } from '../../family/panel.ts';
import type { RailSession } from '../rail-table.ts';
import { AnswerPanel } from './answers.tsx';
import { AuctionPanel, isAuction } from './auction.tsx';
import { DividendPanel } from './dividend.tsx';
import { DebtPanel, isDebt } from './money-debt.tsx';
import { ANY_TIME_TYPES, AnyTimePanel } from './money-turn.tsx';
import { RoutesPanel } from './routes/routes-panel.tsx';
import { isTrading, STOCK_TYPES } from './stock-offers.ts';
import { StockPanel } from './stock.tsx';
import { MAP_TYPES } from './track-sources.ts';
import { isBuildingAsked, PowersPanel, TrackPanel } from './track.tsx';
import { DiscardPanel } from './trains-discard.tsx';
import { TrainsPanel } from './trains.tsx';

function canFindRoutes({ title }: RailSession): boolean {
  return title.game.routing !== undefined;
}

/** The panels of the 18xx titles, in the order in which they are shown. */
export const RAIL_PANELS: readonly Panel<RailView>[] = [
  {
    types: ['bid', 'buy_private', 'lower_private', 'choose_private', 'par', 'end_turn'],
    when: isAuction,
    component: AuctionPanel,
  },
  { types: ['answer'], component: AnswerPanel },
  { types: STOCK_TYPES, when: isDebt, component: DebtPanel },
  { types: STOCK_TYPES, when: (_session, turn) => isTrading(turn), component: StockPanel },
  { types: MAP_TYPES, when: isBuildingAsked, component: TrackPanel },
  { types: ['run_routes'], when: canFindRoutes, component: RoutesPanel },
  { types: ['dividend'], component: DividendPanel },
  { types: ['buy_train', 'buy_train_from', 'convert'], component: TrainsPanel },
  { types: ['discard_train'], component: DiscardPanel },
  { types: MAP_TYPES, component: PowersPanel },
  { types: ANY_TIME_TYPES, component: AnyTimePanel },
];
