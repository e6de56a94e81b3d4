import { isJsonObject } from '../core/json.ts';
import { readJson } from '../core/bad-input.ts';
import { BadFile } from './bad-file.ts';
import { shown, type TellNote } from './note.ts';

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

/** Reads a file of 18xx.games; every fault in it is reported in one clear line. */
export function parseSiteGame(text: string): SiteGame {
  const data = readJson(text);
  if (!isJsonObject(data)) throw new BadFile('this is not a game file');
  if (typeof data['title'] !== 'string') throw new BadFile('this is not a game file: it names no title');
  const { players, actions, settings, id } = data;
  checkPlayers(players);
  if (!Array.isArray(actions)) throw new BadFile('this is not a game file: it has no list of actions');
  for (const [index, action] of actions.entries()) {
    if (!isJsonObject(action) || typeof action['type'] !== 'string') {
      throw new BadFile(`action ${index + 1} does not say what was done`);
    }
  }
  checkNumbers(actions as SiteAction[]);
  if (!isNone(settings) && !isJsonObject(settings))
    throw new BadFile(`this is not a game file: "settings" must be an object, not ${shown(settings)}`);
  if (!isNone(id) && !isId(id))
    throw new BadFile(`this is not a game file: "id" must be text or a number, not ${shown(id)}`);
  if (isJsonObject(settings) && settings['pin']) {
    throw new BadFile(
      `the game is pinned to an older version of 18xx.games ${pinText(settings['pin'])}, whose rules differ from ours, so it cannot be imported`,
    );
  }
  return { ...data, settings: settings ?? {} } as unknown as SiteGame;
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null;
}

function isId(value: unknown): value is string | number {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

function checkPlayers(players: unknown): void {
  if (!Array.isArray(players) || !players.every(isSitePlayer)) {
    throw new BadFile('this is not a game file: "players" must be a list of {id, name}');
  }
  const ids = players.map(({ id }: { readonly id: unknown }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined) throw new BadFile(`two players have the same id, ${shown(twice)}`);
}

/** 1848-21.2, 1860-24.2, 18GB-20.2: either all actions are numbered, in rising order, or none is. */
function checkNumbers(actions: readonly SiteAction[]): void {
  if (actions.every(({ id }) => isNone(id))) return;
  let last = -1;
  for (const [index, { id }] of actions.entries()) {
    const where = `action ${index + 1} of the list`;
    if (isNone(id)) throw new BadFile(`${where} has no id`);
    if (!Number.isSafeInteger(id) || (id as number) < 0)
      throw new BadFile(`${where} has the id ${shown(id)}, which is not a whole number`);
    if (id === last) throw new BadFile(`${where} has the id ${id} of the one before it`);
    if ((id as number) < last) throw new BadFile(`${where} has the id ${id}, after ${last}: ids must rise`);
    last = id as number;
  }
}

function pinText(pin: unknown): string {
  return typeof pin === 'string' ? `(${pin})` : '';
}

function isSitePlayer(player: unknown): boolean {
  if (!isJsonObject(player)) return false;
  const { id, name } = player;
  return isId(id) && (isNone(name) || typeof name === 'string');
}

interface Numbered {
  readonly action: SiteAction;
  readonly id: number;
}

/** Down to which record an undo goes; null where only the last is taken back. */
function targetOf({ action_id: target }: SiteAction, where: string): number | null {
  if (isNone(target)) return null;
  if (!Number.isSafeInteger(target) || (target as number) < 0)
    throw new BadFile(`${where}: "action_id" must be the number of an action, not ${shown(target)}`);
  return target as number;
}

/**
 * 1848-21.3: the records that count, in order. `undo` takes back the last live record, or everything after
 * `action_id`; `redo` restores the latest undo; anything else except a message discards what could be redone.
 */
export function liveActions(actions: readonly SiteAction[], tell: TellNote = () => {}): SiteAction[] {
  const live: Numbered[] = [];
  const undone: Numbered[][] = [];
  const seen = new Set([0]);

  function undo(action: SiteAction, where: string): void {
    const target = targetOf(action, where);
    const from = target === null ? live.length - 1 : live.findIndex((entry) => entry.id > target);
    if (target !== null && !seen.has(target))
      tell({ where, events: [{ key: 'undo-unknown', params: { target } }] });
    else if (from < 0) tell({ where, events: [{ key: 'undo-nothing', params: {} }] });
    undone.push(from < 0 ? [] : live.splice(from));
  }

  for (const [index, action] of actions.entries()) {
    const id = action.id ?? index + 1;
    const where = `action ${id} (${action.type})`;
    if (action.type === 'undo') {
      undo(action, where);
    } else if (action.type === 'redo') {
      const restored = undone.pop();
      if (!restored) tell({ where, events: [{ key: 'redo-nothing', params: {} }] });
      live.push(...(restored ?? []));
    } else if (action.type !== 'message') {
      undone.length = 0;
      live.push({ action, id });
    }
    seen.add(id);
  }
  return live.map(({ action }) => action);
}
