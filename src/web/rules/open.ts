import { ruleOfTip } from '../parts/tip.tsx';
import { route, showRule } from '../router/router.ts';
import { seated } from '../services.ts';

/** Opens the rule that is most likely wanted: of the tip on show, else of the decision at the table. */
export function openRuleAtHand(): void {
  const session = route.value.page === 'table' ? seated.value : null;
  if (!session) return;
  const { turn, view } = session.shown.value;
  showRule(ruleOfTip() ?? session.words.ask(turn, view).rule ?? session.title.rulePrefix);
}
