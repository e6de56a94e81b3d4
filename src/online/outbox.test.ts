import { describe, expect, test } from 'vitest';
import type { Action } from '../core/game.ts';
import { throughJson } from '../core/json.ts';
import { nth } from '../core/present.ts';
import {
  add,
  ANN,
  BEN,
  BOLD,
  CLEO,
  entriesOf,
  named,
  person,
  played,
  sampleRules,
  shout,
  STARTED,
  stop,
  TABLE,
} from '../testing/online/sample-table.ts';
import { RELAY } from '../testing/online/relay.ts';
import type { Entry, Key } from './entry.ts';
import { actionsOf, type Line } from './line.ts';
import {
  act,
  cutOff,
  flush,
  fromNote,
  greeted,
  hadUpTo,
  hear,
  type Heard,
  isUndoing,
  lost,
  MOST_AHEAD,
  type Notice,
  type Outbox,
  type Prospect,
  retried,
  shownActions,
  startOutbox,
  undo,
  withoutPlan,
} from './outbox.ts';
import type { LogPart, PageMessage, ServerMessage, Why } from './protocol.ts';

const RULES = sampleRules();

function stateOf(actions: readonly Action[]): object | null {
  return actions.reduce<object | null>((state, action) => {
    const result = state && RELAY.apply(state as never, action as never);
    return !result || result.refused ? null : result.state;
  }, RULES.start().position.state);
}

const PROSPECT: Prospect = {
  turn: (line: Line) => RELAY.turn(stateOf(actionsOf(line)) as never),
  accepts: (line, actions) => stateOf([...actionsOf(line), ...actions]) !== null,
};

/** Ann's page, connected to a table with so much of a log. */
function pageWith(entries: readonly Entry[] = []): Outbox {
  const { seats, started } = RULES.terms;
  const outbox = startOutbox({ id: TABLE, seats, started, rulesVersion: 1 }, ANN);
  return heard(greeted(outbox), { type: 'log', have: 0, ...partOf(entries) }).outbox;
}

function partOf(entries: readonly Entry[], from = (entries[0]?.seq ?? 1) - 1): LogPart {
  const last = entries.at(-1);
  return { id: TABLE, from, entries, head: { seq: last?.seq ?? from, key: last?.key ?? TABLE, hash: '' } };
}

function heard(outbox: Outbox, message: ServerMessage): Heard {
  let keys = 0;
  return hear(outbox, message, PROSPECT, () => named(`fresh${++keys}`));
}

/** Some actions of Ann's, not sent yet. */
function withActs(outbox: Outbox, ...actions: readonly Action[]): Outbox {
  return actions.reduce<Outbox>((before, action, index) => {
    const next = act(before, action, named(`mine${index + 1}`));
    if (!next) throw new Error('not possible');
    return next;
  }, outbox);
}

function sent(outbox: Outbox): Outbox {
  return flush(outbox).outbox;
}

function mine(index: number): Key {
  return named(`mine${index}`);
}

function keysOf({ pending }: Outbox): Key[] {
  return pending.map(({ key }) => key);
}

function sentKeys(messages: readonly PageMessage[]): Key[] {
  return messages.flatMap((message) => ('key' in message ? message.key : []));
}

function plannedOf(notices: readonly Notice[]): Action[][] {
  return notices.flatMap((notice) =>
    notice.kind === 'planned' ? [notice.plan.moves.map(({ action }) => action)] : [],
  );
}

function refused(key: Key, why: Why, part: LogPart): ServerMessage {
  return { type: 'refused', key, why, ...part };
}

/** What Ann's actions are in the log. */
function landed(seq: number, key: Key, action: Action): Entry {
  return { seq, key, at: STARTED, who: ANN, kind: 'act', action };
}

