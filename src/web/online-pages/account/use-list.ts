import { useCallback, useEffect, useState } from 'preact/hooks';
import type { AnswerOf } from '../../../online/api.ts';
import { ask } from '../../online/client.ts';
import { troubleOf } from '../problems.ts';

type ListName = 'sessions' | 'passkeys' | 'relations';

/** A list of the account, asked for when it is on show and after every change. */
export function useList<N extends ListName>(
  name: N,
): {
  readonly list: AnswerOf<N> | null;
  readonly trouble: string | null;
  readonly refresh: () => Promise<void>;
  /** Does something to it; what went wrong is told, and the list is asked for again. */
  readonly change: (work: () => Promise<string | null>) => Promise<void>;
} {
  const [list, setList] = useState<AnswerOf<N> | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const refresh = useCallback(async (): Promise<void> => {
    const outcome = await ask(name);
    if (outcome.kind === 'done') setList(outcome.answer);
    else setTrouble(troubleOf(outcome));
  }, [name]);
  const change = useCallback(
    async (work: () => Promise<string | null>): Promise<void> => {
      setTrouble(await work());
      await refresh();
    },
    [refresh],
  );
  useEffect(() => void refresh(), [refresh]);
  return { list, trouble, refresh, change };
}
