import { BadInput } from '../core/game.ts';
import { isJsonObject } from '../core/json.ts';

/**
 * A game as 18xx.games exports it (1848-21.1); only what we read. Logs of other titles have the same outline: a title,
 * players and records.
 */
export interface SiteGame {
  readonly title: string;
  readonly id: string | number;
  readonly players: readonly { readonly id: string | number; readonly name?: string }[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly actions: readonly SiteAction[];
  readonly result?: Readonly<Record<string, number>>;
}

/** One record of its log (1848-21.2): common fields here, the rest depends on `type`. */
export interface SiteAction {
  readonly type: string;
  readonly entity: string | number;
  readonly entity_type?: string;
  readonly id?: number;
  readonly auto_actions?: readonly SiteAction[];
  readonly action_id?: number | null;
  readonly [field: string]: unknown;
}

/** Reads a file of 18xx.games; everything wrong with it gets one clear line. */
export function parseSiteGame(text: string): SiteGame {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new BadInput(`not JSON: ${(error as Error).message}`);
  }
  if (!isJsonObject(data)) throw new BadInput('not a game file: an object is expected');
  if (typeof data['title'] !== 'string') throw new BadInput('not a game file: "title" is missing');
  const { players, actions, settings } = data;
  if (!Array.isArray(players) || !players.every(isSitePlayer)) {
    throw new BadInput('not a game file: "players" must be a list of {id, name}');
  }
  if (!Array.isArray(actions)) throw new BadInput('not a game file: "actions" must be a list');
  for (const [index, action] of actions.entries()) {
    if (!isJsonObject(action) || typeof action['type'] !== 'string') {
      throw new BadInput(`action ${index + 1} is not an action`);
    }
  }
  if (isJsonObject(settings) && settings['pin']) {
    throw new BadInput(
      `pinned to an older engine ${pinText(settings['pin'])}: its rules are not ours, so it is not imported`,
    );
  }
  return { settings: {}, ...data } as unknown as SiteGame;
}

function pinText(pin: unknown): string {
  return typeof pin === 'string' ? `(${pin})` : '';
}

function isSitePlayer(player: unknown): boolean {
  if (!isJsonObject(player)) return false;
  const { id } = player;
  return typeof id === 'string' || typeof id === 'number';
}

/**
 * 1848-21.3: the records that count, in order. `undo` takes back the last live record, or everything after
 * `action_id`; `redo` restores the latest undo; anything else but a message forgets what could be redone.
 */
export function liveActions(actions: readonly SiteAction[]): SiteAction[] {
  const live: { action: SiteAction; id: number }[] = [];
  const undone: { action: SiteAction; id: number }[][] = [];
  for (const [index, action] of actions.entries()) {
    const id = action.id ?? index + 1;
    if (action.type === 'message') continue;
    if (action.type === 'undo') {
      const target = action.action_id ?? null;
      const from = target === null ? live.length - 1 : live.findIndex((entry) => entry.id > target);
      undone.push(from < 0 ? [] : live.splice(from));
    } else if (action.type === 'redo') {
      live.push(...(undone.pop() ?? []));
    } else {
      undone.length = 0;
      live.push({ action, id });
    }
  }
  return live.map(({ action }) => action);
}
