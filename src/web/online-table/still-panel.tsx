import type { JSX } from 'preact';
import type { OtherPanel } from '../family/furniture.ts';
import { canPlan, startPlan } from '../history/planning.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import parts from '../parts/parts.module.css';
import { goHome } from '../router/router.ts';
import { isPlayer, useOnline } from './at-table.ts';
import css from './online-table.module.css';
import { RematchButton } from './rematch.tsx';
import { clockText, useNow } from './time.ts';
import { TimeUsed } from './waiting-panel.tsx';

function Sentence(): JSX.Element {
  const { session, keeper } = useOnline();
  const { words } = session;
  const now = useNow(keeper.connection);
  const { pausedUntil, ended } = keeper.line.value;
  const isOver = ended !== null;
  return (
    <div class={css.sentence}>
      <span class={parts.avatar} data-large>
        <Icon name={isOver ? 'close' : 'pause'} size={20} />
      </span>
      <div>
        <h2 data-sentence data-still={isOver ? 'ended' : 'paused'}>
          {isOver
            ? words.t('page.online-table.ended')
            : words.t('page.online-table.paused', { until: clockText(words, pausedUntil ?? 0, now) })}
        </h2>
        <p>{words.t(isOver ? 'page.online-table.ended-help' : 'page.online-table.paused-help')}</p>
      </div>
    </div>
  );
}

function Body(): JSX.Element {
  return <TimeUsed at={useOnline()} />;
}

function Foot(): JSX.Element {
  const at = useOnline();
  const { session, company, keeper } = at;
  const { words } = session;
  const isPaused = keeper.line.value.ended === null;
  return (
    <div class={css.foot} data-foot>
      {isPaused && isPlayer(at) ? (
        <Button commits look="primary" data-resume onPress={() => company.wish({ kind: 'pause', until: 0 })}>
          {words.t('page.online-table.ask-resume')}
        </Button>
      ) : (
        <>
          {!isPaused && <RematchButton />}
          <Button commits data-leave onPress={goHome}>
            {words.t('page.online-table.leave')}
          </Button>
        </>
      )}
      {canPlan(session) && (
        <Button commits icon="branch" data-plan-ahead shortcut="L" onPress={() => startPlan(session)}>
          {words.t('page.online-table.plan-ahead')}
        </Button>
      )}
    </div>
  );
}

/** While play stands still, or for good. */
export const STILL_PANEL: OtherPanel = { Sentence, Body, Foot };
