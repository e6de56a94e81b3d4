/**
 * The panels by which decisions are made.
 *
 * How to add a panel: write a component that takes `PanelProps`, and add one line to the panels of its family
 * (`rail/panels/index.ts`, `express/family.ts`) with the action types it takes care of. While at least one choice of these
 * types is on offer (greyed ones count) it is shown, in the order of this list, with exactly those choices. Choices that
 * no panel takes go to the generic one, so that everything legal is always within reach.
 *
 * What a panel can use:
 * - `choices`: the families of its types, greyed ones with their `refusal`. All legality comes from here.
 * - `session`: `view.value`, `turn.value`, `words` (every sentence), `trial(action)` for
 *   previews, `title.game.expand` and `narrow` for open families. Large ones: `expandBeside` and `searchRoutes` of
 *   `../worker/client.ts`.
 * - `table`: `choose({ action, label })` puts an action on the primary button in the foot (`data-commit`), `act(action)`
 *   does it at once, `board.value = { legal, selected, preview, routes, onHex, … }` tells the board what to show and
 *   `market.value = { moves, legal, … }` the market;
 *   everything is forgotten with the next position.
 *
 * What a panel must provide: `data-choice="<action type>"` on every element that stands for a choice, `aria-disabled`
 * with a reason on those that are refused (`ChoiceButton` does both), real buttons, no rules.
 *
 * `types` may be narrowed by `when`, for a title or a step that needs a panel of its own.
 */
import type { ComponentType } from 'preact';
import { headOf } from '../../core/choice.ts';
import type { Action, Choice, Turn } from '../../core/game.ts';
import type { MatchSession } from '../match/session.ts';
import type { TableState } from './table-state.ts';

export interface PanelProps<V = unknown> {
  readonly session: MatchSession<V>;
  readonly table: TableState<V>;
  readonly choices: readonly Choice<Action>[];
}

export interface Panel<V = unknown> {
  readonly types: readonly string[];
  readonly when?: (session: MatchSession<V>, turn: Turn) => boolean;
  readonly component: ComponentType<PanelProps<V>>;
}

export function typeOf(choice: Choice<Action>): string {
  return headOf(choice).type;
}

export function seatOf(choice: Choice<Action>): number {
  return headOf(choice).by;
}
