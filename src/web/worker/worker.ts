import * as Comlink from 'comlink';
import type { Action } from '../../core/game.ts';
import { loadGame } from '../titles.ts';
import type { WorkerApi } from './api.ts';

/** Improvements come in bursts; more of them than this need not be drawn. */
const TELL_EVERY_MS = 60;

const api: WorkerApi = {
  async prepare(title) {
    await loadGame(title);
  },

  async routes(title, state, wishes, milliseconds, onBetter) {
    const game = await loadGame(title);
    const until = performance.now() + milliseconds;
    let nextTelling = 0;
    const answer = game.routing?.best(state, {
      ...wishes,
      shouldContinue: () => performance.now() < until,
      onBetter: (set, bound) => {
        const now = performance.now();
        if (now < nextTelling) return;
        nextTelling = now + TELL_EVERY_MS;
        onBetter(set, bound);
      },
    });
    return answer ?? null;
  },

  async expand(title, state, choice, limit) {
    const game = await loadGame(title);
    const members: Action[] = [];
    for (const member of game.expand(state, choice)) {
      members.push(member);
      if (members.length >= limit) break;
    }
    return members;
  },
};

Comlink.expose(api);
