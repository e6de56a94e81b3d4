import { elapsed } from '../../online/clock.ts';
import { actionsOf, type Line } from '../../online/line.ts';
import type { Table } from '../../online/table.ts';
import { concerned, isFree } from '../../online/undo.ts';
import { canonicalJson, hashOf } from '../../core/json.ts';
import { keyBefore } from './disk.ts';
import type { World } from './world.ts';

/** Everything that is broken in a world that has come to rest. Empty is as it should be. */
export function checkWorld(world: World): string[] {
  const { journal } = world;
  const faults = [...new Set(journal.faults)];
  const tables = replayed(world, faults);
  if (!tables) return faults;
  return [
    ...faults,
    ...checkNumbers(world),
    ...checkParents(world),
    ...checkAcknowledged(world),
    ...checkIntents(world),
    ...checkOwn(world, tables),
    ...checkUndos(world, tables),
    ...checkAsks(world),
    ...checkTimes(world, tables),
    ...checkPages(world, tables.at(-1)),
  ];
}

/** The table after each entry, the start first: replay is legal and leads to the position that is stored. */
function replayed({ rules, entries, disk }: World, faults: string[]): Table[] | null {
  const tables = [rules.start()];
  try {
    for (const entry of entries) tables.push(rules.after(tables.at(-1) as Table, [entry]));
  } catch (error) {
    faults.push(`the log cannot be replayed: ${(error as Error).message}`);
    return null;
  }
  if (rules.headOf(tables.at(-1) as Table).hash !== disk.head.hash)
    faults.push('the log leads elsewhere than stored');
  return tables;
}

function checkNumbers({ entries, journal }: World): string[] {
  const faults = entries.flatMap(({ seq }, index) => (seq === index + 1 ? [] : [`hole before entry ${seq}`]));
  const isOnce = new Set(entries.map(({ key }) => key)).size === entries.length;
  if (!isOnce) faults.push('a key is in the log twice');
  return [...faults, ...entries.flatMap(({ key }) => (journal.forged.has(key) ? [`${key} was forged`] : []))];
}

/** What pages have decided stands right after what they decided it on. */
function checkParents({ entries, table, journal }: World): string[] {
  return entries.flatMap(({ seq, key }) => {
    const parent = journal.parents.get(key);
    const isRight = parent === undefined || parent === keyBefore(entries, table, seq);
    return isRight ? [] : [`entry ${seq} does not follow what it was decided on`];
  });
}

function checkAcknowledged({ entries, journal }: World): string[] {
  return [...journal.acknowledged].flatMap(([key, seq]) =>
    entries[seq - 1]?.key === key ? [] : [`${key} was acknowledged as ${seq} and is not there`],
  );
}

/** Every decision is in the log once, or in a plan, or its person has withdrawn it. */
function checkIntents({ entries, journal, pages }: World): string[] {
  const times = new Map<string, number>();
  for (const { key } of entries) {
    const name = journal.intents.get(key)?.name;
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + 1);
  }
  const planned = new Set(
    pages.flatMap(({ outbox }) =>
      outbox.plans.flatMap(({ moves }) => moves.map(({ key }) => journal.intents.get(key)?.name)),
    ),
  );
  return [...new Set(journal.intents.values())].flatMap(({ name, isWithdrawn }) => {
    const count = times.get(name) ?? 0;
    if (count > 1) return [`${name} was played twice`];
    if (count === 1) return planned.has(name) ? [`${name} is played and planned`] : [];
    return isWithdrawn || planned.has(name) ? [] : [`${name} is lost`];
  });
}

/** A move is only ever played after the same moves of its seat as when it was decided. */
function checkOwn({ entries, journal }: World, tables: readonly Table[]): string[] {
  return entries.flatMap((entry, index) => {
    const intent = journal.intents.get(entry.key);
    const before = tables[index];
    if (!intent || !before) return [];
    const own = journal.intentsOf(
      before.line.moves.filter(({ action }) => action.by === intent.seat).map(({ key }) => key),
    );
    return own === intent.own ? [] : [`entry ${entry.seq} was decided after other moves of its seat`];
  });
}

/** Nothing is taken back but one's own last moves, or what everybody concerned has agreed to. */
function checkUndos({ entries, journal, rules }: World, tables: readonly Table[]): string[] {
  return entries.flatMap((entry, index) => {
    const before = tables[index];
    if (entry.kind !== 'undo' || !before) return [];
    const { line } = before;
    const asker = journal.askers.get(entry.key);
    if (asker === undefined)
      return isFree(line, entry.who ?? '', entry.to, rules.terms.undo)
        ? []
        : [`undo ${entry.seq} was not free`];
    const needed = concerned(line, entry.to, rules.deciding(before)).filter((user) => user !== asker);
    const isAgreed = needed.every((user) => journal.yes.get(entry.key)?.has(user));
    return isAgreed ? [] : [`undo ${entry.seq} was not agreed`];
  });
}

/** A request that has been granted is over. */
function checkAsks({ disk, entries }: World): string[] {
  const open = disk.openAsks.filter(({ key }) => entries.some((entry) => entry.key === key));
  return open.map(({ key }) => `request ${key} is granted and still open`);
}

function checkTimes({ entries, rules }: World, tables: readonly Table[]): string[] {
  const faults = entries.flatMap(({ at, seq }, index) =>
    at >= (entries[index - 1]?.at ?? rules.terms.started)
      ? []
      : [`entry ${seq} is earlier than the one before`],
  );
  const clocks = tables.flatMap(({ clock, line }) =>
    elapsed(clock) === line.at - rules.terms.started ? [] : [`the clocks do not add up at ${line.seq}`],
  );
  return [...faults, ...clocks.slice(0, 1)];
}

function checkPages({ pages, rules }: World, table: Table | undefined): string[] {
  if (!table) return [];
  const text = ({ seq, key, moves, seats }: Line): string => canonicalJson([seq, key, moves, seats]);
  const wanted = text(table.line);
  return pages.flatMap(({ outbox, index }) => {
    if (outbox.isLost) return [`page ${index} is lost`];
    if (text(outbox.confirmed) !== wanted) return [`page ${index} ends with another log`];
    const state = actionsOf(outbox.confirmed).reduce<object>((before, action) => {
      const result = rules.game.apply(before, action);
      return result.refused ? before : result.state;
    }, rules.start().position.state);
    return hashOf(state) === hashOf(table.position.state) ? [] : [`page ${index} shows another position`];
  });
}
