import { BOTS } from '../../bots/bots.ts';
import { playGame } from '../../bots/play.ts';
import { forcedPass } from '../../core/forced.ts';
import type { AnyGame } from '../../core/game.ts';
import { type Match, replaySteps } from '../../core/match.ts';
import type { NewTable } from '../../online/api.ts';
import { newKey } from '../../server/keys.ts';
import { findGame } from '../../titles/all.ts';
import { type Figure, quantile } from '../measure.ts';
import { Busy, Client } from './client.ts';
import { measureFsync } from './fsync.ts';
import { BenchPlayer, watch } from './player.ts';
import { BenchedServer } from './process.ts';

/** How much is measured; less for a quick look. */
export interface BenchSize {
  readonly tables: number;
  /** Actions at each table as fast as it goes. A socket may say fifty things at once. */
  readonly actions: number;
  /** Seconds at half of that load. */
  readonly seconds: number;
  readonly watchers: number;
  readonly moves: number;
}

export const WHOLE: BenchSize = { tables: 200, actions: 30, seconds: 8, watchers: 2000, moves: 20 };
export const QUICK: BenchSize = { tables: 40, actions: 20, seconds: 3, watchers: 400, moves: 10 };

/** Sockets that are opened at once. */
const AT_ONCE = 20;
const BUSY_MS = 5000;
const MOST_TRIES = 20;
/** Between two moves at the watched table. */
const MOVE_MS = 300;
const TITLE = 'chicago-express';
/** Most who come from one address: a network has its limits, too. */
const CROWD = 20;

const TARGETS = { perSecond: 1000, p99: 20, delivery: 250, memory: 300 };

function gameOfBots(game: AnyGame, seed: number): Match {
  const [least] = game.seats;
  const bots = Array.from({ length: least }, (_, seat) => BOTS['random']?.(seed + seat)).flatMap(
    (bot) => bot ?? [],
  );
  return playGame(game, { seats: least, ruleSet: game.ruleSets[0]?.id ?? '', seed, bots }).match;
}

/** A long game in which the server makes no pass by itself, as that would come between two moves. */
function sampleGame(game: AnyGame, length: number): Match {
  for (let seed = 1; seed < 200; seed++) {
    const match = gameOfBots(game, seed);
    if (match.actions.length < length) continue;
    const played = { ...match, actions: match.actions.slice(0, length) };
    if (![...replaySteps(game, played)].some(({ state }) => forcedPass(game, state))) return played;
  }
  throw new Error(`no game of ${game.id} has ${length} actions`);
}

