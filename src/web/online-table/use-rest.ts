import { useLayoutEffect, useRef } from 'preact/hooks';
import { canonicalJson } from '../../core/json.ts';
import { rest } from '../parts/rest.ts';
import { type AtTable, shownAsk } from './at-table.ts';

/** What others do or ask for puts other buttons where one was about to press: those rest a moment first. */
export function useRest(at: AtTable): void {
  const shown = `${shownAsk(at)?.key ?? ''} ${canonicalJson(at.session.turn.value)}`;
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current !== shown) rest.begin();
    before.current = shown;
  }, [shown]);
}
