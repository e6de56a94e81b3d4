import { useEffect, useState } from 'preact/hooks';
import { type Action, isRefusal } from '../../../core/game.ts';
import type { RailView } from '../../../rail/view.ts';
import type { Preview } from '../../board/rail-board.tsx';
import type { Trial } from '../../match/trials.ts';
import type { RailSession } from '../rail-table.ts';
import { costIn } from './track-facts.ts';
import type { MapAction } from './track-sources.ts';

/** What an action would lead to; null where it is refused after all. */
export function trialOf(session: RailSession, action: Action): Trial<RailView> | null {
  const result = session.trial(action);
  return isRefusal(result) ? null : result;
}

export function costOf(session: RailSession, action: Action): number {
  return costIn(trialOf(session, action)?.events ?? []) ?? 0;
}

/** The hex as it would be. */
export function previewOf(session: RailSession, action: MapAction): Preview | null {
  const trial = trialOf(session, action);
  if (!trial) return null;
  const { board, tokens } = trial.view.map;
  return { board, tokens, hex: action.hex };
}

/** How long the page may be kept busy at a time. */
const SLICE_MS = 8;

/** What each of some actions costs, worked out after the first of them is on show; empty until then. */
export function useCosts(session: RailSession, actions: readonly MapAction[]): readonly number[] {
  const [found, setFound] = useState<{ of: readonly MapAction[]; costs: readonly number[] } | null>(null);
  useEffect(() => {
    const costs: number[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const work = (): void => {
      const until = performance.now() + SLICE_MS;
      while (costs.length < actions.length && performance.now() < until) {
        costs.push(costOf(session, actions[costs.length] as MapAction));
      }
      if (costs.length < actions.length) timer = setTimeout(work);
      else setFound({ of: actions, costs });
    };
    if (actions.length > 1) timer = setTimeout(work, 60);
    return () => clearTimeout(timer);
  }, [actions]);
  return found?.of === actions ? found.costs : [];
}
