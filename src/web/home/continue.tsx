import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadWords } from '../../text/locales.ts';
import type { Words } from '../../text/words.ts';
import { download, foreignFile, ownFile } from '../match/files.ts';
import type { SavedGame } from '../match/store.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import { toast } from '../parts/toast.tsx';
import { goToTable } from '../router/router.ts';
import { store } from '../services.ts';
import { prefetchFamily } from '../families.ts';
import { findTitle } from '../../titles/find.ts';
import type { Title } from '../../titles/title.ts';
import { loadTitle } from '../titles.ts';
import { reasonOf, tableWords, words } from '../words.ts';
import { Art } from './art.tsx';
import { games, refreshGames } from './games.ts';
import css from './home.module.css';

/** How long ago, in the largest unit that fits. */
function ago(then: number): string {
  const minutes = Math.round((Date.now() - then) / 60_000);
  const format = new Intl.RelativeTimeFormat(words.locale, { numeric: 'auto' });
  if (minutes < 1) return words.t('page.home.just-now');
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 24 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / (24 * 60)), 'day');
}

function whereIs(saved: SavedGame, words: Words): string {
  const { turn } = saved;
  if (turn.kind === 'finished') {
    const best = Math.max(...turn.scores);
    const winners = turn.scores.flatMap((score, seat) => (score === best ? [words.name(seat)] : []));
    return words.t('page.home.won-by', { names: words.list(winners), score: words.money(best) });
  }
  return `${words.round(turn.round)} · ${words.ask(turn).sentence}`;
}

async function exportGame(id: string, foreign: boolean): Promise<void> {
  try {
    const saved = await store.read(id);
    if (!saved) return;
    const match = { ...saved.match, actions: saved.match.actions.slice(0, saved.at) };
    if (!foreign) return download(ownFile(match));
    const file = await foreignFile(match);
    download(file);
    if (file.trouble !== null) toast({ text: words.t('page.export.trouble', { message: file.trouble }) });
  } catch (error) {
    toast({ text: words.t('page.export.failed', { message: reasonOf(error) }) });
  }
}

/** Takes a game away at once, and brings it back if that was a slip. */
async function deleteGame(game: SavedGame): Promise<void> {
  const restore = await store.remove(game.id);
  await refreshGames();
  toast({
    text: words.t('page.home.deleted', { name: findTitle(game.game)?.name ?? game.game }),
    action: {
      label: words.t('page.undo'),
      run: () => void restore().then(refreshGames),
    },
  });
}

/** Preloads the rules, the drawing and the tables of a title; if that fails, opening the game reports it. */
function prefetch(title: Title | undefined): void {
  if (!title) return;
  loadTitle(title.id).catch(() => {});
  prefetchFamily(title);
}

function GameRow({ game }: { game: SavedGame }): JSX.Element {
  const title = findTitle(game.game);
  const [say, setSay] = useState<Words | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void (async () => {
      const messages = title && (await loadWords(words.locale, title));
      setSay(tableWords({ messages, text: title?.text }, { names: game.names }));
    })();
  }, [game.game]);
  const isOver = game.turn.kind === 'finished';
  const format = title?.files?.format === '18xx.games' ? '18xx.games' : words.t('page.export.log');
  return (
    <li class={css.game} data-game={game.id}>
      <a
        class={css.open}
        href={`#/table/${game.id}`}
        // A user pointing at a game is about to open it.
        onPointerEnter={() => prefetch(title)}
        onFocus={() => prefetch(title)}
        onClick={() => goToTable(game.id)}
      >
        <span class={css.thumb}>{title && <Art title={title.id} small />}</span>
        <span class={css.gameText}>
          <b>{title?.name ?? game.game}</b>
          <span>{say && whereIs(game, say)}</span>
          <small>
            {words.list(game.names)} · {ago(game.updated)}
            {game.from !== undefined && ` · ${words.t('page.history.from', { number: game.from })}`}
          </small>
        </span>
      </a>
      {isOver && <span class={css.state}>{words.t('page.home.finished')}</span>}
      {/* Touch has no hover to reveal the buttons: this one shows them. */}
      <Button
        look="icon"
        icon="more"
        class={css.more}
        aria-label={words.t('page.home.more')}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      <div class={css.actions} data-open={isOpen || undefined}>
        <Button
          look="icon"
          icon="save"
          aria-label={words.t('page.export.own')}
          tip={{ text: words.t('page.export.own') }}
          onPress={() => void exportGame(game.id, false)}
        >
          <span class={css.label}>{words.t('page.home.file')}</span>
        </Button>
        <Button
          look="quiet"
          small
          tip={{ text: words.t('page.export.foreign', { format }) }}
          onPress={() => void exportGame(game.id, true)}
        >
          {format}
        </Button>
        <Button
          look="icon"
          icon="bin"
          aria-label={words.t('page.home.delete')}
          tip={{ text: words.t('page.home.delete') }}
          onPress={() => void deleteGame(game)}
        >
          <span class={css.label}>{words.t('page.home.delete')}</span>
        </Button>
      </div>
      <Icon name="right" />
    </li>
  );
}

/** The games of this browser, latest first. */
export function ContinueList({ onNew }: { onNew: () => void }): JSX.Element {
  const { value } = games;
  if (value.kind === 'loading') return <div class={css.games} aria-busy="true" />;
  if (value.kind === 'failed') return <div class={css.empty}>{words.t(`page.store.${value.problem}`)}</div>;
  if (value.list.length === 0) {
    return (
      <div class={css.empty}>
        <svg width="52" height="58" viewBox="0 0 52 58" aria-hidden="true">
          <path class={css.emptyHex} d="M26 2l23 13.5v27L26 56 3 42.5v-27z" />
          <path class={css.emptyTrack} d="M14.5 49 37.5 9" />
        </svg>
        <div>
          <b>{words.t('page.home.none')}</b>
          <p>{words.t('page.home.none-help')}</p>
        </div>
        <Button onPress={onNew}>{words.t('page.new.button')}</Button>
      </div>
    );
  }
  return (
    <ul class={css.games}>
      {value.list.map((game) => (
        <GameRow key={game.id} game={game} />
      ))}
    </ul>
  );
}
