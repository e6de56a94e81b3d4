/**
 * The panels by which decisions are made.
 *
 * How a panel gets in: write a component that takes `PanelProps`, and add one line to `PANELS` with the action types it
 * takes care of. While at least one choice of these types is on offer (greyed ones count) it is shown, in the order of
 * this list, with exactly those choices. Whatever no panel takes goes to the generic one, so that everything legal is
 * always within reach.
 *
 * What a panel has at hand:
 * - `choices`: the families of its types, greyed ones with their `refusal`. All legality comes from here.
 * - `session`: `view.value` (RailView for 18xx titles), `turn.value`, `words` (every sentence), `trial(action)` for
 *   previews, `title.game.expand` and `narrow` for open families. Large ones: `expandBeside` and `searchRoutes` of
 *   `../worker/client.ts`.
 * - `table`: `choose({ action, label })` puts an action on the primary button in the foot (`data-commit`), `act(action)`
 *   does it at once, `board.value = { legal, selected, preview, routes, onHex, … }` tells the board what to show and
 *   `market.value = { moves, legal, … }` the market;
 *   everything is forgotten with the next position.
 *
 * What a panel owes: `data-choice="<action type>"` on every element that stands for a choice, `aria-disabled` with a
 * reason on those that are refused (`ChoiceButton` does both), real buttons, no rules.
 *
 * `types` may be narrowed by `when`, for a title or a step that needs a panel of its own.
 */
import type { Action, Choice, Turn } from '../../core/game.ts';
import type { MatchSession } from '../match/session.ts';
import { BidPanel } from '../express/bid-panel.tsx';
import { TurnPanel } from '../express/turn-panel.tsx';
import { AnswerPanel } from '../rail/panels/answers.tsx';
import { AuctionPanel, isAuction } from '../rail/panels/auction.tsx';
import { DebtPanel, isDebt } from '../rail/panels/money-debt.tsx';
import { ANY_TIME_TYPES, AnyTimePanel } from '../rail/panels/money-turn.tsx';
import { type Panel, typeOf } from '../family/panel.ts';
import { DividendPanel } from '../rail/panels/dividend.tsx';
import { RoutesPanel } from '../rail/panels/routes/routes-panel.tsx';
import { isTrading, STOCK_TYPES } from '../rail/panels/stock-offers.ts';
import { StockPanel } from '../rail/panels/stock.tsx';
import { MAP_TYPES } from '../rail/panels/track-sources.ts';
import { isBuildingAsked, PowersPanel, TrackPanel } from '../rail/panels/track.tsx';
import { DiscardPanel } from '../rail/panels/trains-discard.tsx';
import { TrainsPanel } from '../rail/panels/trains.tsx';

export { type Panel, seatOf, typeOf } from '../family/panel.ts';

function isExpress({ title }: MatchSession): boolean {
  return title.family === 'express';
}

function canFindRoutes({ title }: MatchSession): boolean {
  return title.game.routing !== undefined;
}

const PANELS: readonly Panel[] = [
  {
    types: ['bid', 'buy_private', 'lower_private', 'choose_private', 'par', 'end_turn'],
    when: isAuction,
    component: AuctionPanel,
  },
  { types: ['answer'], component: AnswerPanel },
  { types: STOCK_TYPES, when: isDebt, component: DebtPanel },
  { types: STOCK_TYPES, when: (_session, turn) => isTrading(turn), component: StockPanel },
  { types: ['bid'], when: isExpress, component: BidPanel },
  { types: ['start_auction', 'expand', 'develop', 'noop'], when: isExpress, component: TurnPanel },
  { types: MAP_TYPES, when: isBuildingAsked, component: TrackPanel },
  { types: ['run_routes'], when: canFindRoutes, component: RoutesPanel },
  { types: ['dividend'], component: DividendPanel },
  { types: ['buy_train', 'buy_train_from', 'convert'], component: TrainsPanel },
  { types: ['discard_train'], component: DiscardPanel },
  { types: MAP_TYPES, component: PowersPanel },
  { types: ANY_TIME_TYPES, component: AnyTimePanel },
];

/** Panels with the choices each one gets, and those that are left. */
export interface Shared {
  readonly panels: readonly { readonly panel: Panel; readonly choices: readonly Choice<Action>[] }[];
  readonly rest: readonly Choice<Action>[];
}

/** Shares the choices out: each goes to the first panel that takes its type. */
export function shareOut(
  session: MatchSession,
  turn: Turn,
  choices: readonly Choice<Action>[],
  panels: readonly Panel[] = PANELS,
): Shared {
  const shared = panels
    .filter((panel) => panel.when?.(session, turn) ?? true)
    .map((panel) => ({ panel, choices: [] as Choice<Action>[] }));
  const rest: Choice<Action>[] = [];
  for (const choice of choices) {
    const taker = shared.find(({ panel }) => panel.types.includes(typeOf(choice)));
    (taker?.choices ?? rest).push(choice);
  }
  return { panels: shared.filter((entry) => entry.choices.length > 0), rest };
}