function addressOf(number: number): string {
  return `10.${1 + Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;
}

/** What a server that is busy is asked again, after as long as it has asked for. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- until it is done
      return await work();
    } catch (error) {
      const isBusy = error instanceof Busy || (error as Error).message.endsWith('503');
      if (!isBusy || tries === MOST_TRIES) throw error;
      // oxlint-disable-next-line no-await-in-loop -- until it is done
      await after(BUSY_MS);
    }
  }
}

/** In groups, as a server that is told everything at once would only be measured accepting sockets. */
async function inGroups<T>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const group = items.slice(from, from + AT_ONCE);
    // oxlint-disable-next-line no-await-in-loop -- one group after the other
    await Promise.all(group.map((item, index) => patiently(() => work(item, from + index))));
  }
}

/** A table of one host, who has all seats. */
async function makeTable(server: BenchedServer, number: number, match: Match): Promise<BenchPlayer> {
  const client = new Client(server, addressOf(number));
  await client.ask('beGuest', {}, { name: 'Ann' });
  const seats = match.players.map((_, seat) =>
    seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'here', name: `Friend ${seat}` } as const),
  );
  const table: NewTable = {
    id: newKey(),
    label: '',
    title: match.game,
    ruleSet: match.ruleSet,
    options: {},
    seats,
    isDrawn: false,
    startsFull: true,
    visibility: 'link',
    undo: 'agreed',
    proxies: false,
    pace: 'live',
    clock: 'shown',
    // So that all tables have the seed the moves were made for.
    match: { ...match, actions: [] },
  };
  await client.ask('makeTable', {}, table);
  return new BenchPlayer(client, table.id, match.actions);
}

async function measureThroughput(players: readonly BenchPlayer[], actions: number): Promise<number> {
  const start = performance.now();
  await Promise.all(
    players.map(async (player) => {
      for (let count = 0; count < actions; count++) {
        // oxlint-disable-next-line no-await-in-loop -- each on top of the one before
        await player.play();
      }
    }),
  );
  return (players.length * actions * 1000) / (performance.now() - start);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The time of acknowledgements at a steady load, all tables in turn. */
async function measureLatency(
  players: readonly BenchPlayer[],
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  const most = Math.floor(perSecond * seconds);
  for (let sent = 0; sent < most; sent++) {
    const player = players[sent % players.length];
    if (!player || player.isDone) break;
    const due = start + (sent * 1000) / perSecond;
    // oxlint-disable-next-line no-await-in-loop -- a steady pace
    if (due > performance.now()) await after(due - performance.now());
    pending.push(player.play().then((ms) => void times.push(ms)));
  }
  await Promise.all(pending);
  return times;
}

interface Watched {
  readonly delivered: readonly number[];
  readonly acknowledged: readonly number[];
  readonly memory: number | null;
}

/** One table that many look at: when each of them has had each move, counted from when it was sent. */
async function measureWatching(
  server: BenchedServer,
  player: BenchPlayer,
  { watchers, moves }: BenchSize,
): Promise<Watched> {
  const delivered: number[] = [];
  const acknowledged: number[] = [];
  let sent = 0;
  const hear = (text: string): void => {
    if (text.startsWith('{"type":"entries"')) delivered.push(performance.now() - sent);
  };
  const visitors = Array.from(
    { length: watchers },
    (_, index) => new Client(server, addressOf(50_000 + Math.floor(index / CROWD))),
  );
  const sockets: { terminate(): void }[] = [];
  await inGroups(visitors, async (visitor) => void sockets.push(await watch(visitor, player.id, hear)));
  // Who has come is told once more before it begins.
  await after(1000);
  for (let move = 0; move < moves; move++) {
    const before = delivered.length;
    sent = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    acknowledged.push(await player.play());
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    await after(MOVE_MS);
    // Each move has to have arrived before the next one: what is late counts as late.
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    while (delivered.length - before < watchers) await after(20);
  }
  const memory = server.memory();
  for (const socket of sockets) socket.terminate();
  return { delivered, acknowledged, memory };
}

/** A server under load, measured from outside through its own sockets, beside what the disk can do. */
export async function benchServer(size: BenchSize, tell: (line: string) => void): Promise<Figure[]> {
  const game = findGame(TITLE);
  if (!game) throw new Error(`no ${TITLE}`);
  const match = sampleGame(game, Math.max(size.actions + 20, size.moves));
  const disk = measureFsync();
  const server = new BenchedServer();
  try {
    await server.start();
    tell(`making ${size.tables} tables`);
    const players: BenchPlayer[] = [];
    await inGroups(
      Array.from({ length: size.tables + 1 }),
      async (_, number) => void players.push(await makeTable(server, number, match)),
    );
    const [watched, ...others] = players;
    if (!watched) throw new Error('no table');
    await inGroups(others, (player) => player.connect());
    tell('as many actions as it takes');
    const perSecond = await measureThroughput(others, size.actions);
    for (const player of others) player.disconnect();
    await inGroups(others, (player) => player.connect());
    tell('half as many');
    const times = await measureLatency(others, perSecond / 2, size.seconds);
    for (const player of others) player.disconnect();
    tell(`${size.watchers} sockets at one table`);
    await watched.connect();
    const { delivered, acknowledged, memory } = await measureWatching(server, watched, size);
    const p99 = TARGETS.p99 + disk.p99;
    return [
      { name: 'appends of a file, each fsynced', unit: '/s', value: disk.perSecond },
      { name: 'fsync p99', unit: 'ms', value: disk.p99 },
      {
        name: `actions acknowledged, ${size.tables} tables`,
        unit: '/s',
        value: perSecond,
        target: { kind: 'at least', value: Math.min(TARGETS.perSecond, disk.perSecond / 2) },
      },
      { name: 'acknowledged at half of that, p50', unit: 'ms', value: quantile(times, 0.5) },
      {
        name: 'acknowledged at half of that, p99',
        unit: 'ms',
        value: quantile(times, 0.99),
        target: { kind: 'at most', value: p99 },
      },
      {
        name: `delivered to ${size.watchers} watchers, p95`,
        unit: 'ms',
        value: quantile(delivered, 0.95),
        target: { kind: 'at most', value: TARGETS.delivery },
      },
      {
        name: 'acknowledged to the player they watch, p95',
        unit: 'ms',
        value: quantile(acknowledged, 0.95),
        target: { kind: 'at most', value: p99 },
      },
      ...(memory === null
        ? []
        : [
            {
              name: 'memory of the server with them',
              unit: 'MB',
              value: memory,
              target: { kind: 'at most', value: TARGETS.memory } as const,
            },
          ]),
    ];
  } finally {
    await server.stop();
  }
}
