import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Action } from '../../core/game.ts';
import { CompanyChip } from '../board/chip.tsx';
import { ChoiceButton, refusalTip } from '../family/choice-button.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import { Notice } from '../parts/notice.tsx';
import { RuleTag } from '../parts/rule.tsx';
import { useBoardOverlay } from './board-overlay.ts';
import type { ExpressPanelProps } from './express-table.ts';
import { hexName, refusedHexes } from './hexes.ts';
import { choicesOf, type Offer } from './offers.ts';
import { DividendOutcome, FurtherEvents, IncomeOutcome } from './outcome.tsx';
import { useChosen } from './preview.ts';
import css from './turn.module.css';
import type { ByCompany, HexShown } from './view.ts';

/** Developing a place: a house, or a step of an industry. */

interface DevelopAction extends Action {
  readonly hex: string;
}

const MARKED: ReadonlySet<string> = new Set(['already-developed', 'track-at-end', 'no-houses']);

function isDevelop(action: Action | undefined): action is DevelopAction {
  return action?.type === 'develop';
}

/** The single places of the family, as far as it is open. */
export function developments(
  { session }: Pick<ExpressPanelProps, 'session'>,
  { choice, refusal }: Offer,
): DevelopAction[] {
  if (refusal) return [];
  if (choice.kind === 'one') return isDevelop(choice.action) ? [choice.action] : [];
  const parts = session.title.game.narrow?.(session.state.value, choice) ?? [];
  return parts.flatMap((part) => (part.kind === 'one' && isDevelop(part.action) ? part.action : []));
}

export function DevelopOverview(props: ExpressPanelProps): JSX.Element | null {
  const { session, table, choices } = props;
  const { words } = session;
  const [offer] = choicesOf(choices, 'develop');
  if (!offer) return null;
  const count = developments(props, offer).length;
  return (
    <section class={css.section}>
      <h3>{words.choiceGroup('develop')}</h3>
      <Button
        class={css.row}
        data-choice="develop"
        data-family
        refusal={offer.refusal ? refusalTip(table, offer.refusal, offer.action) : null}
        onPress={() => (table.within.value = { step: 'development' })}
      >
        {words.t('page.express.places', { number: count })}
        <Icon name="right" />
      </Button>
    </section>
  );
}

/** Who gains what: `PRR +1`. */
function Gains({ session, hex }: Pick<ExpressPanelProps, 'session'> & { hex: HexShown }): JSX.Element {
  const { words, title } = session;
  const listOf = (gains: ByCompany, tell: (amount: number) => string): JSX.Element[] =>
    Object.entries(gains).map(([id, amount]) => (
      <span key={id} class={css.gain}>
        <CompanyChip id={id} look={title.drawing.look} size={19} label={id} /> {tell(amount ?? 0)}
      </span>
    ));
  return (
    <span class={css.gains}>
      {listOf(hex.development?.incomes ?? {}, (amount) => `+${words.number(amount)}`)}
      {listOf(hex.development?.grants ?? {}, (amount) => words.t('page.express.to-treasury', { amount }))}
    </span>
  );
}

/** How much a place is worth to everybody on it. */
function worthOf({ development }: HexShown): number {
  const sum = (amounts: ByCompany | undefined): number =>
    Object.values(amounts ?? {}).reduce<number>((total, amount) => total + (amount ?? 0), 0);
  return 100 * sum(development?.incomes) + sum(development?.grants);
}

/** The places, here and on the board, and what each would change. */
export function DevelopChoice(props: ExpressPanelProps): JSX.Element | null {
  const { session, table, choices } = props;
  const { words } = session;
  const [offer] = choicesOf(choices, 'develop');
  const view = session.view.value;
  const preview = useChosen();
  const pending = table.pending.value?.action;
  const chosen = isDevelop(pending) ? pending.hex : null;
  const places = useMemo(() => (offer ? developments(props, offer) : []), [offer?.choice]);
  const by = offer?.action.by ?? 0;
  const actionOn = (hex: string): DevelopAction => ({ type: 'develop', by, hex });
  const legal = useMemo(() => new Set(places.map(({ hex }) => hex)), [places]);
  const refused = useMemo(
    () => refusedHexes(session, view.board, legal, actionOn, MARKED),
    [view, legal, words.locale],
  );

  useBoardOverlay(table, () => {
    const isHouse = view.board.find(({ id }) => id === chosen)?.development?.kind === 'house';
    return {
      ...refused,
      legal: [...legal],
      selected: chosen,
      plannedHouse: isHouse ? chosen : null,
      choice: 'develop',
      onHex: (hex) => {
        if (hex === chosen) table.choose(null);
        else if (legal.has(hex)) table.choose({ action: actionOn(hex), isExplained: true });
        return legal.has(hex);
      },
      onHover: (hex) => {
        table.hovered.value = hex !== null && legal.has(hex) ? actionOn(hex) : null;
      },
    };
  }, [places, refused, chosen]);

  if (!offer) return null;
  const shown = preview && isDevelop(preview.action) ? preview : null;
  const hexes = places
    .flatMap((action) => view.board.find(({ id }) => id === action.hex) ?? [])
    .sort((a, b) => worthOf(b) - worthOf(a));
  return (
    <>
      <section class={css.section}>
        <h3>
          {words.t('page.express.which-place')}{' '}
          <small>{words.t('page.express.houses-left', { number: view.housesLeft })}</small>
        </h3>
        {offer.refusal && (
          <Notice>
            {words.refusal(offer.refusal, offer.action, view)}{' '}
            <RuleTag rule={offer.refusal.rule} rules={session.rules} />
          </Notice>
        )}
        <div class={css.places}>
          {hexes.map((hex) => (
            <ChoiceButton
              key={hex.id}
              class={css.place}
              table={table}
              action={actionOn(hex.id)}
              hex={hex.id}
              isExplained
            >
              <b>{hex.id}</b>
              <span>{hexName(words, hex)}</span>
              <Gains session={session} hex={hex} />
            </ChoiceButton>
          ))}
        </div>
      </section>
      {shown && (
        <>
          <IncomeOutcome before={view} preview={shown} />
          <FurtherEvents preview={shown} />
          <DividendOutcome before={view} preview={shown} />
        </>
      )}
    </>
  );
}
