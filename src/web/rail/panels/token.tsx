import type { JSX, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { TokenPick, type TokenOption } from '../../board/token-pick.tsx';
import { refusalTip } from '../../family/choice-button.tsx';
import { builder, kitOf, placeName, railView } from '../position.ts';
import { drawingOf, type RailSession, type RailTable } from '../rail-table.ts';
import { FactRows, type FactRow, furtherRow, runRow, treasuryRow } from './track-consequences.tsx';
import { furtherEvents, placesIn } from './track-facts.ts';
import type { HexOffer, MapAction, TokenAction } from './track-sources.ts';
import { costOf, trialOf, viewAfter } from './track-trials.ts';
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

interface TokenCardProps {
  readonly table: RailTable;
  readonly action: TokenAction;
  readonly offer: HexOffer | undefined;
  readonly members: readonly MapAction[];
  readonly choose: (action: MapAction) => void;
}

/** The hex beside itself, large enough to choose one of its cities. Enter places the token. */
export function TokenCard({ table, action, offer, members, choose }: TokenCardProps): JSX.Element {
  const { session } = table;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  }, [action.hex]);
  const leave = (): void => {
    box.current?.closest<HTMLElement>('[data-board]')?.focus({ preventScroll: true });
  };
  const cities = (members as readonly TokenAction[]).map(({ city }) => city);
  const step = (by: number): void => {
    const next = cities[(cities.indexOf(action.city) + by + cities.length) % cities.length];
    pick(next ?? action.city);
    box.current?.querySelector<HTMLElement>(`[data-city="${next}"]`)?.focus({ preventScroll: true });
  };
  const pick = (city: number): void => {
    const member = (members as readonly TokenAction[]).find((candidate) => candidate.city === city);
    if (member) choose(member);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(1),
    ArrowDown: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowUp: () => step(-1),
    r: () => step(1),
    Enter: () => {
      leave();
      table.commit();
    },
    Escape: () => {
      leave();
      table.choose(null);
    },
  };
  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    // oxlint-disable-next-line no-static-element-interactions -- the keys of the buttons inside
    <div ref={box} onKeyDown={onKeyDown}>
      <TokenPick
        words={session.words}
        map={railView(session).map}
        drawing={drawingOf(session)}
        hex={action.hex}
        company={builder(session)?.id ?? ''}
        options={citiesOf(table, offer, members)}
        picked={action.city}
        onPick={pick}
        choice={action.type}
      />
    </div>
  );
}

/** What the token would cost and do. */
export function TokenPart({ session, action }: { session: RailSession; action: TokenAction }): JSX.Element {
  return <FactRows rows={tokenRows(session, action)} />;
}

function tokenRows(session: RailSession, action: TokenAction): readonly FactRow[] {
  const { words } = session;
  const trial = trialOf(session, action);
  if (!trial) return [];
  const after = viewAfter(trial);
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