describe('sending', () => {
  test('each action names the one before it, and goes with what the page has', () => {
    const { messages } = flush(withActs(pageWith(), add(0, 1), add(0, 2)));
    expect(messages).toEqual([
      { type: 'act', id: TABLE, key: mine(1), after: TABLE, seq: 0, action: add(0, 1) },
      { type: 'act', id: TABLE, key: mine(2), after: mine(1), seq: 0, action: add(0, 2) },
    ]);
  });

  test('nothing twice over one connection, all of it again over the next', () => {
    const outbox = sent(withActs(pageWith(), add(0, 1)));
    expect(flush(outbox).messages).toEqual([]);
    expect(flush(cutOff(outbox)).messages).toEqual([]);
    const back = greeted(cutOff(outbox));
    expect(flush(back).messages).toEqual([]);
    const { outbox: on } = heard(back, { type: 'log', have: 0, ...partOf([]) });
    expect(sentKeys(flush(on).messages)).toEqual([mine(1)]);
  });

  test('a message of an earlier connection does not open this one', () => {
    const off = cutOff(pageWith());
    expect(heard(off, { type: 'log', have: 0, ...partOf([]) }).outbox.link).toBe('off');
  });

  test('at most eight are ahead; the ninth goes when the first is confirmed', () => {
    const shouts = Array.from({ length: MOST_AHEAD + 2 }, () => shout(0));
    const { outbox, messages } = flush(withActs(pageWith(), ...shouts));
    expect(messages).toHaveLength(MOST_AHEAD);
    const ack = heard(outbox, {
      type: 'ack',
      key: mine(1),
      seq: 1,
      ...partOf([landed(1, mine(1), shout(0))]),
    });
    expect(sentKeys(flush(ack.outbox).messages)).toEqual([mine(9)]);
  });

  test('while an undo is under way nothing is done, and nothing is sent behind it', () => {
    const log = entriesOf([played(ANN, add(0, 1))]);
    const outbox = undo(withActs(pageWith(log), add(0, 2)), 1, named('undo'));
    if (!outbox) throw new Error('not possible');
    expect(keysOf(outbox)).toEqual([]);
    const asked = undo(sent(withActs(pageWith(log), add(0, 2))), 0, named('undo'));
    if (!asked) throw new Error('not possible');
    expect(isUndoing(asked)).toBe(true);
    expect(act(asked, add(0, 1), named('more'))).toBeNull();
    expect(undo(asked, 0, named('again'))).toBeNull();
    expect(shownActions(asked)).toEqual([]);
    expect(flush(asked).messages).toEqual([
      { type: 'undo', id: TABLE, key: named('undo'), after: mine(1), seq: 1, to: 0 },
    ]);
  });

  test('what was never sent is taken back here alone', () => {
    const log = entriesOf([played(ANN, add(0, 1))]);
    const half = withActs(sent(withActs(pageWith(log), add(0, 2))), add(0, 2), add(0, 3));
    const outbox = undo(
      { ...half, pending: half.pending.map((one, at) => ({ ...one, key: mine(at + 1) })) },
      2,
      named('u'),
    );
    expect(outbox && keysOf(outbox)).toEqual([mine(1)]);
    const deeper = undo(half, 1, named('u'));
    expect(deeper?.pending.map(({ deed }) => deed.kind)).toEqual(['act', 'undo']);
  });

  test('undo leads to an earlier position only', () => {
    const outbox = withActs(pageWith(), add(0, 1));
    expect([undo(outbox, -1, named('u')), undo(outbox, 1, named('u'))]).toEqual([null, null]);
  });
});

