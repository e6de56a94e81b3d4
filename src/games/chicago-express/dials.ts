import { type Choice, refuse, type Refusal } from '../../core/game.ts';
import { offer, type Step } from '../../rail/steps.ts';
import type { ActionCE } from './actions.ts';
import { DIAL_IDS, type DialId } from './data.ts';
import type { DraftCE, State } from './state.ts';
import { endTurn, isRed } from './turn.ts';

/** CE-6.2: a turn moves one dial, and then does what it says or nothing. */

/** CE-6.4: a dial on red cannot be chosen, not even to do nothing. */
export function checkDial(state: State, dial: DialId): Refusal | null {
  return isRed(state, dial) ? refuse('dial_red', 'CE-6.4', { dial }) : null;
}

export function moveDial(draft: DraftCE, dial: DialId): void {
  draft.own('dials')[dial]++;
}

function isDial(text: string): text is DialId {
  return (DIAL_IDS as readonly string[]).includes(text);
}

function check(state: State, action: ActionCE): Refusal | null {
  const dial = action.type === 'noop' ? action.dial : '';
  return isDial(dial) ? checkDial(state, dial) : refuse('unknown_dial', 'CE-6.2', { dial });
}

/** CE-6.3: doing nothing is always allowed. */
export const idleStep: Step<State, ActionCE> = {
  id: 'turn',
  rule: 'CE-15.1',
  takes: ({ type }) => type === 'noop',
  waits: (state) => state.auction === null,
  offers: (state) =>
    DIAL_IDS.map((dial): Choice<ActionCE> => {
      const action: ActionCE = { type: 'noop', by: state.active, dial };
      return offer(action, checkDial(state, dial));
    }),
  check,
  perform(draft, action) {
    if (action.type !== 'noop' || !isDial(action.dial)) return;
    moveDial(draft, action.dial);
    draft.emit('did_nothing', { player: action.by, dial: action.dial }, 'CE-6.3');
    endTurn(draft);
  },
};
