import type { Refusal } from '../../core/game.ts';
import { offer } from '../../core/steps.ts';
import type { Of } from './actions.ts';
import { DIAL_IDS, type DialId } from './data.ts';
import type { DraftCE, State, StepCE } from './state.ts';
import { endTurn, isRed } from './turn.ts';
import { refuse } from './vocabulary.ts';

/** CE-6.2: a turn moves one dial, and then takes its action or does nothing. */

/** CE-6.4: a dial on red cannot be chosen, not even to do nothing. */
export function checkDial(state: State, dial: DialId): Refusal | null {
  return isRed(state, dial) ? refuse('dial-red', 'CE-6.4', { dial }) : null;
}

export function moveDial(draft: DraftCE, dial: DialId): void {
  draft.own('dials')[dial]++;
}

function isDial(text: string): text is DialId {
  return (DIAL_IDS as readonly string[]).includes(text);
}

function checkNoop(state: State, { dial }: Of<'noop'>): Refusal | null {
  return isDial(dial) ? checkDial(state, dial) : refuse('unknown-dial', 'CE-6.2', { dial });
}

function doNothing(draft: DraftCE, { by, dial }: Of<'noop'>): void {
  if (!isDial(dial)) throw new Error('dial was not checked');
  moveDial(draft, dial);
  draft.emit('did-nothing', { player: by, dial }, 'CE-6.3');
  endTurn(draft);
}

/** CE-6.3: doing nothing is always allowed. */
export const idleStep: StepCE<'noop'> = {
  id: 'turn',
  rule: 'CE-15.1',
  waits: (state) => state.auction === null,
  offers: (state) =>
    DIAL_IDS.map((dial) =>
      offer<Of<'noop'>>({ type: 'noop', by: state.active, dial }, checkDial(state, dial)),
    ),
  acts: { noop: { check: checkNoop, perform: doNothing } },
};