describe('answers', () => {
  test('what is acknowledged is confirmed, with whatever else is in the log by then', () => {
    const outbox = sent(withActs(pageWith(), add(0, 1), add(0, 2)));
    const part = partOf([landed(1, mine(1), add(0, 1))]);
    const after = heard(outbox, { type: 'ack', key: mine(1), seq: 1, ...part });
    expect(after.notices).toEqual([]);
    expect([after.outbox.confirmed.seq, keysOf(after.outbox)]).toEqual([1, [mine(2)]]);
    expect(shownActions(after.outbox)).toEqual([add(0, 1), add(0, 2)]);
  });

  test('the same again, or out of order, changes nothing', () => {
    const outbox = sent(withActs(pageWith(), add(0, 1)));
    const part = partOf([landed(1, mine(1), add(0, 1))]);
    const { outbox: once } = heard(outbox, { type: 'ack', key: mine(1), seq: 1, ...part });
    expect(heard(once, { type: 'ack', key: mine(1), seq: 1, ...part }).outbox).toEqual(once);
    expect(heard(once, refused(mine(1), 'stale', partOf([], 0))).outbox).toEqual(once);
    expect(heard(once, { type: 'log', have: 0, ...partOf([]) }).outbox.confirmed).toEqual(once.confirmed);
  });

  test('a move that is late is rolled back into a plan, with what came instead', () => {
    const outbox = sent(withActs(pageWith(), add(0, 1), stop(0)));
    const instead = entriesOf([played(ANN, add(0, 3))]);
    const { outbox: after, notices } = heard(outbox, refused(mine(1), 'stale', partOf(instead)));
    expect(plannedOf(notices)).toEqual([[add(0, 1), stop(0)]]);
    expect(after.plans).toMatchObject([{ why: 'stale', instead }]);
    expect(after.pending).toEqual([]);
    expect(shownActions(after)).toEqual([add(0, 3)]);
    expect(withoutPlan(after, nth(after.plans, 0)).plans).toEqual([]);
  });

  test('one that comes first of several stays, the rest is rolled back', () => {
    const outbox = sent(withActs(pageWith(), add(0, 1), add(0, 2)));
    const part = partOf([landed(1, mine(1), add(0, 1)), ...entriesOf([{ kind: 'pause', until: 9 }], 1)]);
    const { outbox: after, notices } = heard(outbox, { type: 'entries', ...part });
    expect(plannedOf(notices)).toEqual([[add(0, 2)]]);
    expect(after.plans[0]?.instead).toHaveLength(1);
    expect(shownActions(after)).toEqual([add(0, 1)]);
  });

  test('are sent again under new keys where the decision is still the same', () => {
    const outbox = sent(withActs(pageWith(), add(0, 1), add(0, 2)));
    const shouted = entriesOf([played(BEN, shout(1))]);
    const { outbox: after, notices } = heard(outbox, refused(mine(1), 'stale', partOf(shouted)));
    expect(notices).toEqual([
      {
        kind: 'sent-again',
        keys: [
          [mine(1), named('fresh1')],
          [mine(2), named('fresh2')],
        ],
      },
    ]);
    expect(after.plans).toEqual([]);
    expect(flush(after).messages).toMatchObject([
      { key: named('fresh1'), after: named('entry1'), seq: 1 },
      { key: named('fresh2'), after: named('fresh1'), seq: 1 },
    ]);
  });

  const ENDED: readonly (readonly [string, Parameters<typeof entriesOf>[0]])[] = [
    ['of mine, from another device', [played(ANN, shout(0))]],
    ['by another player for my seat', [played(BEN, shout(0))]],
    ['an undo', [played(BEN, shout(1)), { kind: 'undo', to: 0 }]],
    ['that makes them illegal', [{ kind: 'act', action: add(0, 1), how: 'bot' }]],
    ['a computer in my seat', [{ kind: 'seat', seat: 0, to: { user: ANN, computer: BOLD } }]],
    ['a pause', [{ kind: 'pause', until: 9 }]],
    ['that leaves another decision open', [{ kind: 'act', action: stop(0), how: 'bot' }]],
  ];
  test.each(ENDED)('are not where there is an entry %s', (_what, bodies) => {
    const outbox = sent(withActs(pageWith(), add(0, 1)));
    const { notices } = heard(outbox, { type: 'entries', ...partOf(entriesOf(bodies)) });
    expect(plannedOf(notices)).toEqual([[add(0, 1)]]);
  });

  test.each<readonly [string, Parameters<typeof entriesOf>[0]]>([
    ["another's seat changes hands", [{ kind: 'seat', seat: 1, to: person(CLEO) }]],
    ['time is given back', [{ kind: 'time', seat: 0, ms: 5 }]],
  ])('are where %s', (_what, bodies) => {
    const outbox = sent(withActs(pageWith(), add(0, 1)));
    const { notices } = heard(outbox, { type: 'entries', ...partOf(entriesOf(bodies)) });
    expect(notices).toMatchObject([{ kind: 'sent-again' }]);
  });

  test('are not where another decision is open by now, though they were legal', () => {
    const log = entriesOf([played(ANN, stop(0))]);
    const outbox = sent(withActs(pageWith(log), shout(0)));
    const { notices } = heard(outbox, { type: 'entries', ...partOf(entriesOf([played(BEN, stop(1))], 1)) });
    expect(plannedOf(notices)).toEqual([[shout(0)]]);
  });

  test('are not where they are not legal any more, though the decision is the same', () => {
    const outbox = sent(withActs(pageWith(), add(0, 1)));
    const message: ServerMessage = { type: 'entries', ...partOf(entriesOf([played(BEN, shout(1))])) };
    const { notices } = hear(outbox, message, { ...PROSPECT, accepts: () => false }, () => named('fresh'));
    expect(plannedOf(notices)).toEqual([[add(0, 1)]]);
  });

  test('a pass that the server has made as well is the same one, and the rest goes on top of it', () => {
    const outbox = sent(withActs(pageWith(), add(0, 1), stop(0), shout(0)));
    const forced = { kind: 'act', action: stop(0), how: 'forced' } as const;
    const entries = entriesOf([{ ...played(ANN, add(0, 1)), key: mine(1) }, forced]);
    const { outbox: after, notices } = heard(outbox, { type: 'entries', ...partOf(entries) });
    expect(notices).toEqual([{ kind: 'sent-again', keys: [[mine(3), named('fresh1')]] }]);
    expect(flush(after).messages).toMatchObject([{ type: 'act', after: entries[1]?.key, action: shout(0) }]);
    expect(after.plans).toEqual([]);

    const alone = heard(sent(withActs(pageWith(), add(0, 1), stop(0))), {
      type: 'entries',
      ...partOf(entries),
    });
    expect([alone.outbox.pending, alone.notices]).toEqual([[], []]);
    // What was decided otherwise is another matter.
    const other = heard(sent(withActs(pageWith(), add(0, 1), add(0, 2))), {
      type: 'entries',
      ...partOf(entries),
    });
    expect(plannedOf(other.notices)).toEqual([[add(0, 2)]]);
  });

  test('a move that overtakes the one before it is only sent again', () => {
    const outbox = sent(withActs(pageWith(), add(0, 1), add(0, 2)));
    const after = heard(outbox, refused(mine(2), 'stale', partOf([], 0)));
    expect(after.notices).toEqual([]);
    expect(sentKeys(flush(after.outbox).messages)).toEqual([mine(1), mine(2)]);
  });

  test.each<Why>(['rules', 'seat', 'not-running'])('%s: that one and all behind it become a plan', (why) => {
    const outbox = sent(withActs(pageWith(), add(0, 1), add(0, 2), add(0, 3)));
    const part = partOf([landed(1, mine(1), add(0, 1))]);
    const { outbox: after, notices } = heard(outbox, refused(mine(2), why, part));
    expect(plannedOf(notices)).toEqual([[add(0, 2), add(0, 3)]]);
    expect(after.plans[0]?.why).toBe(why);
    expect(shownActions(after)).toEqual([add(0, 1)]);
  });

  test.each<Why>(['full', 'slow-down', 'held', 'old-page'])(
    '%s: all is kept, and sent when tried again',
    (why) => {
      const outbox = sent(withActs(pageWith(), add(0, 1), add(0, 2)));
      const after = heard(outbox, refused(mine(1), why, partOf([], 0)));
      expect(after.outbox).toMatchObject({ hold: why, plans: [] });
      expect(flush(after.outbox).messages).toEqual([]);
      expect(sentKeys(flush(retried(after.outbox)).messages)).toEqual([mine(1), mine(2)]);
      const part = partOf([landed(1, mine(1), add(0, 1))]);
      const taken = heard(after.outbox, { type: 'ack', key: mine(1), seq: 1, ...part });
      expect(sentKeys(flush(taken.outbox).messages)).toEqual([mine(2)]);
    },
  );

  test('an undo that is refused is dropped, and said', () => {
    const log = entriesOf([played(ANN, add(0, 1))]);
    const asked = undo(pageWith(log), 0, named('undo'));
    const after = heard(sent(asked as Outbox), refused(named('undo'), 'consent', partOf(log)));
    expect(after.notices).toEqual([{ kind: 'undo-dropped', why: 'consent' }]);
    expect(shownActions(after.outbox)).toEqual([add(0, 1)]);
  });

  test('what was taken back with it is no plan', () => {
    const outbox = sent(withActs(pageWith(), add(0, 1), add(0, 2)));
    const asked = sent(undo(outbox, 1, named('undo')) as Outbox);
    const shouted = entriesOf([played(ANN, shout(0))]);
    const { notices } = heard(asked, { type: 'entries', ...partOf(shouted) });
    expect(plannedOf(notices)).toEqual([[add(0, 1)]]);
    const all = sent(undo(outbox, 0, named('undo')) as Outbox);
    expect(plannedOf(heard(all, { type: 'entries', ...partOf(shouted) }).notices)).toEqual([]);
  });
});

