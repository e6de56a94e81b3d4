import type { FactPart, FactsCard, HexWay } from '../board/card.ts';
import type { MatchSession } from '../match/session.ts';
import type { TipText } from '../parts/tip.tsx';
import type { HexShown } from './view.ts';

/** The card of a hex: what the next engine costs, what it earns, which companies are there, what a house would do. */
export function expressHexCard(
  { words, rules, title }: MatchSession,
  hex: HexShown,
  whyNot: TipText | undefined,
  ways: readonly HexWay[],
  onClose: () => void,
): FactsCard {
  const { id, terrain, companies, nextCost, value, grant, house, houseBonus, doubt } = hex;
  const facts: [key: string, part: FactPart][] = [
    ['ground', words.t(`board.express.${terrain}`)],
    ['engine', nextCost === null ? words.t('page.express.hex.closed') : words.money(nextCost)],
  ];
  if (value > 0) facts.push(['income', `+${words.number(value)}`]);
  if (grant > 0 && nextCost !== null) facts.push(['grant', `+${words.money(grant)}`]);
  if (house !== null) {
    const bonus = house ? 'built' : houseBonus > 0 ? 'income' : 'grant';
    facts.push(['house', words.t(`page.express.hex.house.${bonus}`, { number: houseBonus })]);
  }
  if (companies.length > 0) facts.push(['companies', { places: companies }]);
  return {
    kind: 'facts',
    hex: id,
    heading: words.place(id),
    facts: facts.map(([key, part]) => ({ label: words.t(`page.express.hex.${key}`), parts: [part] })),
    notes: [],
    reasons: [
      ...(doubt ? [{ text: words.t('page.express.hex.doubt'), rule: 'CE-16' }] : []),
      ...(whyNot ? [whyNot] : []),
    ],
    ways,
    rules,
    look: title.drawing.look,
    closeLabel: words.t('page.close'),
    onClose,
  };
}
