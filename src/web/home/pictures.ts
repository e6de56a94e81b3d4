import { signal } from '@preact/signals';
import { familyOf } from '../family/family.ts';
import { loadFamily } from '../families.ts';
import { HereKeeper } from '../match/here-keeper.ts';
import { openSaved } from '../match/open.ts';
import type { SavedGame } from '../match/store.ts';
import { here } from '../services.ts';
import type { LoadedTitle } from '../titles.ts';

/** Pictures of positions as addresses of images; in both themes, so that none has to be drawn again. */
export interface Pictures {
  readonly light: string;
  readonly dark: string;
}

/** Something that can be drawn: a position, with the title it belongs to. */
export interface Position {
  readonly title: LoadedTitle;
  readonly view: unknown;
}

/** A game as far as its picture is concerned. */
export interface Pictured {
  readonly id: string;
  /** Counts up whenever the position may be another one. */
  readonly revision: number;
  /** The position of now; null where there is nothing to draw. */
  readonly open: () => Promise<Position | null>;
}

interface Drawn {
  readonly revision: number;
  readonly pictures: Pictures;
}

const drawn = signal<Readonly<Record<string, Drawn>>>({});
const asked = new Map<string, number>();
let queue: Promise<void> = Promise.resolve();

/** The picture of a game's position, once it has been drawn. */
export function pictureOf({ id, revision }: Pictured): Pictures | null {
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

/** A saved game, to be drawn as it stands. */
export function savedPicture({ id, revision }: SavedGame): Pictured {
  const open = async (): Promise<Position | null> => {
    const { session } = await openSaved(new HereKeeper(id, here));
    return session && { title: session.title, view: session.shown.peek().view };
  };
  return { id, revision, open };
}

async function draw({ id, revision, open }: Pictured): Promise<void> {
  await whenIdle();
  const position = await open();
  if (!position) return;
  const { title, view } = position;
  await loadFamily(title.family);
  const { picture } = familyOf({ title });
  const svgs: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    // One drawing a task: a map of 18GB takes a moment.
    await whenIdle();
    svgs.push(picture(title, view, theme));
  }
  const [light = '', dark = ''] = svgs.map(addressOf);
  const former = drawn.value[id]?.pictures;
  drawn.value = { ...drawn.value, [id]: { revision, pictures: { light, dark } } };
  for (const address of Object.values(former ?? {})) URL.revokeObjectURL(address);
}

/** Has the position of a game drawn when the page has nothing better to do, one game after the other. */
export function askForPicture(game: Pictured): void {
  if (asked.get(game.id) === game.revision) return;
  asked.set(game.id, game.revision);
  // A game that cannot be opened keeps the picture of its title; opening it says why.
  queue = queue.then(() => draw(game)).catch(() => {});
}
