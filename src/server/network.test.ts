import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FaultyProxy } from '../testing/online/faulty-proxy.ts';
import type { ScriptedPlayer } from '../testing/online/scripted-player.ts';
import { ServerProcess } from '../testing/online/server-process.ts';
import { checkDisk, checkPages, makeParty, type Party } from '../testing/online/soak-server.ts';

/** Pages that play through a network with faults: whatever it does, the log is right, and all see it once it is well. */

let server: ServerProcess;
let proxy: FaultyProxy;
let party: Party;

beforeEach(async () => {
  server = new ServerProcess();
  await server.start();
  party = await makeParty(server);
  proxy = new FaultyProxy(server.port);
  await proxy.listen();
  for (const player of party.players) player.isPlaying = true;
});

afterEach(async () => {
  for (const player of party.players) player.disconnect();
  await proxy.close();
  await server.clear();
});

/** The pages of a table or two: what they do is much alike. */
async function connectAll(): Promise<readonly ScriptedPlayer[]> {
  await Promise.all(party.players.map((player) => player.connect(proxy.port)));
  return party.players;
}

async function acknowledgedMore(by: number): Promise<void> {
  const { acknowledged } = party.journal;
  const wanted = acknowledged.size + by;
  await Promise.race(party.players.map((player) => player.until(() => acknowledged.size >= wanted)));
}

/** The network is well again, and the pages have noticed that their connections were not. */
async function heal(): Promise<string[]> {
  proxy.passage = 'open';
  proxy.delayMs = 0;
  for (const player of party.players) player.disconnect();
  await Promise.all(party.players.map((player) => player.until(() => player.outbox.link === 'off')));
  const faults = await checkPages(party);
  for (const player of party.players) player.disconnect();
  await server.kill();
  return [...faults, ...(await checkDisk(server.folder, party))];
}

describe('what is acknowledged is in the log once, and all pages end alike', () => {
  test.each(['closed', 'no-way-there', 'no-way-back'] as const)(
    'after a network that is %s',
    async (passage) => {
      await connectAll();
      await acknowledgedMore(8);
      proxy.passage = passage;
      // What is decided now is under way and does not arrive, or its answer does not.
      const { players } = party;
      await Promise.race(players.map((player) => player.until(() => player.outbox.pending.length > 0)));
      expect(await heal()).toEqual([]);
    },
  );

  test('after connections that break again and again', async () => {
    for (let times = 0; times < 5; times++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const players = await connectAll();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await acknowledgedMore(3);
      proxy.reset();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await Promise.all(players.map((player) => player.until(() => player.outbox.link === 'off')));
    }
    expect(await heal()).toEqual([]);
  });

  test('where every message arrives twice, and late', async () => {
    proxy.isRepeating = true;
    proxy.delayMs = 20;
    await connectAll();
    await acknowledgedMore(20);
    expect(await heal()).toEqual([]);
  });
});
