import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { ManualTiming } from '../../testing/online/manual-timing.ts';
import { type Beating, keepAlive } from './heartbeat.ts';

class Socket extends EventEmitter implements Beating {
  pings = 0;
  isEnded = false;

  ping(): void {
    this.pings++;
  }

  terminate(): void {
    this.isEnded = true;
    this.emit('close');
  }
}

test('a socket that answers stays, one that does not is ended after two pings', () => {
  const timing = new ManualTiming();
  const socket = new Socket();
  keepAlive(socket, timing);
  for (let beat = 0; beat < 5; beat++) {
    timing.advance(15_000);
    socket.emit('pong');
  }
  expect(socket).toMatchObject({ pings: 5, isEnded: false });
  timing.advance(44_999);
  expect(socket.isEnded).toBe(false);
  timing.advance(1);
  expect(socket).toMatchObject({ pings: 7, isEnded: true });
  timing.advance(100_000);
  expect(socket.pings).toBe(7);
});
