import type { FactView } from '../../rail/view.ts';
import type { HeadFact } from '../family/family.ts';
import type { RailSession } from './rail-table.ts';

function factText(session: RailSession, { key, value, of, money }: FactView): HeadFact {
  const { words } = session;
  const tell = (one: FactView['value']): string => {
    if (typeof one === 'number') return money ? words.money(one) : words.number(one);
    return typeof one === 'boolean' ? words.t(`value.${one}`) : one;
  };
  const shown = of === null ? tell(value) : words.t('page.of', { some: tell(value), all: tell(of) });
  return { label: words.fact(key), value: shown };
}

/** The few numbers that are always visible: round, phase, bank, and what the title adds. */
export function railFacts(session: RailSession): HeadFact[] {
  const { words } = session;
  const { round, phase, bank, facts } = session.shown.value.view;
  return [
    { label: words.t('page.round'), value: words.t(`page.round.${round.kind}`, { ...round }) },
    { label: words.t('page.phase'), value: phase },
    ...(bank === null ? [] : [{ label: words.t('page.bank'), value: words.money(bank) }]),
    ...facts.map((fact) => factText(session, fact)),
  ];
}
