import { describe, expect, test } from 'vitest';
import { nth } from '../core/present.ts';
import {
  ANN,
  BEN,
  CLEO,
  entriesOf,
  named,
  person,
  played,
  sampleRules,
  shout,
  stop,
  STRANGER,
} from '../testing/online/sample-table.ts';
import { NO_ASKS } from './asks.ts';
import type { EntryBody, Id } from './entry.ts';
import { judge, placeOf, type Wanted } from './judge.ts';
import { RIGHTS, rolesOf, type TableState } from './seats.ts';
import { VISIBILITIES } from './table.ts';
import { UNDO_RULES } from './undo.ts';

/** What pages say over the socket, by who says it and where the table stands: made from the table of rights. */

type Body = EntryBody & { readonly who?: Id };

/** Ann and Ben play, Cleo is the host and has no seat. Ann has done something last, wherever that is possible. */
const LOGS: Readonly<Partial<Record<TableState, readonly Body[]>>> = {
  running: [played(ANN, shout(0))],
  paused: [played(ANN, shout(0)), { kind: 'pause', until: 9_000_000 }],
  ended: [played(ANN, shout(0)), { kind: 'end', why: 'agreed' }],
  finished: Array.from({ length: 70 }, (_, index) => played(ANN, stop(index % 2))),
};
const STATES_OF_LOGS = Object.keys(LOGS) as TableState[];

const WHO = { nobody: '', stranger: STRANGER, player: ANN, 'other player': BEN, host: CLEO } as const;

/** A request that waits for an answer, as far as rights go. */
const ASKED = named('asked');

function saidBy(user: Id, after: string): readonly Wanted[] {
  const common = { id: named('table'), key: named('k'), after, seq: 0 };
  return [
    { type: 'act', ...common, action: shout(user === BEN ? 1 : 0) },
    { type: 'undo', ...common, to: 0 },
    { type: 'ask', ...common, wish: { kind: 'end' } },
    { type: 'answer', id: named('table'), seq: 0, ask: ASKED, yes: true },
  ];
}

describe.each(VISIBILITIES)('at a table that is %s', (visibility) => {
  test.each(STATES_OF_LOGS)('and %s, every message is for whom the table of rights says', (state) => {
    const rules = sampleRules({
      seats: [ANN, BEN].map(person),
      host: CLEO,
      visibility,
      undo: nth(UNDO_RULES, 0),
    });
    const table = rules.load(entriesOf(LOGS[state] ?? []));
    expect(rules.stateOf(table)).toBe(state);
    const waiting = { key: ASKED, who: STRANGER, wish: { kind: 'end' }, at: 0, until: 9e12 } as const;
    const open = [{ ...waiting, all: Object.values(WHO), most: [], yes: [], no: [] }];
    const at = { rules, table, asks: { ...NO_ASKS, open } };
    const place = placeOf(at);
    const found = Object.entries(WHO).flatMap(([name, user]) =>
      saidBy(user, table.line.key).map((message) => {
        // What is asked must not be refused because it is asked already.
        const asks = message.type === 'answer' ? at.asks : NO_ASKS;
        const verdict = judge(
          { ...at, asks },
          { kind: 'page', user, message },
          { at: 5_000_000, absent: [] },
        );
        return [name, message.type, verdict.kind === 'refused' ? verdict.why : 'done'];
      }),
    );
    const wanted = Object.entries(WHO).flatMap(([name, user]) =>
      saidBy(user, table.line.key).map(({ type }) => {
        const { roles, states }: { readonly roles: readonly string[]; readonly states: readonly string[] } =
          RIGHTS[type];
        const hasRole = rolesOf(user === '' ? null : user, place).some((role) => roles.includes(role));
        // A game that is over cannot be ended once more.
        const isOpen = states.includes(state) && !(type === 'ask' && state === 'finished');
        return [name, type, !hasRole ? 'seat' : isOpen ? 'done' : 'not-running'];
      }),
    );
    expect(found).toEqual(wanted);
  });
});
