import type { Timing } from './timing.ts';

const BEAT_MS = 15_000;

/** A socket as far as its heart goes. */
export interface Beating {
  ping(): void;
  terminate(): void;
  on(event: 'pong' | 'close', listener: () => void): unknown;
}

/**
 * Ends a socket whose other side has not answered two pings. Browsers answer them whatever their page does: a page in the
 * background may well say nothing for minutes.
 */
export function keepAlive(socket: Beating, timing: Timing): void {
  let unanswered = 0;
  const beat = (): void => {
    if (unanswered === 2) {
      socket.terminate();
      return;
    }
    unanswered++;
    socket.ping();
    callOff = timing.later(beat, BEAT_MS);
  };
  let callOff = timing.later(beat, BEAT_MS);
  socket.on('pong', () => (unanswered = 0));
  socket.on('close', () => callOff());
}
