import type { TableSummary } from '../../../online/api.ts';
import type { Pictured, Position } from '../../home/pictures.ts';
import { replayInSlices } from '../../match/replay.ts';
import { ask } from '../../online/client.ts';
import { loadTitle } from '../../titles.ts';

/** A table across the internet, to be drawn as it stands; before it starts there is nothing but its title. */
export function tablePicture({ id, updated, state, title: titleId }: TableSummary): Pictured {
  const open = async (): Promise<Position | null> => {
    if (state === 'open') return null;
    const told = await ask('match', { params: { id } });
    if (told.kind !== 'done') return null;
    const title = await loadTitle(titleId);
    const { steps } = await replayInSlices(title.game, told.answer);
    const last = steps.at(-1);
    return last ? { title, view: title.game.view(last.state, null) } : null;
  };
  return { id, revision: updated, open };
}
