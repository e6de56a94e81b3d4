import { expect, test } from 'vitest';
import { callerNamed, StubHub } from '../../testing/server/stub-online.ts';
import { SessionWatch } from './session-watch.ts';

test('a session that another process has ended loses its sockets at the next look, no other does', async () => {
  const hub = new StubHub();
  const alive = new Set([callerNamed('ann').session, callerNamed('ben').session]);
  let version = 1;
  let asked = 0;
  let goOff = (): void => {};
  const watch = new SessionWatch(hub, {
    timing: {
      now: () => 0,
      soon: (run) => run(),
      later(run) {
        goOff = run;
        return () => void (goOff = () => {});
      },
    },
    version: () => version,
    alive: async (sessions) => {
      asked += sessions.length;
      return alive;
    },
    report: (cause) => {
      throw cause;
    },
  });
  const closed: string[] = [];
  const connect = (name: string): ReturnType<SessionWatch['connect']> =>
    watch.connect({
      ...callerNamed(name),
      send: () => {},
      close: () => void closed.push(name),
      bufferedBytes: () => 0,
    });
  connect('ann');
  const ben = connect('ben');
  alive.delete(callerNamed('ann').session);
  goOff();
  expect([asked, closed]).toEqual([0, []]);
  version = 2;
  goOff();
  await expect.poll(() => closed).toEqual(['ann']);
  expect(asked).toBe(2);
  ben.left();
  version = 3;
  goOff();
  expect([asked, hub.left]).toEqual([3, 1]);
  await watch.bye();
  version = 4;
  goOff();
  expect([asked, hub.isGone]).toEqual([3, true]);
});
