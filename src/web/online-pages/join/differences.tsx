import type { JSX } from 'preact';
import type { TableInfo } from '../../../online/api.ts';
import { ruleTitles } from '../../../text/rule-texts.ts';
import { Button } from '../../parts/button.tsx';
import { RuleTag } from '../../parts/rule.tsx';
import { showRule } from '../../router/router.ts';
import type { LoadedTitle } from '../../titles.ts';
import { words } from '../../words.ts';
import css from './join.module.css';
import { differencesOf, ruleSetName } from './rules.ts';

/** The rules that are not as the rule set has them. */
export function Differences({ info, title }: { info: TableInfo; title: LoadedTitle }): JSX.Element {
  const { ruleSet, options } = info;
  const differences = differencesOf(title, ruleSet, options);
  const base = title.game.ruleSets.find(({ id }) => id === ruleSet)?.values ?? {};
  const rules = ruleTitles(title.game.rules, title.messages, { ...base, ...options }, words.locale);
  return (
    <section class={css.card} aria-labelledby="rules" data-differences={differences.length}>
      <div class={css.cardHead}>
        <h2 id="rules">
          {words.t('page.online.differ', {
            number: differences.length,
            ruleSet: ruleSetName(title, ruleSet),
          })}
        </h2>
        <Button look="quiet" small onPress={() => showRule(title.rulePrefix)}>
          {words.t('page.online.all-rules')}
        </Button>
      </div>
      {differences.length > 0 && (
        <ul class={css.differences}>
          {differences.map(({ key, what, usual, value, rule }) => (
            <li key={key}>
              <span>
                {what} <RuleTag rule={rule} rules={rules} />
              </span>
              <span class={css.values}>
                <s>{usual}</s> <span aria-hidden="true">→</span> <b>{value}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
