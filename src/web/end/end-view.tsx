import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import cards from '../family/cards.module.css';
import { exportAs } from '../family/export.ts';
import type { Finished } from '../family/family.ts';
import { furnitureOf } from '../family/furniture.ts';
import { useTable } from '../family/table-state.ts';
import { ownFile } from '../match/files.ts';
import { startGame } from '../match/open.ts';
import type { MatchSession } from '../match/session.ts';
import { Button } from '../parts/button.tsx';
import { toast } from '../parts/toast.tsx';
import { addressAt } from '../router/router.ts';
import { here, openTable } from '../services.ts';
import { reasonOf } from '../words.ts';
import { nextGame, ORDERS, type Order } from './again.ts';
import css from './end.module.css';
import { resultText } from './result.ts';
import { Standings } from './standings.tsx';
import type * as Loaded from './story.tsx';

async function playAgain(session: MatchSession, order: Order): Promise<void> {
  try {
    await openTable(await startGame(here, nextGame(session.title.game, session.match(), order)));
  } catch (error) {
    toast({ text: reasonOf(error) });
  }
}

function Again({ session }: { session: MatchSession }): JSX.Element {
  const { words, names } = session;
  return (
    <section class={cards.card}>
      <h2>{words.t('page.end.again')}</h2>
      <p class={css.quiet}>{words.t('page.end.again-help')}</p>
      <div class={css.ways}>
        {ORDERS.map((order) => (
          <Button
            key={order}
            data-again={order}
            {...(order === 'shuffled' && { icon: 'shuffle' })}
            onPress={() => void playAgain(session, order)}
          >
            {words.t(`page.end.again.${order}`, { name: names[1] ?? '' })}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Hands the result to another program of the device, with the game as a file where that can be taken. */
async function share(session: MatchSession, text: string): Promise<void> {
  const own = ownFile(session.match());
  const files = [new File([own.text], own.name, { type: 'application/json' })];
  const what = { title: session.title.name, text };
  try {
    await navigator.share(navigator.canShare?.({ files }) ? { ...what, files } : what);
  } catch (error) {
    // The reader may think better of it.
    if ((error as Error).name !== 'AbortError') toast({ text: reasonOf(error) });
  }
}

async function copy(session: MatchSession, text: string, done: string): Promise<void> {
  const { words } = session;
  try {
    await navigator.clipboard.writeText(text);
    toast({ text: words.t(done) });
  } catch {
    toast({ text: words.t('page.end.not-copied') });
  }
}

function Keep({ session, turn }: { session: MatchSession; turn: Finished }): JSX.Element {
  const { words, title } = session;
  const text = resultText(words, title.name, turn.scores);
  const link = (): string => addressAt(session.id, 'result', session.at.peek());
  const hasShare = typeof navigator.share === 'function';
  return (
    <section class={cards.card}>
      <h2>{words.t('page.end.keep')}</h2>
      <div class={css.ways}>
        {hasShare && (
          <Button icon="share" data-share onPress={() => void share(session, text)}>
            {words.t('page.end.share')}
          </Button>
        )}
        <Button data-copy-result onPress={() => void copy(session, text, 'page.end.copied')}>
          {words.t('page.end.copy')}
        </Button>
        <Button icon="link" data-copy-link onPress={() => void copy(session, link(), 'page.history.linked')}>
          {words.t('page.end.link')}
        </Button>
        <Button icon="save" data-export-result onPress={() => void exportAs(session, false)}>
          {words.t('page.export.own')}
        </Button>
      </div>
    </section>
  );
}

/** The pictures come after the result itself: they are loaded when they are wanted. */
function useStory(): typeof Loaded | null {
  const [loaded, setLoaded] = useState<typeof Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('./story.tsx').then((module) => isWanted && setLoaded(module));
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
}

/** The end of the game: who won, how each fortune was made, where it turned, and what to do next. */
export function EndView(): JSX.Element | null {
  const { session } = useTable();
  const turn = session.turn.value;
  const loaded = useStory();
  if (turn.kind !== 'finished') return null;
  const { words } = session;
  const furniture = furnitureOf(session);
  return (
    <div class={css.end} data-end>
      <div class={css.column}>
        <div class={cards.card}>
          <p class={css.quiet}>{words.ask(turn).sentence}</p>
          <Standings session={session} turn={turn} />
        </div>
        {furniture ? <furniture.Again /> : <Again session={session} />}
        <Keep session={session} turn={turn} />
      </div>
      <div class={css.column}>{loaded && <loaded.Story session={session} turn={turn} />}</div>
    </div>
  );
}
