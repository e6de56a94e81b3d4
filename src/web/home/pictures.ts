import { signal } from '@preact/signals';
import { familyOf } from '../family/family.ts';
import { loadFamily } from '../families.ts';
import { HereKeeper } from '../match/here-keeper.ts';
import { openSaved } from '../match/open.ts';
import type { SavedGame } from '../match/store.ts';
import { here } from '../services.ts';

/** Pictures of positions as addresses of images; in both themes, so that none has to be drawn again. */
export interface Pictures {
  readonly light: string;
  readonly dark: string;
}

interface Drawn {
  readonly revision: number;
  readonly pictures: Pictures;
}

const drawn = signal<Readonly<Record<string, Drawn>>>({});
const asked = new Map<string, number>();
let queue: Promise<void> = Promise.resolve();

/** The picture of a game's position, once it has been drawn. */
export function pictureOf({ id, revision }: SavedGame): Pictures | null {
  const known = drawn.value[id];
  return known?.revision === revision ? known.pictures : null;
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 50);
  });
}

function addressOf(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

async function draw({ id, revision }: SavedGame): Promise<void> {
  await whenIdle();
  const { session } = await openSaved(new HereKeeper(id, here));
  if (!session) return;
  await loadFamily(session.title.family);
  const { picture } = familyOf(session);
  const { view } = session.shown.peek();
  const svgs: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    // One drawing a task: a map of 18GB takes a moment.
    await whenIdle();
    svgs.push(picture(session.title, view, theme));
  }
  const [light = '', dark = ''] = svgs.map(addressOf);
  const former = drawn.value[id]?.pictures;
  drawn.value = { ...drawn.value, [id]: { revision, pictures: { light, dark } } };
  for (const address of Object.values(former ?? {})) URL.revokeObjectURL(address);
}

/** Has the position of a game drawn when the page has nothing better to do, one game after the other. */
export function askForPicture(game: SavedGame): void {
  if (asked.get(game.id) === game.revision) return;
  asked.set(game.id, game.revision);
  // A game that cannot be opened keeps the picture of its title; opening it says why.
  queue = queue.then(() => draw(game)).catch(() => {});
}
