// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it } from 'vitest';
import { BOTS } from '../../../bots/bots.ts';
import { playGame } from '../../../bots/play.ts';
import type { Action, AnyGame, Choice } from '../../../core/game.ts';
import { resolveOptions } from '../../../core/game.ts';
import type { Match } from '../../../core/match.ts';
import { usePageRoot } from '../../../testing/page-root.ts';
import { isLegal, isMember, isOffer } from '../../family/offer.ts';
import { typeOf } from '../../family/panel.ts';
import { TableContext, TableState } from '../../family/table-state.ts';
import { History } from '../../match/history.ts';
import { NoKeeper } from '../../match/keeper.ts';
import { MatchSession } from '../../match/session.ts';
import { shareOut } from '../../table/share-out.ts';
import { loadTitle, type LoadedTitle } from '../../titles.ts';
import type { RailSession, RailTable } from '../rail-table.ts';
import { RAIL_PANELS } from './index.ts';

/** Types of action that these panels handle, in any step. */
const TYPES: ReadonlySet<string> = new Set([
  'bid',
  'buy_private',
  'lower_private',
  'choose_private',
  'end_turn',
  'answer',
  'buy_train',
  'buy_train_from',
  'convert',
  'discard_train',
  'take_loan',
  'buy_from_owner',
  'close_private',
]);

const root = usePageRoot();

function tableAt(title: LoadedTitle, match: Match, state: object): RailTable {
  const history = History.of(title.game, { ...match, actions: [] }, [{ state, action: null, events: [] }]);
  const session: RailSession = new MatchSession({ title, history, keeper: new NoKeeper() });
  return new TableState(session);
}

function ours(choices: readonly Choice<Action>[]): Choice<Action>[] {
  return choices.filter((choice) => TYPES.has(typeOf(choice)));
}

/** How many positions of a game are tested. */
const MOST = 24;

/** One position for each of many mixes of choices that come up in a game at random. */
async function positions(
  id: string,
  seats: number,
  seed: number,
): Promise<{ table: RailTable; about: string }[]> {
  const title = await loadTitle(id);
  const game: AnyGame = title.game;
  const bots = Array.from({ length: seats }, (_, seat) =>
    (BOTS['random'] as (typeof BOTS)[string])(seed + seat),
  );
  const { match } = playGame(game, { seats, ruleSet: 'book', seed, bots });
  const found = new Map<string, { table: RailTable; about: string }>();
  let state = game.setup(seats, resolveOptions(game, match.ruleSet, match.options), match.seed);
  for (const action of match.actions) {
    const turn = game.turn(state);
    const step = turn.kind === 'decide' ? turn.step : '';
    const mix = ours(game.choices(state, { greyed: true })).map(
      (choice) => `${typeOf(choice)}${choice.kind === 'range' ? '~' : ''}${choice.refusal?.code ?? ''}`,
    );
    const about = `${step}: ${[...new Set(mix)].sort().join(' ')}`;
    if (mix.length > 0 && !found.has(about)) found.set(about, { table: tableAt(title, match, state), about });
    const result = game.apply(state, action);
    if (result.refused) throw new Error(result.code);
    ({ state } = result);
  }
  const all = [...found.values()];
  const stride = Math.ceil(all.length / MOST);
  return all.filter((_, index) => index % stride === 0);
}

async function click(element: Element): Promise<void> {
  await act(() => void element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

/** Presses every choice, also in lists that open, and returns what was put on the primary button. */
async function reachable(table: RailTable): Promise<{ actions: Action[]; refused: string[] }> {
  const { session } = table;
  const { panels } = shareOut(RAIL_PANELS, session, session.turn.value, session.choices.value);
  const own = panels.filter(({ choices }) => ours(choices).length > 0);
  const actions: Action[] = [];
  const refused: string[] = [];
  const press = async (within: string): Promise<void> => {
    await act(() => table.choose(null));
    const count = root.querySelectorAll(within).length;
    for (let at = 0; at < count; at++) {
      // What opens with a choice would shift the others.
      // oxlint-disable-next-line no-await-in-loop
      await act(() => table.choose(null));
      const element = root.querySelectorAll(within)[at];
      if (!element) continue;
      // oxlint-disable-next-line no-await-in-loop -- each press may change what the next one meets
      await click(element);
      const chosen = table.pending.value?.action;
      if (chosen) actions.push(chosen);
    }
  };
  const noteRefused = (): void => {
    for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-choice][aria-disabled=true]')) {
      refused.push(dataset['choice'] ?? '');
    }
  };
  for (const { panel, choices } of own) {
    const Component = panel.component;
    // oxlint-disable-next-line no-await-in-loop -- one panel after the other
    await act(() => {
      table.choose(null);
      render(
        <TableContext.Provider value={table}>
          <Component session={session} table={table} choices={choices} />
        </TableContext.Provider>,
        root,
      );
    });
    noteRefused();
    // oxlint-disable-next-line no-await-in-loop
    await press('[data-choice]:not([aria-disabled=true]):not([data-family])');
    const families = root.querySelectorAll('[data-family]:not([aria-disabled=true])').length;
    for (let at = 0; at < families; at++) {
      const family = root.querySelectorAll('[data-family]:not([aria-disabled=true])')[at];
      if (!family) continue;
      // oxlint-disable-next-line no-await-in-loop
      await click(family);
      noteRefused();
      // oxlint-disable-next-line no-await-in-loop
      await press('[data-choice]:not([aria-disabled=true]):not([data-family])');
      const back = root.querySelector('[data-back]');
      // oxlint-disable-next-line no-await-in-loop
      if (back) await click(back);
    }
    render(null, root);
  }
  return { actions, refused };
}

describe.each([
  ['1848', 3, 11],
  ['1860', 3, 5],
  ['18gb', 3, 7],
] as const)('in a game of %s at random', (id, seats, seed) => {
  it('every legal choice is within reach, everything refused is greyed', async () => {
    const found = await positions(id, seats, seed);
    expect(found.length).toBeGreaterThanOrEqual(10);
    for (const { table, about } of found) {
      const choices = ours(table.session.choices.value).filter(isOffer);
      // oxlint-disable-next-line no-await-in-loop -- one screen
      const { actions, refused } = await reachable(table);
      const missing = choices.filter(
        (choice) => isLegal(choice) && !actions.some((action) => isMember(choice, action)),
      );
      expect({ about, missing }).toEqual({ about, missing: [] });
      for (const { action } of choices.filter((choice) => !isLegal(choice))) {
        expect([about, ...refused]).toContain(action.type);
      }
    }
  });
});
