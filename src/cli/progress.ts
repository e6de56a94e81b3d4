import type { Io } from './io.ts';

const WIDTH = 30;
const CLEAR_LINE = '\r\u001b[K';

export interface Progress {
  (done: number): void;
  /** Leaves the terminal as it was. */
  finish(): void;
}

/**
 * Shows the progress of a long job on standard error: a bar on a terminal; elsewhere a line every tenth, where
 * `lines` asks for it.
 */
export function progress(io: Io, label: string, total: number, lines = false): Progress {
  let shown = 0;

  function report(done: number): void {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    if (io.redraws && percent > shown) {
      shown = percent;
      const filled = Math.round((percent / 100) * WIDTH);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      io.err(`${CLEAR_LINE}${label} ${bar} ${done}/${total}`);
    } else if (!io.redraws && lines && percent >= shown + 10) {
      shown = percent - (percent % 10);
      io.err(`${label}: ${done}/${total}\n`);
    }
  }

  function finish(): void {
    if (io.redraws && shown > 0) io.err(CLEAR_LINE);
  }

  return Object.assign(report, { finish });
}
