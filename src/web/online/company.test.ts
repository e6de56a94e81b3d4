import { describe, expect, test } from 'vitest';
import { nth } from '../../core/present.ts';
import { Browser, play, type Tab } from '../../testing/online/browser-tabs.ts';
import { MemoryServer } from '../../testing/online/memory-server.ts';
import { ANN, BEN, BOLD, CLEO, STRANGER, TABLE } from '../../testing/online/sample-table.ts';
import type { ChatLine } from '../../online/protocol.ts';

async function sit(): Promise<{ server: MemoryServer; ann: Tab; ben: Tab }> {
  const server = new MemoryServer();
  const ann = await new Browser(server, ANN).open('ann');
  const ben = await new Browser(server, BEN).open('ben');
  return { server, ann, ben };
}

function line(n: number, who: string, text: string): ChatLine {
  return { n, room: 'players', at: n, who, name: 'Somebody', text };
}

function chatSent({ network }: Tab): string[] {
  return network.sockets.flatMap(({ sent }) =>
    sent.flatMap((said) => (said.type === 'chat' ? said.text : [])),
  );
}

describe('requests', () => {
  test('to take back: asked, agreed by those whose moves go, and entered', async () => {
    const { server, ann, ben } = await sit();
    play(ann);
    await server.settle();
    play(ben);
    await server.settle();
    expect(ann.session.canUndo.value).toBe(false);
    ann.company.wish({ kind: 'undo', to: 0 });
    await server.settle();
    for (const { company } of [ann, ben])
      expect(company.asks.value).toMatchObject([{ who: ANN, wish: { kind: 'undo', to: 0 } }]);
    ben.company.answer(nth(ben.company.asks.value, 0), true);
    await server.settle();
    expect(ann.session.at.value).toBe(2);
    // Cleo decides now.
    const cleo = await new Browser(server, CLEO).open('cleo');
    cleo.company.answer(nth(ben.company.asks.value, 0), true);
    await server.settle();
    expect([ann, ben, cleo].map(({ session }) => session.at.value)).toEqual([0, 0, 0]);
    expect(ann.company.asks.value).toEqual([]);
  });

  test('are refused by one no, and told of at once where they cannot be made', async () => {
    const { server, ann, ben } = await sit();
    play(ann);
    await server.settle();
    play(ben);
    await server.settle();
    ann.company.wish({ kind: 'undo', to: 0 });
    await server.settle();
    ben.company.answer(nth(ben.company.asks.value, 0), false);
    await server.settle();
    expect(ann.company.asks.value).toEqual([]);
    expect(ann.session.at.value).toBe(2);
    ann.company.wish({ kind: 'undo', to: 0 });
    await server.settle();
    expect(ann.company.denied.value).toMatchObject({ why: 'slow-down', wish: { kind: 'undo' } });
    expect(ann.company.denied.value?.wait).toBeGreaterThan(0);
  });

  test('to pause go again over what was played meanwhile; to take back they do not', async () => {
    const { server, ann, ben } = await sit();
    server.isSlow = true;
    ben.company.wish({ kind: 'pause', until: server.time + 3_600_000 });
    ben.company.wish({ kind: 'undo', to: 0 });
    server.playFor(ANN);
    await server.settle();
    server.isSlow = false;
    await server.settle();
    expect(ann.company.asks.value).toMatchObject([{ who: BEN, wish: { kind: 'pause' } }]);
    expect(ben.company.denied.value).toMatchObject({ why: 'stale', wish: { kind: 'undo' } });
  });

  test('that got lost on the way go again over the next connection, once', async () => {
    const { server, ann } = await sit();
    server.isAway = true;
    server.cutAll();
    ann.company.wish({ kind: 'end' });
    server.isAway = false;
    ann.network.pass(30_000);
    await server.settle();
    expect(ann.company.asks.value).toMatchObject([{ who: ANN, wish: { kind: 'end' } }]);
    server.cutAll();
    ann.network.pass(30_000);
    await server.settle();
    expect(ann.network.last.sent.filter(({ type }) => type === 'ask')).toEqual([]);
  });

  test('one takes a seat back from a computer without asking', async () => {
    const { server, ann } = await sit();
    server.enter({ kind: 'seat', seat: 0, to: { user: ANN, computer: BOLD } });
    await server.settle();
    expect(ann.session.choices.value).toEqual([]);
    ann.company.wish({ kind: 'seat', seat: 0, computer: null });
    await server.settle();
    expect(ann.session.choices.value.length).toBeGreaterThan(0);
    expect(ann.company.denied.value).toBe(null);
  });
});

describe('the chat', () => {
  test('a line waits until the server has it, and is said again over the next connection', async () => {
    const { server, ann } = await sit();
    ann.company.say('players', '  hello  ');
    ann.company.say('players', '   ');
    expect(ann.company.unsent.value.map(({ text }) => text)).toEqual(['hello']);
    server.cutAll();
    ann.network.pass(30_000);
    await server.settle();
    expect(chatSent(ann)).toEqual(['hello', 'hello']);
    server.tell({ type: 'chat', id: TABLE, lines: [line(1, ANN, 'hello')] });
    await server.settle();
    expect(ann.company.unsent.value).toEqual([]);
    expect(ann.company.lines.value).toHaveLength(1);
  });

  test('lines come once, in order, and the server is told how far they are known', async () => {
    const { server, ann } = await sit();
    server.tell({ type: 'chat', id: TABLE, lines: [line(2, BEN, 'two'), line(1, ANN, 'one')] });
    server.tell({ type: 'chat', id: TABLE, lines: [line(2, BEN, 'two')] });
    await server.settle();
    expect(ann.company.lines.value.map(({ text }) => text)).toEqual(['one', 'two']);
    server.cutAll();
    ann.network.pass(30_000);
    await server.settle();
    expect(ann.network.last.sent[0]).toMatchObject({ tables: [{ chat: 2 }] });
  });

  test('one that came too soon is said again later, one that may not be said is dropped', async () => {
    const { server, ann } = await sit();
    ann.company.say('players', 'quick');
    ann.company.say('watchers', 'not mine to say');
    const [quick, other] = ann.company.unsent.value.map(({ key }) => key);
    server.tell({ type: 'refused', key: quick ?? '', why: 'slow-down', wait: 1000, id: TABLE });
    server.tell({ type: 'refused', key: other ?? '', why: 'seat', id: TABLE });
    await server.settle();
    expect(ann.company.unsent.value.map(({ text }) => text)).toEqual(['quick']);
    ann.network.pass(1000);
    expect(chatSent(ann)).toEqual(['quick', 'not mine to say', 'quick']);
  });
});

test('who is here, and how many look on', async () => {
  const { server, ann } = await sit();
  const here = [
    { who: ANN, name: 'Ann' },
    { who: STRANGER, name: 'Stranger' },
  ];
  server.tell({ type: 'people', id: TABLE, here, watchers: 1 });
  await server.settle();
  expect([...ann.company.here.value]).toEqual([ANN, STRANGER]);
  expect(ann.company.watchers.value).toBe(1);
  server.tell({ type: 'refused', key: TABLE, why: 'seat', id: TABLE });
  await server.settle();
  expect(ann.company.isHidden.value).toBe(true);
});
