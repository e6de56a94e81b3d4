import type { Action, Event } from '../../core/game.ts';
import type { State as State1848 } from '../../games/1848/state.ts';
import { isTasmaniaLaid } from '../../games/1848/privates.ts';
import { RAILWAYS } from '../../games/1860/data.ts';
import { type State as State1860 } from '../../games/1860/state.ts';
import { isInReceivership, type State as State18GB } from '../../games/18gb/state.ts';
import type { State as StateCE } from '../../games/chicago-express/state.ts';
import { companyOf } from '../../rail/position.ts';

/** One action of a game with the positions round it. */
export interface Moment<S> {
  readonly before: S;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly after: S;
}

/**
 * A situation that long runs of games have to come to, because rules hang on it that are seldom asked. It is told by
 * what led to it and never by what the rules make of it.
 */
export interface Milestone {
  readonly game: string;
  readonly name: string;
  /** In so many games of the whole soak at least. */
  readonly least: number;
  readonly isReached: (moment: Moment<object>) => boolean;
}

function milestone<S extends object>(
  game: string,
  name: string,
  least: number,
  isReached: (moment: Moment<S>) => boolean,
): Milestone {
  return { game, name, least, isReached: isReached as (moment: Moment<object>) => boolean };
}

function companiesIn(events: readonly Event[], key: string): string[] {
  return events.flatMap(({ key: told, params: { company } }) =>
    told === key && typeof company === 'string' ? [company] : [],
  );
}

/** 1860-20.6: how many companies British Rail took over at the end of each round. */
function takeovers(events: readonly Event[]): number[] {
  const counts: number[] = [];
  for (const [place, { key }] of events.entries()) {
    if (key !== 'nationalised') continue;
    if (events[place - 1]?.key === key) counts.push((counts.pop() ?? 0) + 1);
    else counts.push(1);
  }
  return counts;
}

/** Two are taken in any case; more are a tie. */
const USUAL_TAKEOVER = 2;

function hasCompaniesLeft(state: State1860): boolean {
  return RAILWAYS.some((id) => companyOf(state, id).floated && !companyOf(state, id).frozen);
}

/** 1848-16.1: a company that fails while it owns P3, with Tasmania still to be laid. */
function failsWithP3({ before, events }: Moment<State1848>): boolean {
  const { owner, closed } = before.privates.P3;
  return !closed && !isTasmaniaLaid(before) && companiesIn(events, 'receivership').some((id) => id === owner);
}

/** What games of an 18xx title come to when they are played well: the first train of a phase has been bought. */
function phase(game: string, name: string, least: number): Milestone {
  return milestone(game, `phase ${name}`, least, ({ events }) =>
    events.some(({ key, params }) => key === 'phase' && params['phase'] === name),
  );
}

export const MILESTONES: readonly Milestone[] = [
  milestone<StateCE>('chicago-express', 'Chicago entered', 2000, ({ events }) =>
    events.some(({ key }) => key === 'chicago-dividend'),
  ),
  milestone<StateCE>(
    'chicago-express',
    'an expansion waits for the first Wabash share',
    10,
    ({ after }) => after.unbuilt !== null,
  ),
  phase('1848', '6', 40),
  phase('1848', '8', 5),
  milestone('1848', 'a loan', 40, ({ events }) => events.some(({ key }) => key === 'loan-taken')),
  milestone<State1848>('1848', 'a company with P3 fails before Tasmania is laid', 20, failsWithP3),
  milestone<State1848>(
    '1848',
    'a company with P3 fails, and the train that is exported closes the privates',
    5,
    (moment) => failsWithP3(moment) && !moment.before.privatesClosed && moment.after.privatesClosed,
  ),
  phase('1860', '9', 5),
  milestone<State1860>('1860', 'a tie under British Rail', 20, ({ events }) =>
    takeovers(events).some((count) => count > USUAL_TAKEOVER),
  ),
  milestone<State1860>(
    '1860',
    'the last companies tie under British Rail',
    5,
    ({ after, events }) => (takeovers(events).at(-1) ?? 0) > USUAL_TAKEOVER && !hasCompaniesLeft(after),
  ),
  phase('18gb', '6X', 20),
  milestone<State18GB>('18gb', 'a corporation in receivership converts', 20, ({ before, events }) =>
    companiesIn(events, 'converted').some((id) => isInReceivership(before, id)),
  ),
];

/** Watches one game. */
export function watchMilestones(game: string): {
  readonly see: (moment: Moment<object>) => void;
  readonly reached: () => readonly string[];
} {
  const open = new Set(MILESTONES.filter((one) => one.game === game));
  const reached: string[] = [];
  return {
    see(moment) {
      for (const one of open) {
        if (!one.isReached(moment)) continue;
        reached.push(one.name);
        open.delete(one);
      }
    },
    reached: () => reached,
  };
}
