import type { ComponentType } from 'preact';
import type { Action, Choice, Turn } from '../../core/game.ts';
import type { MatchSession } from '../match/session.ts';
import type { TableState } from './table-state.ts';

/** What every panel is made of; `index.ts` says how one gets in. */

export interface PanelProps {
  readonly session: MatchSession;
  readonly table: TableState;
  readonly choices: readonly Choice<Action>[];
}

export interface Panel {
  readonly types: readonly string[];
  readonly when?: (session: MatchSession, turn: Turn) => boolean;
  readonly component: ComponentType<PanelProps>;
}

/** Choices that are always there and hardly ever wanted. */
export const RARE_TYPES: ReadonlySet<string> = new Set(['end_game']);

export function typeOf(choice: Choice<Action>): string {
  return choice.kind === 'open' ? choice.template.type : choice.action.type;
}

export function seatOf(choice: Choice<Action>): number {
  return choice.kind === 'open' ? choice.template.by : choice.action.by;
}
