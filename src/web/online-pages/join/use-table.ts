import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Problem, TableInfo } from '../../../online/api.ts';
import type { Id, Key } from '../../../online/entry.ts';
import { ask, type Outcome } from '../../online/client.ts';
import { followTable } from '../follow-table.ts';

/** A table before it starts, as the server last told it. */
export interface TableOnShow {
  /** Null: nothing is known of it yet, or it is not for these eyes. */
  readonly info: TableInfo | null;
  /** Why it is not on show. */
  readonly problem: Problem | null;
  /** The last question was not answered; what is on show may be old. */
  readonly isSilent: boolean;
  /** The invitation of the address lets nobody in any more. */
  readonly isSpent: boolean;
  readonly refresh: () => Promise<void>;
  /** Takes over what an answer has told of it. */
  readonly show: (info: TableInfo) => void;
}

type Known = Pick<TableOnShow, 'info' | 'problem' | 'isSilent' | 'isSpent'>;

const UNKNOWN: Known = { info: null, problem: null, isSilent: false, isSpent: false };

function byInvitation(id: Id, invite: Key): Promise<Outcome<TableInfo>> {
  return ask('invited', { params: { id }, body: { invite } });
}

/** What is known after an answer. A table that has been cancelled is gone; one that is not reached stays on show. */
function after(known: Known, outcome: Outcome<TableInfo>, isSpent: boolean): Known {
  if (outcome.kind === 'done') return { info: outcome.answer, problem: null, isSilent: false, isSpent };
  if (outcome.kind === 'unreachable') return { ...known, isSilent: true };
  return { info: null, problem: outcome.problem, isSilent: false, isSpent };
}

/** A table by its id, with the invitation that leads to it where it has one; followed as long as it is on show. */
export function useTable(id: Id, invite: Key | null): TableOnShow {
  const [known, setKnown] = useState(UNKNOWN);
  /** The invitation is asked with until it is refused: the table may be open to us without it. */
  const key = useRef(invite);
  const refresh = useCallback(async (): Promise<void> => {
    const invited = key.current === null ? null : await byInvitation(id, key.current);
    const isRefused = invited?.kind === 'refused';
    if (isRefused) key.current = null;
    const outcome = invited && !isRefused ? invited : await ask('table', { params: { id } });
    setKnown((before) => after(before, outcome, before.isSpent || isRefused));
  }, [id]);
  useEffect(() => {
    key.current = invite;
    setKnown(UNKNOWN);
    void refresh();
    return followTable(id, () => void refresh());
  }, [id, invite]);
  const show = useCallback((info: TableInfo) => setKnown((before) => ({ ...before, info })), []);
  return { ...known, refresh, show };
}
