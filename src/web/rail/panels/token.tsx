import type { JSX } from 'preact';
import type { CitiesCard } from '../../board/card.ts';
import type { TokenOption } from '../../board/token-pick.tsx';
import { refusalTip } from '../../family/choice-button.tsx';
import { builder, kitOf, placeName, railView } from '../position.ts';
import { drawingOf, type RailSession, type RailTable } from '../rail-table.ts';
import { FactRows, type FactRow, furtherRow, runRow, treasuryRow } from './track-consequences.tsx';
import { furtherEvents, placesIn } from './track-facts.ts';
import type { HexOffer, MapAction, TokenAction } from './track-sources.ts';
import { costOf, trialOf } from './track-trials.ts';
import css from './track.module.css';

export function commitToken(session: RailSession, action: TokenAction): string {
  return session.words.t('page.token.place', {
    where: placeName(session, action.hex),
    cost: costOf(session, action),
    private: action.private ?? null,
  });
}

/** The cities of a hex where a token can be placed, and those where it cannot. */
function citiesOf(
  table: RailTable,
  offer: HexOffer | undefined,
  members: readonly MapAction[],
): TokenOption[] {
  const { session } = table;
  const legal = (members as readonly TokenAction[]).map((action) => ({
    city: action.city,
    cost: session.words.money(costOf(session, action)),
  }));
  const refused = (offer?.refused ?? []).flatMap(({ choice, refusal }) => {
    if (choice.kind !== 'one') return [];
    const { city } = choice.action as TokenAction;
    return [{ city, refusal: refusalTip(table, refusal, choice.action) }];
  });
  return [...legal, ...refused].sort((a, b) => a.city - b.city);
}

/** The cities of the open hex as a card beside it. */
export function citiesCard(
  table: RailTable,
  action: TokenAction,
  offer: HexOffer | undefined,
  members: readonly MapAction[],
  choose: (action: MapAction) => void,
): CitiesCard {
  const { session } = table;
  return {
    kind: 'cities',
    words: session.words,
    map: railView(session).map,
    drawing: drawingOf(session),
    hex: action.hex,
    company: builder(session)?.id ?? '',
    options: citiesOf(table, offer, members),
    picked: action.city,
    choice: action.type,
    onPick: (city) => {
      const member = (members as readonly TokenAction[]).find((candidate) => candidate.city === city);
      if (member) choose(member);
    },
    onCommit: () => table.commit(),
    onClear: () => table.choose(null),
  };
}

/** What the token would cost and do. */
export function TokenPart({ session, action }: { session: RailSession; action: TokenAction }): JSX.Element {
  return <FactRows rows={tokenRows(session, action)} />;
}

function tokenRows(session: RailSession, action: TokenAction): readonly FactRow[] {
  const { words } = session;
  const trial = trialOf(session, action);
  if (!trial) return [];
  const after = trial.view;
  const { board, tokens } = after.map;
  const places = placesIn(kitOf(session), board, tokens, action.hex, action.city);
  const left = after.companies.find(({ id }) => id === builder(session)?.id)?.tokens.left ?? [];
  const prices = left.map((price) => words.money(price)).join(' · ');
  return [
    { name: words.t('page.token.cost'), value: words.money(costOf(session, action)) },
    ...treasuryRow(session, after, trial.events),
    ...runRow(session, action),
    { name: words.t('page.token.places'), value: words.t('page.token.free', { ...places }) },
    {
      name: words.t('page.token.left'),
      value: left.length === 0 ? words.t('page.token.none') : <span class={css.prices}>{prices}</span>,
    },
    ...furtherRow(session, furtherEvents(trial.events)),
  ];
}
