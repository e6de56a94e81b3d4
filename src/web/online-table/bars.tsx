import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { isRefusal } from '../../core/game.ts';
import type { Plan } from '../../online/outbox.ts';
import { computerName } from '../computers/marks.tsx';
import { canPlan, hasGoneOn, type Plan as Planning, planOf, renewPlan } from '../history/planning.ts';
import { deedAt } from '../history/told.tsx';
import { keepCopy } from '../match/open.ts';
import { Bar } from '../offline/bars.tsx';
import { Button } from '../parts/button.tsx';
import { isPhone } from '../parts/narrow.ts';
import { toast } from '../parts/toast.tsx';
import { here, openTable } from '../services.ts';
import { type AtTable, nameOf, ownSeats, useOnline } from './at-table.ts';
import { planKept } from './kept-plans.ts';
import { lengthText, useNow } from './time.ts';

const OFTEN = 1000;

/** Nothing is lost while there is no connection: since when, what waits, and a way to try at once. */
function Reconnecting({ at }: { at: AtTable }): JSX.Element | null {
  const { session, keeper } = at;
  const { connection } = keeper;
  const { words } = session;
  const now = useNow(connection, OFTEN) - connection.offset.value;
  const lostAt = connection.lostAt.value;
  if (lostAt === null) return null;
  const number = keeper.unsent.value;
  const isRestarting = connection.isRestarting.value;
  return (
    <Bar
      name="reconnecting"
      tone="warn"
      title={words.t(isRestarting ? 'page.online-table.restarting' : 'page.online-table.reconnecting')}
      text={words.t(`page.online-table.reconnecting-${isPhone.value ? 'short' : 'help'}`, {
        ago: lengthText(words, now - lostAt),
        number,
      })}
    >
      <Button small data-try-now onPress={() => connection.tryNow()}>
        {words.t('page.online-table.try-now')}
      </Button>
    </Bar>
  );
}

/** Why nothing can be played here any more, or not now. */
function Trouble({ at: { session, keeper, company } }: { at: AtTable }): JSX.Element | null {
  const { words } = session;
  const reload = (
    <Button small look="primary" onPress={() => location.reload()}>
      {words.t('page.online-table.reload')}
    </Button>
  );
  const copy = (
    <Button small data-keep-copy onPress={() => void openTable(keepCopy(here, session))}>
      {words.t('page.online-table.keep-copy')}
    </Button>
  );
  const kind = company.isHidden.value
    ? 'hidden'
    : keeper.isLost.value
      ? 'lost'
      : keeper.connection.isTooOld
        ? 'old-page'
        : keeper.hold.value;
  if (kind === null || kind === 'slow-down') return null;
  return (
    <Bar
      name={kind}
      tone="warn"
      title={words.t(`page.online-table.${kind}`)}
      text={words.t(`page.online-table.${kind}-help`)}
    >
      {(kind === 'lost' || kind === 'old-page') && reload}
      {kind === 'lost' && copy}
    </Bar>
  );
}

/** What was entered in place of a plan's moves, in a sentence. */
function insteadText(at: AtTable, { instead, why, refusal }: Plan): string {
  const { session, keeper } = at;
  const { words } = session;
  if (why === 'rules' && refusal) {
    const text = isRefusal(refusal) ? words.refusal(refusal, undefined, session.view.value) : '';
    return words.t('page.online-table.plan.rules', { text });
  }
  if (why !== 'stale') return words.t(`page.online-table.plan.${why}`);
  const moves = keeper.line.value.moves;
  const played = instead.findLast((entry) => entry.kind === 'act');
  const position = played ? moves.findIndex(({ key }) => key === played.key) + 1 : 0;
  const what = position > 0 ? deedAt(session, position) : null;
  if (what !== null) return words.t('page.online-table.plan.played', { what });
  const back = instead.find((entry) => entry.kind === 'undo');
  if (back)
    return words.t('page.online-table.plan.undone', {
      name: back.who === undefined ? words.t('page.online-table.somebody') : nameOf(at, back.who),
    });
  return words.t('page.online-table.plan.stale');
}

/** Moves that came too late: kept as a plan, with why in one sentence. */
function KeptPlan({ at, plan }: { at: AtTable; plan: Plan }): JSX.Element {
  const { session, keeper } = at;
  const { words } = session;
  const text = useMemo(() => insteadText(at, plan), [plan, words.locale]);
  return (
    <Bar
      name="kept-plan"
      title={text}
      text={words.t('page.online-table.plan.kept', { number: plan.moves.length })}
    >
      <Button small icon="bin" data-drop-plan onPress={() => keeper.drop(plan)}>
        {words.t('page.plan.discard')}
      </Button>
      {canPlan(session) && (
        <Button small look="primary" icon="branch" data-look-at-plan onPress={() => planKept(at, plan)}>
          {words.t('page.online-table.plan.look')}
        </Button>
      )}
    </Bar>
  );
}

/** Others have moved while something is only tried out. */
function GoneOn({ at: { session }, plan }: { at: AtTable; plan: Planning }): JSX.Element | null {
  const { words } = session;
  if (!hasGoneOn(plan)) return null;
  const renew = (): void => {
    const { lost } = renewPlan(plan);
    if (lost > 0) toast({ text: words.t('page.plan.lost', { number: lost }) });
  };
  return (
    <Bar
      name="gone-on"
      title={words.t('page.online-table.plan.gone-on')}
      // On a phone the plan itself leaves the map little room.
      text={isPhone.value ? '' : words.t('page.online-table.plan.gone-on-help')}
    >
      {session.turn.value.kind !== 'finished' && (
        <Button small look="primary" data-renew-plan onPress={renew}>
          {words.t('page.online-table.plan.renew')}
        </Button>
      )}
    </Bar>
  );
}

/** A computer decides for me. */
function Replaced({ at }: { at: AtTable }): JSX.Element | null {
  const { session, company, keeper } = at;
  const { words } = session;
  const isOver = session.turn.value.kind === 'finished' || keeper.line.value.ended !== null;
  const seat = ownSeats(at).find((own) => keeper.line.value.seats[own]?.computer);
  if (seat === undefined || isOver) return null;
  const character = session.computers.value[seat];
  return (
    <Bar
      name="replaced"
      title={words.t('page.online-table.replaced')}
      text={words.t('page.online-table.replaced-help', {
        character: character ? computerName(words, character) : '',
      })}
    >
      <Button
        small
        look="primary"
        data-take-back-seat
        onPress={() => company.wish({ kind: 'seat', seat, computer: null })}
      >
        {words.t('page.online-table.take-seat-back')}
      </Button>
    </Bar>
  );
}

/** What concerns an online table as a whole. */
export function OnlineBars(): JSX.Element {
  const at = useOnline();
  const [plan] = at.keeper.plans.value;
  const planning = planOf(at.session);
  return (
    <>
      <Reconnecting at={at} />
      <Trouble at={at} />
      <Replaced at={at} />
      {plan && !planning && <KeptPlan at={at} plan={plan} />}
      {planning && <GoneOn at={at} plan={planning} />}
    </>
  );
}
