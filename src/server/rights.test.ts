import { describe, expect, test } from 'vitest';
import { API, type EndpointName } from '../online/api.ts';
import { may, type Place, RIGHTS, rolesOf, STATES } from '../online/seats.ts';
import { VISIBILITIES } from '../online/table.ts';
import { named, person, TABLE } from '../testing/online/sample-table.ts';
import { ask, useApps } from '../testing/server/app.ts';
import { callerNamed, stubOnline } from '../testing/server/stub-online.ts';

/** Everybody who may come to a table, by the token of their session. */
const WHO = ['nobody', 'guest', 'member', 'elsewhere', 'player', 'host'] as const;

const HIDDEN = named('hidden');
const params = { id: TABLE, session: TABLE, passkey: TABLE, user: TABLE, seat: '0', room: 'players' };
const NAMES = Object.keys(API) as EndpointName[];
const AT_TABLES = NAMES.filter((name) => typeof API[name].access === 'object');

const PLACES = VISIBILITIES.flatMap((visibility) =>
  STATES.map((state): Place => ({
    host: named('host'),
    visibility,
    state,
    seats: [person(named('player')), { user: null, computer: null }],
    proxies: false,
  })),
);

const online = stubOnline();
for (const who of WHO) {
  if (who !== 'nobody') online.callers.set(who, callerNamed(who, who === 'guest' ? 'guest' : 'member'));
}
const makeApp = useApps();
const app = await makeApp({ ...online, now: () => (online.clock += 60_000) });

/** Whether a request came through to its handler; where it did not, its answer. */
async function tried(name: EndpointName, who: string, id = TABLE): Promise<'through' | object> {
  online.calls.length = 0;
  const token = who === 'nobody' ? undefined : who;
  const { status, body } = await ask(app, name, { token, params: { ...params, id }, ...bodyOf(name) });
  return online.calls.length > 0 ? 'through' : { status, body };
}

/** A body of the right form: rights are asked before it is read, so that these are enough. */
function bodyOf(name: EndpointName): { readonly body?: unknown } {
  return API[name].body ? { body: {} } : {};
}

/** With a body that is none a request that was let through is malformed. */
function isThrough(outcome: 'through' | object): boolean {
  return outcome === 'through' || JSON.stringify(outcome).includes('"malformed"');
}

describe('rights', () => {
  test.each(NAMES.filter((name) => typeof API[name].access === 'string'))(
    '%s is for whom the contract says',
    async (name) => {
      const { access } = API[name];
      for (const who of WHO) {
        const isAllowed =
          access === 'anybody' || (access === 'user' ? who !== 'nobody' : !['nobody', 'guest'].includes(who));
        // oxlint-disable-next-line no-await-in-loop -- they share the list of calls
        expect([who, isThrough(await tried(name, who))]).toEqual([who, isAllowed]);
      }
    },
  );

  test.each(AT_TABLES)('%s is for whom the table of rights says, in every state', async (name) => {
    const { access } = API[name];
    if (typeof access === 'string') throw new Error('these are at tables');
    let allowed = 0;
    for (const place of PLACES) {
      online.places.set(TABLE, place);
      for (const who of WHO) {
        const user = who === 'nobody' ? null : named(who);
        const isAllowed = may(user, access.deed, place) === null;
        if (isAllowed) allowed++;
        // oxlint-disable-next-line no-await-in-loop -- they share the list of calls
        const outcome = await tried(name, who);
        expect([place.visibility, place.state, who, isThrough(outcome)]).toEqual([
          place.visibility,
          place.state,
          who,
          isAllowed,
        ]);
      }
    }
    expect(allowed).toBeGreaterThan(0);
  });

  test.each(AT_TABLES)('%s tells nothing of a hidden table', async (name) => {
    for (const place of PLACES.filter(({ visibility }) => visibility === 'private')) {
      online.places.set(HIDDEN, place);
      for (const who of WHO) {
        const roles = rolesOf(who === 'nobody' ? null : named(who), place);
        const { access } = API[name];
        const mayClaim =
          typeof access === 'object' &&
          (RIGHTS[access.deed].roles as readonly string[]).includes('stranger') &&
          (RIGHTS[access.deed].states as readonly string[]).includes(place.state);
        if (roles.some((role) => role === 'player' || role === 'host') || (mayClaim && who !== 'nobody'))
          continue;
        // oxlint-disable-next-line no-await-in-loop -- they share the list of calls
        const [hidden, none] = [await tried(name, who, HIDDEN), await tried(name, who, named('none'))];
        expect(none).toEqual({ status: 404, body: { problem: 'missing' } });
        expect([place.state, who, hidden]).toEqual([place.state, who, none]);
      }
    }
  });

  test('whoever may not do something at a table they see is told why', async () => {
    const refused = async (
      name: EndpointName,
      who: string,
      place: Partial<Place>,
    ): Promise<object | string> => {
      online.places.set(TABLE, { ...PLACES[0], ...place } as Place);
      return tried(name, who);
    };
    const running = { visibility: 'listed', state: 'running' } as const;
    expect(await refused('nudge', 'nobody', running)).toEqual({
      status: 401,
      body: { problem: 'signed-out' },
    });
    expect(await refused('nudge', 'guest', running)).toEqual({ status: 403, body: { problem: 'rights' } });
    expect(await refused('startTable', 'host', running)).toEqual({
      status: 409,
      body: { problem: 'not-running' },
    });
    expect(await refused('nudge', 'player', { ...running, state: 'held' })).toEqual({
      status: 409,
      body: { problem: 'held' },
    });
  });
});
