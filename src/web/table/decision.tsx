import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Action, Choice, Turn } from '../../core/game.ts';
import { isRefusal } from '../../core/game.ts';
import { CompanyChip } from '../board/chip.tsx';
import { refusalTip } from '../family/choice-button.tsx';
import { Standings } from '../end/standings.tsx';
import { familyOf } from '../family/family.ts';
import { furnitureOf } from '../family/furniture.ts';
import type { One } from '../family/offer.ts';
import { seatOf, typeOf } from '../family/panel.ts';
import { type TableState, useTable } from '../family/table-state.ts';
import { Button } from '../parts/button.tsx';
import { abbr } from '../parts/abbr.ts';
import { EventLine } from '../parts/event-line.tsx';
import { initialsOf } from '../parts/initials.ts';
import { isPhone } from '../parts/narrow.ts';
import { Notice } from '../parts/notice.tsx';
import parts from '../parts/parts.module.css';
import { rest } from '../parts/rest.ts';
import { RuleTag } from '../parts/rule.tsx';
import { showView } from '../router/router.ts';
import { GenericPanel } from './generic-panel.tsx';
import { computerMoves, MoveCard } from './computer-moves.tsx';
import {
  ComputerBody,
  ComputerFoot,
  ComputerSentence,
  computersTurn,
  SinceYourTurn,
} from './computer-panel.tsx';
import { justBefore } from './just-before.ts';
import { Outlook } from './outlook.tsx';
import { plainlyAt, ToldLine } from '../history/told.tsx';
import { RARE_TYPES } from '../../core/forced.ts';
import { shareOut } from './share-out.ts';
import { TakeOver } from './sharing.tsx';
import sheetCss from './sheet.module.css';
import { SheetHandle, useSheet } from './sheet.tsx';
// After the style sheet of the sheet, which it overrules.
import css from './decision.module.css';

/** Lines of "just before", and of what a choice would do. */
const FEW = 5;

/** Labels with more letters are set smaller, to fit the primary button, and leave out the key. */
const LABELS = [
  [48, 'longest'],
  [40, 'long'],
  [24, 'wordy'],
] as const;

function lengthOf(label: string): string | undefined {
  return LABELS.find(([most]) => label.length > most)?.[1];
}

/** The decision, or the part of it that the user has opened. */
function askedOf({ session, within }: TableState): Turn {
  const turn = session.turn.value;
  const part = within.value;
  if (!part || turn.kind === 'finished') return turn;
  return { ...turn, step: part.step, entity: part.company ?? turn.entity };
}

/** Who decides: the chip of a company, or the player's initials. */
function Decider({ table }: { table: TableState }): JSX.Element | null {
  const { session } = table;
  const turn = askedOf(table);
  if (turn.kind === 'finished') return null;
  const { drawing } = session.title;
  if (typeof turn.entity === 'string' && drawing.look.chips[turn.entity]) {
    return <CompanyChip id={turn.entity} look={drawing.look} size={39} label={turn.entity} />;
  }
  return (
    <abbr class={parts.avatar} data-large {...abbr('seat', turn.seat)}>
      {initialsOf(session.names)[turn.seat]}
    </abbr>
  );
}

function Sentence({ table }: { table: TableState }): JSX.Element {
  const { session } = table;
  const { sentence, help, rule } = session.words.ask(askedOf(table), session.view.value);
  const about = isPhone.value ? table.pending.value?.about : undefined;
  return (
    <div class={css.sentence}>
      <Decider table={table} />
      <div>
        <h2 data-sentence>{sentence}</h2>
        {help !== '' && (
          <p class={css.help}>
            <span>{about ?? help}</span> {rule !== null && <RuleTag rule={rule} rules={session.rules} />}
          </p>
        )}
      </div>
    </div>
  );
}

const NO_STEPS = { steps: [], step: null };

/** The steps of a company's turn, with the one it is at. */
function StepBar({ table }: { table: TableState }): JSX.Element | null {
  const { session } = table;
  const { steps, step } = familyOf(session).stepsOf(session.view.value) ?? NO_STEPS;
  if (steps.length === 0) return null;
  const at = step === null ? -1 : steps.indexOf(step);
  return (
    <ol class={css.steps} aria-label={session.words.t('page.steps')}>
      {steps.map((name, index) => (
        <li key={name} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          {session.words.step(name)}
        </li>
      ))}
    </ol>
  );
}

