import type { FactView } from '../../rail/view.ts';
import type { HeadFact } from '../family/family.ts';
import type { RailSession } from './rail-table.ts';

function factText({ words }: RailSession, fact: FactView): HeadFact {
  const about = words.fact(fact.key);
  const short = `fact.short.${fact.key}`;
  return { label: words.has(short) ? words.t(short) : about, about, value: words.factValue(fact) };
}

/** What is to be known at any moment: round, phase, bank, and what the title adds. */
export function railFacts(session: RailSession): HeadFact[] {
  const { words } = session;
  const { round, phase, bank, facts } = session.shown.value.view;
  return [
    {
      label: words.t('page.round'),
      tip: words.round(round),
      value: words.t(`page.round.${round.kind}`, { ...round }),
      isPlain: true,
    },
    { label: words.t('page.phase'), value: phase },
    ...(bank === null ? [] : [{ label: words.t('page.bank'), value: words.money(bank), isYielding: true }]),
    ...facts.map((fact) => factText(session, fact)),
  ];
}
