import * as Comlink from 'comlink';
import type { Action, AnyGame } from '../../core/game.ts';
import { canonicalJson } from '../../core/json.ts';
import { IllegalAction, startOf } from '../../core/match.ts';
import { loadTitle } from '../titles.ts';
import type { WorkerApi } from './api.ts';

/** The game taken up, with every position so far. */
interface Taken {
  readonly game: AnyGame;
  /** Tells games apart: their headers. */
  readonly name: string;
  readonly actions: Action[];
  readonly states: object[];
}

let taken: Taken | null = null;

function positionAfter(count: number): { game: AnyGame; state: object } {
  const state = taken?.states[count];
  if (!taken || !state) throw new RangeError(`no position after ${count} actions`);
  return { game: taken.game, state };
}

const api: WorkerApi = {
  async loadMatch(header, actions) {
    const name = canonicalJson(header);
    if (taken?.name !== name) {
      const { game } = await loadTitle(header.game);
      taken = { game, name, actions: [], states: [startOf(game, { ...header, actions: [] })] };
    }
    const known = taken;
    let same = 0;
    while (same < known.actions.length && canonicalJson(known.actions[same]) === canonicalJson(actions[same]))
      same++;
    known.actions.length = same;
    known.states.length = same + 1;
    for (const action of actions.slice(same)) {
      const result = known.game.apply(known.states[known.states.length - 1] as object, action);
      if (result.refused) throw new IllegalAction(known.actions.length, result, action);
      known.actions.push(action);
      known.states.push(result.state);
    }
  },

  async routes(count, wishes, milliseconds, onBetter) {
    const { game, state } = positionAfter(count);
    if (!game.routing) return null;
    const until = performance.now() + milliseconds;
    return game.routing.best(state, {
      ...wishes,
      mayGoOn: () => performance.now() < until,
      onBetter,
    });
  },

  async expand(count, choice, limit) {
    const { game, state } = positionAfter(count);
    const members: Action[] = [];
    for (const member of game.expand(state, choice)) {
      members.push(member);
      if (members.length >= limit) break;
    }
    return members;
  },
};

Comlink.expose(api);
