import type { ActionCE } from '../../games/chicago-express/actions.ts';
import { chicagoExpress } from '../../games/chicago-express/game.ts';
import type { State } from '../../games/chicago-express/state.ts';

/** An action that is known to be legal. */
export function applied(state: State, action: ActionCE): State {
  const result = chicagoExpress.apply(state, action);
  if (result.refused) throw new Error(`refused: ${result.code} [${result.rule}]`);
  return result.state;
}