describe('gaps', () => {
  const log = entriesOf([played(ANN, stop(0)), played(BEN, stop(1)), played(CLEO, stop(2))]);

  test('are noticed and asked for once', () => {
    const after = heard(pageWith(), { type: 'entries', ...partOf(log.slice(2)) });
    expect(after.outbox.confirmed.seq).toBe(0);
    const { outbox, messages } = flush(after.outbox);
    expect(messages).toEqual([{ type: 'watch', id: TABLE, seq: 0 }]);
    expect(flush(heard(outbox, { type: 'entries', ...partOf(log.slice(2)) }).outbox).messages).toEqual([]);
    const filled = heard(outbox, { type: 'log', have: 0, ...partOf(log) }).outbox;
    expect(filled).toMatchObject({ gap: 'no', confirmed: { seq: 3 } });
  });

  test('are noticed where a head is ahead of its entries', () => {
    const part = { ...partOf(log.slice(0, 1)), head: partOf(log).head };
    expect(heard(pageWith(), { type: 'entries', ...part }).outbox.gap).toBe('noticed');
  });

  test('messages about other tables are none of its business', () => {
    const outbox = pageWith();
    expect(heard(outbox, { type: 'entries', ...partOf(log), id: named('other') }).outbox).toBe(outbox);
    expect(heard(outbox, { type: 'pong' }).outbox).toBe(outbox);
  });
});

