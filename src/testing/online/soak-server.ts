import { Client } from '../../cli/bench-server/client.ts';
import type { AnyGame } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import { SeededRandom } from '../../core/random.ts';
import type { NewTable, TableInfo } from '../../online/api.ts';
import type { Id } from '../../online/entry.ts';
import type { Stored } from '../../online/storage.ts';
import { newKey } from '../../server/keys.ts';
import { openStore, type Store } from '../../server/store/open.ts';
import { GAMES } from '../../titles/all.ts';
import { type Journal, ScriptedPlayer } from './scripted-player.ts';
import { ServerProcess } from './server-process.ts';

/** A table each of the titles, and two pages at each. */
export interface Party {
  readonly players: readonly ScriptedPlayer[];
  readonly journal: Journal;
}

function seatsOf(game: AnyGame): NewTable['seats'] {
  const [least] = game.seats;
  return Array.from({ length: Math.max(2, least) }, (_, seat) => {
    if (seat === 0) return { kind: 'me' } as const;
    return seat === 1
      ? ({ kind: 'online', user: null } as const)
      : ({ kind: 'here', name: `Friend ${seat}` } as const);
  });
}

async function guest(
  server: ServerProcess,
  name: string,
  number: number,
): Promise<{ client: Client; user: Id }> {
  const client = new Client(server, `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`);
  const { id } = await client.ask('beGuest', {}, { name });
  return { client, user: id };
}

/** What a host wishes for a table of the soak: anything may be taken back, so that no game ends. */
export function soakTable(game: AnyGame, seats = seatsOf(game)): NewTable {
  return {
    id: newKey(),
    label: '',
    title: game.id,
    ruleSet: game.ruleSets[0]?.id ?? '',
    options: {},
    seats,
    isDrawn: false,
    startsFull: true,
    visibility: 'link',
    undo: 'free',
    proxies: false,
    pace: 'live',
    clock: 'shown',
    match: null,
  };
}

/** Guests at a table of each title, over HTTP as people do it. */
export async function makeParty(server: ServerProcess): Promise<Party> {
  const journal: Journal = { parents: new Map(), acknowledged: new Map() };
  const players: ScriptedPlayer[] = [];
  for (const [number, game] of GAMES.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one table after the other
    players.push(...(await makePair(server, game, number * 2, journal)));
  }
  return { players, journal };
}

async function makePair(
  server: ServerProcess,
  game: AnyGame,
  number: number,
  journal: Journal,
): Promise<ScriptedPlayer[]> {
  const [host, other] = await Promise.all([guest(server, 'Ann', number), guest(server, 'Ben', number + 1)]);
  const { id } = await host.client.ask('makeTable', {}, soakTable(game));
  const { key } = await host.client.ask('invite', { id });
  const info: TableInfo = await other.client.ask('claim', { id }, { seat: 1, invite: key });
  return [host, other].map(
    ({ client, user }, index) => new ScriptedPlayer(client, user, info, journal, number + index + 1),
  );
}

/** What is wrong with a log that is on the disk, held against what pages were told. */
function checkLog(
  { entries, head }: Stored,
  { rules, id }: ScriptedPlayer,
  { parents, acknowledged }: Journal,
): string[] {
  const faults: string[] = [];
  const places = new Map(entries.map(({ key, seq }) => [key, seq]));
  if (entries.some(({ seq }, index) => seq !== index + 1)) faults.push('a hole in the log');
  if (places.size !== entries.length) faults.push('a key twice in the log');
  for (const [index, { key, seq }] of entries.entries()) {
    const parent = parents.get(key);
    if (parent !== undefined && parent !== (entries[index - 1]?.key ?? id))
      faults.push(`entry ${seq} does not follow what it was decided on`);
    const told = acknowledged.get(key);
    if (told !== undefined && told !== seq) faults.push(`${key} was acknowledged as ${told} and is ${seq}`);
  }
  try {
    const table = rules.load(entries);
    if (canonicalJson(rules.headOf(table)) !== canonicalJson(head))
      faults.push('the log leads elsewhere than stored');
  } catch (error) {
    faults.push(`the log cannot be replayed: ${(error as Error).message}`);
  }
  return faults;
}