/** What the chosen action would do, found by trying it out. */
function Consequences({ table }: { table: TableState }): JSX.Element | null {
  const { action, isExplained = false } = table.pending.value ?? {};
  if (!action || isExplained) return null;
  const trial = table.session.trial(action);
  const { words } = table.session;
  if (isRefusal(trial)) {
    const { text } = refusalTip(table, trial, action);
    return (
      <Notice tone="neg">
        {text} <RuleTag rule={trial.rule} rules={table.session.rules} />
      </Notice>
    );
  }
  if (trial.events.length === 0) return null;
  return (
    <section class={css.then}>
      <h3>{words.t('page.then')}</h3>
      <ul>
        {trial.events.slice(0, FEW).map((event, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- events have no other name than their place
          <li key={index}>
            <EventLine session={table.session} event={event} />
          </li>
        ))}
        {trial.events.length > FEW && (
          <li>{words.t('page.and-more', { number: trial.events.length - FEW })}</li>
        )}
      </ul>
    </section>
  );
}

/** What happened last, the newest line first: without reasons, which would stand above what they are given for. */
function JustBefore({ table }: { table: TableState }): JSX.Element | null {
  const { session } = table;
  const lines = justBefore(session.at.value, (at) => plainlyAt(session, at), FEW);
  if (lines.length === 0) return null;
  return (
    <section class={css.before} data-just-before>
      <h3>{session.words.t('page.just-before')}</h3>
      <ul>
        {lines.map(({ key, told }) => (
          <li key={key}>
            <ToldLine session={session} told={told} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways out that belong beside the primary button: passing and skipping. */
function isWayOut(choice: Choice<Action>): choice is One {
  return choice.kind === 'one' && typeOf(choice) === 'pass';
}

/** What its button says: the primary one has room for more. */
function wayOutLabel({ session }: TableState, { action }: One, isPrimary = false): string {
  const { full, short } = session.words.choice(action, session.view.value);
  return isPrimary ? full : (familyOf(session).wayOut(session).label ?? short);
}

interface FootProps {
  readonly table: TableState;
  readonly wayOut: One | null;
  /** Nothing else can be done, so that it is on the primary button. */
  readonly isOnlyWay: boolean;
}

function Foot({ table, wayOut, isOnlyWay }: FootProps): JSX.Element {
  const { session, pending } = table;
  const { words } = session;
  const chosen = pending.value;
  const { shortcut } = familyOf(session).wayOut(session);
  const isReady = table.ready.value !== null;
  const label = chosen
    ? (chosen.wanted ?? chosen.label ?? words.choice(chosen.action, session.view.value).full)
    : null;
  return (
    <div class={css.foot} data-foot data-resting={rest.isResting.value || undefined}>
      <Button
        look="primary"
        commits
        data-commit={chosen?.action.type ?? ''}
        data-choice={isOnlyWay ? 'pass' : undefined}
        aria-describedby={isOnlyWay ? 'outlook' : undefined}
        aria-disabled={!isReady}
        shortcut={isReady ? '↵' : undefined}
        onPress={() => table.commit()}
      >
        <span class={css.commit} data-length={lengthOf(label ?? '')}>
          {label ?? words.t('page.choose-first')}
        </span>
      </Button>
      {wayOut && !isOnlyWay && (
        <Button
          data-choice="pass"
          commits
          // Players pass, companies skip a step: both keys do both.
          shortcut={shortcut}
          aria-describedby="outlook"
          refusal={wayOut.refusal ? refusalTip(table, wayOut.refusal, wayOut.action) : null}
          onPress={() => table.act(wayOut.action)}
        >
          {wayOutLabel(table, wayOut)}
        </Button>
      )}
      {chosen?.beside && (
        <Button
          data-choice={chosen.beside.choice}
          commits={chosen.beside.choice !== undefined}
          shortcut={chosen.beside.shortcut}
          onPress={chosen.beside.onPress}
        >
          {chosen.beside.label}
        </Button>
      )}
      {chosen && !chosen.beside && !wayOut && (
        <Button shortcut="Esc" onPress={() => table.choose(null)}>
          {words.t('page.clear')}
        </Button>
      )}
    </div>
  );
}

const NO_CHOICES: readonly Choice<Action>[] = [];

/** Who decides what, the choices, and the button that does it. The foot never moves. */
export function DecisionPanel(): JSX.Element {
  const table = useTable();
  const { session } = table;
  const turn = session.turn.value;
  // Of a plan everything is decided here.
  const other = session.isSketch ? null : (furnitureOf(session)?.panelOf(session) ?? null);
  const isInstead = other?.isInstead === true;
  const choices = isInstead ? NO_CHOICES : session.choices.value;
  const asked = turn.kind === 'decide' ? turn.seat : null;
  const wayOut = choices.filter(isWayOut).find((choice) => seatOf(choice) === asked) ?? null;
  // Once per position: what is derived from the choices is not recomputed when the sheet moves.
  const { panels, rest } = useMemo(
    () =>
      shareOut(
        familyOf(session).panels,
        session,
        turn,
        choices.filter((choice) => choice !== wayOut),
      ),
    [session, turn, choices],
  );
  const legal = choices.filter(
    (choice) => !choice.refusal && seatOf(choice) === asked && !RARE_TYPES.has(typeOf(choice)),
  );
  const only = legal.length === 1 && legal[0]?.kind === 'one' ? legal[0].action : null;

  // A single possibility needs no choosing, only a confirmation. Said before the next click: later it may be another
  // position.
  useLayoutEffect(() => {
    if (only && !table.pending.value)
      table.choose({ action: only, isOnly: true, isExplained: only === wayOut?.action });
  }, [only]);

  // What was begun would be done by a key, out of sight.
  useLayoutEffect(() => {
    if (isInstead) table.forget();
  }, [isInstead]);

  const isOnlyWay = wayOut !== null && table.pending.value?.action === wayOut.action;
  const { value: refused } = table.refused;
  const computing = other ? null : computersTurn(session);
  const [lastMove] = other?.tellsMoves ? computerMoves(session) : [];
  const decides = session.isWritable.value && !isInstead && (!other || table.pending.value !== null);
  const sheet = useSheet(table);
  return (
    <aside
      ref={sheet.panel}
      class={`${css.panel} ${sheetCss.sheet}`}
      data-sheet={table.sheet.value}
      data-dragged={sheet.isDragged || undefined}
      aria-label={session.words.t('page.decision')}
      data-step={turn.kind === 'decide' ? turn.step : 'finished'}
    >
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- the handle has the keys */}
      <div ref={sheet.head} class={css.panelHead} {...sheet.drag}>
        <SheetHandle table={table} />
        {other ? (
          <other.Sentence />
        ) : computing ? (
          <ComputerSentence session={session} turn={computing} class={css.sentence} />
        ) : (
          <Sentence table={table} />
        )}
        <StepBar table={table} />
      </div>
      <div
        class={css.panelBody}
        data-body
        data-wanting={table.pending.value?.wanted !== undefined || undefined}
        // While computers move it stays, with what was begun in it.
        key={computing ? 'computers' : session.at.value}
        // At the end there is nothing in it to go to by Tab, and yet more than fits.
        {...(turn.kind === 'finished' && {
          tabIndex: 0,
          role: 'region',
          'aria-label': session.words.t('page.result'),
        })}
      >
        {refused && (
          <Notice tone="neg">
            {session.words.refusal(refused.refusal, refused.action, session.view.value)}{' '}
            <RuleTag rule={refused.refusal.rule} rules={session.rules} />
          </Notice>
        )}
        {computing && <ComputerBody table={table} turn={computing} />}
        {lastMove !== undefined && <MoveCard key={lastMove} session={session} at={lastMove} />}
        {!computing && lastMove === undefined && <SinceYourTurn session={session} />}
        {other && <other.Body />}
        {turn.kind === 'finished' && (
          <>
            <Standings session={session} turn={turn} />
            <Button data-story onPress={() => showView('result')}>
              {session.words.t('page.end.story')}
            </Button>
          </>
        )}
        {panels.map(({ panel, choices: own }) => {
          const { component: Component } = panel;
          return <Component key={panel.types[0]} session={session} table={table} choices={own} />;
        })}
        <GenericPanel session={session} table={table} choices={rest} />
        <Consequences table={table} />
        {!computing && computerMoves(session).length === 0 && <JustBefore table={table} />}
      </div>
      {turn.kind === 'decide' &&
        (session.isWritable.value && computing && !table.pending.value ? (
          <ComputerFoot session={session} class={css.foot} />
        ) : decides ? (
          <>
            {wayOut && (
              <Outlook table={table} label={wayOutLabel(table, wayOut, isOnlyWay)} wayOut={wayOut} />
            )}
            <Foot table={table} wayOut={wayOut} isOnlyWay={isOnlyWay} />
          </>
        ) : other ? (
          <other.Foot />
        ) : (
          <div class={css.foot} data-foot>
            <TakeOver session={session} />
          </div>
        ))}
    </aside>
  );
}