describe('a page that is opened again', () => {
  const log = entriesOf([played(ANN, stop(0)), played(BEN, stop(1)), played(CLEO, stop(2))]);

  test('goes on from its note, keys included', () => {
    const note = throughJson(sent(withActs(pageWith(log), add(0, 1))));
    const back = fromNote(note);
    expect(back).toMatchObject({ link: 'off', pending: [{ key: mine(1), sent: 'before' }] });
    const on = heard(greeted(back), {
      type: 'log',
      have: 3,
      ...partOf([], 3),
      head: partOf(log).head,
    }).outbox;
    expect(sentKeys(flush(on).messages)).toEqual([mine(1)]);
  });

  // Schedule 5110 of relay: a server that had not heard of the rest answered a page whose copy was older than its note.
  test('waits for the log as far as it has known it', () => {
    const copy = pageWith().confirmed;
    const back = greeted(fromNote(sent(withActs(pageWith(log), add(0, 1))), copy));
    expect(hadUpTo(back)).toBe(3);
    expect(act(back, add(0, 2), named('more'))).toBeNull();
    const half = heard(back, { type: 'log', have: 0, ...partOf(log.slice(0, 2)) });
    expect(half.notices).toEqual([]);
    expect(flush(half.outbox).messages).toEqual([]);
    const whole = heard(half.outbox, { type: 'entries', ...partOf(log.slice(2)) });
    expect(sentKeys(flush(whole.outbox).messages)).toEqual([mine(1)]);
    const again = fromNote(throughJson(half.outbox), copy);
    expect(hadUpTo(again)).toBe(3);
  });

  test('finds what became of its moves while it was away', () => {
    const note = sent(withActs(pageWith(log), add(0, 1), add(0, 2)));
    const entries = [...log, landed(4, mine(1), add(0, 1)), landed(5, mine(2), add(0, 2))];
    const { outbox, notices } = heard(greeted(fromNote(note, pageWith().confirmed)), {
      type: 'log',
      have: 0,
      ...partOf(entries),
    });
    expect([outbox.pending, outbox.plans, notices]).toEqual([[], [], []]);
  });
});

describe("a server's log that is another one", () => {
  const log = entriesOf([played(ANN, stop(0)), played(BEN, stop(1))]);
  const other = { ...nth(log, 1), key: named('other') };

  test.each<readonly [string, ServerMessage]>([
    ['at the same number', { type: 'entries', ...partOf([nth(log, 0), other]) }],
    ['at its head', { type: 'entries', ...partOf([], 2), head: { seq: 2, key: named('other'), hash: '' } }],
    ['shorter than what the page has had', { type: 'log', have: 2, ...partOf(log.slice(0, 1)) }],
  ])('%s: nothing is played any more, nothing is lost', (_where, message) => {
    const { outbox, notices } = heard(withActs(pageWith(log), add(0, 1)), message);
    expect(notices.map(({ kind }) => kind)).toEqual([
      ...(outbox.plans.length > 0 ? ['planned'] : []),
      'lost',
    ]);
    expect(outbox).toMatchObject({ isLost: true, pending: [], plans: [{ moves: [{ action: add(0, 1) }] }] });
    expect(act(outbox, add(0, 1), named('x'))).toBeNull();
    expect(heard(outbox, message).notices).toEqual([]);
  });

  test('so it is where the rules lead to another position', () => {
    expect(lost(pageWith(log)).outbox.isLost).toBe(true);
  });

  test('an old message about the beginning is none', () => {
    expect(heard(pageWith(log), { type: 'log', have: 0, ...partOf(log.slice(0, 1)) }).outbox.isLost).toBe(
      false,
    );
  });
});
