import { expect, test } from 'vitest';
import { Client } from '../cli/bench-server/client.ts';
import type { ScriptedPlayer } from '../testing/online/scripted-player.ts';
import { ServerProcess } from '../testing/online/server-process.ts';
import { SmallDisk, whyNoSmallDisk } from '../testing/online/small-disk.ts';
import { checkDisk, checkPages, makeParty } from '../testing/online/soak-server.ts';

test('a server whose disk is full says so, can be read, and goes on once there is room', async (context) => {
  const why = whyNoSmallDisk();
  if (why !== null) return context.skip(why);
  const disk = new SmallDisk();
  const server = new ServerProcess(disk.folder);
  try {
    await server.start();
    const party = await makeParty(server);
    const { players, journal } = party;
    const one = players[0] as ScriptedPlayer;
    for (const player of players) player.isPlaying = true;
    await Promise.all(players.map((player) => player.connect()));
    await one.until(() => journal.acknowledged.size >= 8);

    disk.fill();
    await Promise.race(players.map((player) => player.until(() => player.outbox.hold === 'full')));
    const held = players.find(({ outbox }) => outbox.hold === 'full') as ScriptedPlayer;
    const { pending } = held.outbox;
    // What could not be written is kept by the page, and nobody has been told that it is in the log.
    expect(pending.length).toBeGreaterThan(0);
    expect(pending.some(({ key }) => journal.acknowledged.has(key))).toBe(false);
    // Reading goes on, for those who are there and for those who come.
    const visitor = new Client(server, '10.9.9.9');
    const { head } = await visitor.ask('log', { id: held.id });
    expect(head.seq).toBeGreaterThanOrEqual(held.outbox.confirmed.seq);
    expect((await visitor.ask('table', { id: held.id })).state).toBe('running');
    // A writing by HTTP is refused as well, in its own words.
    await expect(visitor.ask('beGuest', {}, { name: 'Late' })).rejects.toThrow('full');

    const before = journal.acknowledged.size;
    disk.makeRoom();
    held.retry();
    await held.until(() => journal.acknowledged.size > before);
    for (const player of players) if (player.outbox.hold) player.retry();
    expect(await checkPages(party)).toEqual([]);
    for (const player of players) player.disconnect();
    await server.kill();
    expect(await checkDisk(disk.folder, party)).toEqual([]);
  } finally {
    await server.clear();
    disk.remove();
  }
  return undefined;
});