/** Looks at everything on the disk while no server has it. */
export async function checkDisk(folder: string, { players, journal }: Party): Promise<string[]> {
  const store = await openStore(folder, { digest: '', report: () => {} });
  try {
    return await checkStore(store, players, journal);
  } finally {
    await store.close();
  }
}

async function checkStore(
  store: Store,
  players: readonly ScriptedPlayer[],
  journal: Journal,
): Promise<string[]> {
  const faults: string[] = [];
  const known = new Set<string>();
  for (const player of new Map(players.map((one) => [one.id, one])).values()) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const stored = await store.tables.read(player.id, 0);
    if (!stored) faults.push(`table ${player.id} is lost`);
    else {
      for (const { key } of stored.entries) known.add(key);
      faults.push(...checkLog(stored, player, journal));
    }
  }
  for (const key of journal.acknowledged.keys())
    if (!known.has(key)) faults.push(`${key} was acknowledged and is lost`);
  const [integrity] = store.sqlite.prepare('pragma integrity_check').all() as { integrity_check: string }[];
  if (integrity?.integrity_check !== 'ok') faults.push(`the file is damaged: ${integrity?.integrity_check}`);
  return faults;
}

/** Everything that was under way comes to an end, and all pages of a table show the same log. */
export async function checkPages({ players }: Party): Promise<string[]> {
  for (const player of players) player.isPlaying = false;
  await Promise.all(players.filter(({ outbox }) => outbox.link === 'off').map((player) => player.connect()));
  await Promise.all(players.map((player) => player.until(() => player.isSettled || player.outbox.isLost)));
  const heads = new Map<Id, number>();
  for (const { id, outbox } of players) heads.set(id, Math.max(heads.get(id) ?? 0, outbox.confirmed.seq));
  await Promise.all(
    players.map((player) => player.until(() => player.outbox.confirmed.seq >= (heads.get(player.id) ?? 0))),
  );
  const shown = new Map<Id, string>();
  return players.flatMap(({ id, outbox }) => {
    if (outbox.isLost) return [`a page of ${id} is lost`];
    const { seq, key, moves } = outbox.confirmed;
    const text = canonicalJson([seq, key, moves]);
    const other = shown.get(id) ?? text;
    shown.set(id, text);
    return other === text ? [] : [`two pages of ${id} show different logs`];
  });
}

export interface SoakReport {
  readonly faults: readonly string[];
  readonly acknowledged: number;
}

/**
 * Kills a server again and again, some milliseconds after the first acknowledgement of each of its lives, and looks at
 * what is on the disk. Nothing depends on the time: it only spreads the kills over what the server does.
 */
export async function soakServer(
  rounds: number,
  seed: number,
  onRound: (round: number) => void,
): Promise<SoakReport> {
  const server = new ServerProcess();
  const random = new SeededRandom(seed);
  try {
    await server.start();
    const party = await makeParty(server);
    const { players, journal } = party;
    for (let round = 0; round < rounds; round++) {
      // oxlint-disable-next-line no-await-in-loop -- one life after the other
      const faults = await live(server, party, 10 + random.below(291));
      if (faults.length > 0)
        return {
          faults: [`round ${round + 1}, seed ${seed}`, ...faults],
          acknowledged: journal.acknowledged.size,
        };
      onRound(round + 1);
    }
    await server.start();
    const faults = await checkPages(party);
    for (const player of players) player.disconnect();
    await server.kill();
    return {
      faults: [...faults, ...(await checkDisk(server.folder, party))],
      acknowledged: journal.acknowledged.size,
    };
  } finally {
    await server.clear();
  }
}

/** One life of the server under load. */
async function live(server: ServerProcess, party: Party, ms: number): Promise<string[]> {
  const { players, journal } = party;
  if (server.pid === undefined) await server.start();
  const before = journal.acknowledged.size;
  for (const player of players) player.isPlaying = true;
  await Promise.all(players.map((player) => player.connect()));
  await Promise.race(players.map((player) => player.until(() => journal.acknowledged.size > before)));
  await new Promise((resolve) => setTimeout(resolve, ms));
  await server.kill();
  for (const player of players) player.disconnect();
  await Promise.all(players.map((player) => player.until(() => player.outbox.link === 'off')));
  return checkDisk(server.folder, party);
}
