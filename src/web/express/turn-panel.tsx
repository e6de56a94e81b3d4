import type { JSX } from 'preact';
import { type Action, isRefusal } from '../../core/game.ts';
import { refusalTip } from '../family/choice-button.tsx';
import { Button } from '../parts/button.tsx';
import { useKeys } from '../parts/keys.ts';
import { AuctionChoice, AuctionOverview } from './auction-choice.tsx';
import { DevelopChoice, DevelopOverview } from './develop-choice.tsx';
import { Dial } from './dial.tsx';
import { ExpandChoice, ExpandOverview } from './expand-choice.tsx';
import type { ExpressPanelProps } from './express-table.ts';
import { IdleChoices } from './idle-choice.tsx';
import { DIAL_KEYS } from './keys.ts';
import { choicesOf } from './offers.ts';
import { LastRound } from './stake.tsx';
import css from './turn.module.css';
import type { DialShown } from './view.ts';
import { WaysOnBoard } from './ways.ts';

const EVERY_WAY = ['expand', 'develop'] as const;

/** How far a dial is from red, or what its next step would bring. */
function leftOf(
  { words }: ExpressPanelProps['session'],
  dial: DialShown,
  endsGame: boolean,
): { text: string; isNear: boolean } {
  if (dial.isRed) return { text: words.t('page.express.on-red'), isNear: true };
  if (dial.bringsDividends) {
    const key = endsGame ? 'page.express.ends-game' : 'page.express.brings-dividends';
    return { text: words.t(key), isNear: true };
  }
  if (dial.stepsToRed === 1) return { text: words.t('page.express.turns-red'), isNear: true };
  return { text: words.t('page.express.to-red', { number: dial.stepsToRed }), isNear: false };
}

/** Whether the game ends with an action. */
function endsGame(session: ExpressPanelProps['session'], action: Action): boolean {
  const trial = session.trial(action);
  return !isRefusal(trial) && trial.turn.kind === 'finished';
}

/** The three dials: each leads to what it is good for. */
function Dials({ session, table, choices }: ExpressPanelProps): JSX.Element {
  const { words } = session;
  const { dials } = session.view.value;
  const chosen = table.within.value?.step;
  const go = (step: string): void => {
    table.choose(null);
    table.within.value = step === table.within.value?.step ? null : { step };
  };
  const going = (key: string): (() => void) | undefined => {
    const dial = dials.find(({ id, isRed }) => DIAL_KEYS[id] === key && !isRed);
    return dial && (() => go(dial.id));
  };
  useKeys('express', { a: going('a'), d: going('d'), e: going('e') });
  return (
    <div class={css.dials} role="group" aria-label={words.t('page.express.dials')}>
      {dials.map((dial) => {
        const idle = choicesOf(choices, 'noop').find(({ action }) => action.dial === dial.id);
        const { text, isNear } = leftOf(session, dial, idle !== undefined && endsGame(session, idle.action));
        return (
          <Button
            key={dial.id}
            class={css.dial}
            data-dial={dial.id}
            aria-pressed={chosen === dial.id}
            refusal={idle?.choice.refusal ? refusalTip(table, idle.choice.refusal, idle.action) : null}
            tip={{ text: words.t('page.express.key', { name: (DIAL_KEYS[dial.id] ?? '').toUpperCase() }) }}
            onPress={() => go(dial.id)}
          >
            <Dial dial={dial} moves={chosen === dial.id} />
            <b>{words.t(`page.express.dial.${dial.id}`)}</b>
            <small data-near={isNear || undefined}>{text}</small>
          </Button>
        );
      })}
    </div>
  );
}

/** A turn: one of three dials and what it allows. Without a dial chosen, everything at a glance. */
export function TurnPanel(props: ExpressPanelProps): JSX.Element {
  const step = props.table.within.value?.step;
  return (
    <>
      <Dials {...props} />
      <LastRound />
      {step === undefined && (
        <>
          <WaysOnBoard {...props} types={EVERY_WAY} />
          <AuctionOverview {...props} />
          <ExpandOverview {...props} />
          <DevelopOverview {...props} />
          <IdleChoices {...props} />
        </>
      )}
      {step === 'auction' && <AuctionChoice {...props} />}
      {step === 'expansion' && <ExpandChoice {...props} />}
      {step === 'development' && <DevelopChoice {...props} />}
      {step !== undefined && <IdleChoices {...props} dial={step} />}
    </>
  );
}
