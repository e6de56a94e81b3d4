import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { findTitle } from '../../titles/find.ts';
import type { Title } from '../../titles/title.ts';
import { prefetchFamily } from '../families.ts';
import type { SavedGame } from '../match/store.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import parts from '../parts/parts.module.css';
import { goToTable } from '../router/router.ts';
import { loadTitle } from '../titles.ts';
import { words } from '../words.ts';
import { deleteGame, duplicateGame, exportGame, renameGame, savedObstacle } from './game-actions.ts';
import css from './games.module.css';
import { savedPicture } from './pictures.ts';
import { Thumb } from './thumb.tsx';
import { ago, useGameWords, whereIs } from './told.ts';

/** Preloads the rules, the drawing and the tables of a title; if that fails, opening the game reports it. */
function prefetch(title: Title | undefined): void {
  if (!title) return;
  loadTitle(title.id).catch(() => {});
  prefetchFamily(title);
}

function RenameField({ game, onDone }: { game: SavedGame; onDone: () => void }): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = (): void => {
    void renameGame(game, field.current?.value.trim() ?? '');
    onDone();
  };
  return (
    <form
      class={css.rename}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <input
        ref={field}
        class={parts.field}
        maxLength={60}
        defaultValue={game.label ?? ''}
        placeholder={words.t('page.home.name')}
        aria-label={words.t('page.home.name')}
        data-label
        onKeyDown={({ key }) => key === 'Escape' && onDone()}
      />
      <Button small look="primary" data-save-label onPress={save}>
        {words.t('page.home.save-name')}
      </Button>
    </form>
  );
}

/** What can be done with a game besides playing it. */
function Actions({
  game,
  isOpen,
  isNear,
  onRename,
}: {
  game: SavedGame;
  isOpen: boolean;
  /** The pointer or the focus is here: whether it can be exported is worth finding out. */
  isNear: boolean;
  onRename: () => void;
}): JSX.Element {
  const format = findTitle(game.game)?.files?.format;
  const [obstacle, setObstacle] = useState<string | null>(null);
  useEffect(() => {
    if (isNear) savedObstacle(game).then(setObstacle, () => {});
  }, [game.id, isNear, words.locale]);
  const name = game.label ?? words.list(game.names);
  return (
    <div class={css.actions} data-open={isOpen || undefined}>
      <IconButton icon="edit" name={words.t('page.home.rename', { name })} data-rename onPress={onRename}>
        <span class={css.label}>{words.t('page.home.rename-short')}</span>
      </IconButton>
      <IconButton
        icon="copy"
        name={words.t('page.home.duplicate', { name })}
        data-duplicate
        onPress={() => void duplicateGame(game)}
      >
        <span class={css.label}>{words.t('page.home.duplicate-short')}</span>
      </IconButton>
      <IconButton
        icon="save"
        name={words.t('page.home.export', { name })}
        data-export="railhead"
        onPress={() => void exportGame(game.id, false)}
      >
        <span class={css.label}>{words.t('page.home.file')}</span>
      </IconButton>
      {format !== undefined && (
        <Button
          look="quiet"
          small
          data-export={format}
          aria-label={words.t(`page.home.export-as.${format}`, { name })}
          tip={{ text: words.t(`page.export.as.${format}`) }}
          refusal={obstacle === null ? null : { text: obstacle }}
          onPress={() => void exportGame(game.id, true)}
        >
          {words.t(`page.home.as.${format}`)}
        </Button>
      )}
      <IconButton
        icon="bin"
        name={words.t('page.home.delete', { name })}
        data-delete
        onPress={() => void deleteGame(game)}
      >
        <span class={css.label}>{words.t('page.home.delete-short')}</span>
      </IconButton>
    </div>
  );
}

/** A game of the list. */
export function GameRow({ game }: { game: SavedGame }): JSX.Element {
  const title = findTitle(game.game);
  const say = useGameWords(title, game.names);
  const [isOpen, setOpen] = useState(false);
  const [isRenamed, setRenamed] = useState(false);
  const [isNear, setNear] = useState(false);
  const name = title?.name ?? game.game;
  return (
    <li
      class={css.game}
      data-game={game.id}
      onPointerEnter={() => setNear(true)}
      onFocusCapture={() => setNear(true)}
    >
      <a
        class={css.open}
        href={`#/table/${game.id}`}
        // A user pointing at a game is about to open it.
        onPointerEnter={() => prefetch(title)}
        onFocus={() => prefetch(title)}
        onClick={() => goToTable(game.id)}
      >
        <Thumb game={savedPicture(game)} title={title} />
        <span class={css.text}>
          <b>
            {name}
            {game.label !== undefined && <span class={css.name}>{game.label}</span>}
          </b>
          <span>{say && whereIs(game.turn, say)}</span>
          <small>
            {words.list(game.names)} · {ago(game.updated)}
            {game.from !== undefined && ` · ${words.t('page.history.from', { number: game.from })}`}
          </small>
        </span>
      </a>
      {game.turn.kind === 'finished' && <span class={css.state}>{words.t('page.home.finished')}</span>}
      {/* Touch has no hover to reveal the buttons: this one shows them. */}
      <Button
        look="icon"
        icon="more"
        class={css.more}
        aria-label={words.t('page.home.more', { name: game.label ?? name })}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      <Actions game={game} isOpen={isOpen} isNear={isNear} onRename={() => setRenamed(true)} />
      <Icon name="right" />
      {isRenamed && <RenameField game={game} onDone={() => setRenamed(false)} />}
    </li>
  );
}
