import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import type { AtTable } from './at-table.ts';
import css from './chat.module.css';

/** What is written is kept once nothing more has been typed for so long. */
const KEEP_AFTER_MS = 800;

type State = 'loading' | 'kept' | 'typing' | 'failed';

/** Notes of one's own about the table, on every device. */
export function Notes({ at }: { at: AtTable }): JSX.Element {
  const { session, keeper, ask } = at;
  const { words } = session;
  const params = { id: keeper.id };
  const [text, setText] = useState('');
  const [before, setBefore] = useState<string | null>(null);
  const [state, setState] = useState<State>('loading');
  const waiting = useRef<string | null>(null);
  const load = async (): Promise<void> => {
    const outcome = await ask('note', { params });
    if (outcome.kind !== 'done') return setState('failed');
    setText(outcome.answer.text);
    setBefore(outcome.answer.before);
    return setState('kept');
  };
  const keep = async (): Promise<void> => {
    const written = waiting.current;
    if (written === null) return;
    waiting.current = null;
    const outcome = await ask('setNote', { params, body: { text: written } });
    if (outcome.kind !== 'done') {
      waiting.current ??= written;
      setState('failed');
    } else if (waiting.current === null) setState('kept');
  };
  useEffect(() => {
    void load();
    return () => void keep();
  }, [keeper.id]);
  useEffect(() => {
    if (state !== 'typing') return undefined;
    const timer = setTimeout(() => void keep(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, text]);
  const write = (next: string): void => {
    waiting.current = next;
    setText(next);
    setState('typing');
  };
  return (
    <div class={css.notes}>
      <textarea
        value={text}
        maxLength={20_000}
        dir="auto"
        readOnly={state === 'loading'}
        placeholder={words.t('page.online-table.notes.empty')}
        aria-label={words.t('page.online-table.tab.notes')}
        data-notes
        onInput={({ currentTarget }) => write(currentTarget.value)}
        onBlur={() => void keep()}
      />
      <p>
        <small data-notes-state={state}>{words.t(`page.online-table.notes.${state}`)}</small>
        {before !== null && before !== text && (
          <Button small look="quiet" onPress={() => write(before)}>
            {words.t('page.online-table.notes.before')}
          </Button>
        )}
        {state === 'failed' && (
          <Button small onPress={() => void (waiting.current === null ? load() : keep())}>
            {words.t('page.online-table.try-now')}
          </Button>
        )}
      </p>
    </div>
  );
}
