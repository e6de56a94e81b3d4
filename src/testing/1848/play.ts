import type { Action1848 } from '../../games/1848/actions.ts';
import { game1848 } from '../../games/1848/game.ts';
import type { State } from '../../games/1848/state.ts';
import { isListed, playing, type Unsigned } from '../play.ts';

export type Want = Unsigned<Action1848>;

export const {
  decision,
  play,
  denied,
  eventKeys: eventsOf,
} = playing(game1848, (want) => isListed(want) && want.type !== 'end_game');

/** Lets the company on turn do nothing that it need not do, until another one decides. */
export function idle(state: State): State {
  const { entity, round } = decision(state);
  let at = state;
  while (!at.finished && decision(at).entity === entity && decision(at).round === round) {
    const { step } = decision(at);
    if (step === 'routes') at = play(at, { type: 'run_routes', routes: [] });
    else if (step === 'dividend') at = play(at, { type: 'dividend', pay: false });
    else at = play(at, { type: 'pass' });
  }
  return at;
}
