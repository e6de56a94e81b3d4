import { findTitle } from '../../titles/find.ts';
import { download, foreignFile, foreignObstacle, ownFile } from '../match/files.ts';
import { HereKeeper } from '../match/here-keeper.ts';
import { keepCopy, openSaved } from '../match/open.ts';
import type { SavedGame } from '../match/store.ts';
import { toast } from '../parts/toast.tsx';
import { here, store } from '../services.ts';
import { reasonOf, words } from '../words.ts';
import { copyName } from './copy-name.ts';
import { refreshGames } from './games.ts';

/** Downloads a game as a file of ours or of its other format. */
export async function exportGame(id: string, foreign: boolean): Promise<void> {
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

/** Why a saved game cannot be written in its other format, in a player's words; null where it can. */
export async function savedObstacle({ id }: SavedGame): Promise<string | null> {
  const saved = await store.read(id);
  return saved ? foreignObstacle(saved.match) : null;
}

/** Deletes a game at once, and restores it if that was a slip. */
export async function deleteGame(game: SavedGame): Promise<void> {
  const restore = await store.remove(game.id);
  await refreshGames();
  toast({
    text: words.t('page.home.deleted', { name: game.label ?? findTitle(game.game)?.name ?? game.game }),
    action: {
      label: words.t('page.undo'),
      run: () => void restore().then(refreshGames),
    },
  });
}

export async function renameGame({ id }: SavedGame, label: string): Promise<void> {
  try {
    await store.rename(id, label);
  } catch {
    toast({ text: words.t('page.store.unknown') });
  }
  await refreshGames();
}

function nameOfCopy(name: string, number: number): string {
  return name === '' ? words.t('page.home.copy', { number }) : words.t('page.home.copy-of', { name, number });
}

/** A second game that goes on from the same position. */
export async function duplicateGame(game: SavedGame): Promise<void> {
  try {
    const { session } = await openSaved(new HereKeeper(game.id, here));
    if (!session) return;
    const copy = keepCopy(here, session);
    await copy.keeper.written;
    const taken = (await store.list()).flatMap(({ label }) => label ?? []);
    await store.rename(copy.id, copyName(game.label ?? '', taken, nameOfCopy));
    await refreshGames();
    toast({ text: words.t('page.home.duplicated') });
  } catch (error) {
    toast({ text: words.t('page.export.failed', { message: reasonOf(error) }) });
  }
}
