import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { words } from '../../words.ts';
import { type PushState, pushState, testPush, turnOff, turnOn } from '../notifications/push.ts';
import { Toggle } from '../toggle.tsx';
import css from './account.module.css';
import { Card } from './card.tsx';
import { Trouble } from './form.tsx';

/** Whether this device tells that it is one's turn. */
export function Notifications(): JSX.Element {
  const [state, setState] = useState<PushState | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [tested, setTested] = useState<string | null>(null);
  const look = async (): Promise<void> => setState(await pushState());
  useEffect(() => void look(), []);
  const turn = async (isOn: boolean): Promise<void> => {
    setTested(null);
    setTrouble(await (isOn ? turnOn() : turnOff()));
    await look();
  };
  const isPossible = state === 'on' || state === 'off';
  return (
    <Card id="notifications" title={words.t('page.online.notifications')}>
      <p>{words.t('page.online.push.about')}</p>
      <Trouble text={trouble} />
      {isPossible && (
        <Toggle name="push" isOn={state === 'on'} onChange={(isOn) => void turn(isOn)}>
          {words.t('page.online.push.toggle')}
        </Toggle>
      )}
      {state !== null && !isPossible && <p class={css.hint}>{words.t(`page.online.push.${state}`)}</p>}
      {state !== 'insecure' && state !== null && (
        <div class={css.ways}>
          <Button data-test-push onPress={() => void testPush().then(setTested)}>
            {words.t('page.online.push.test')}
          </Button>
        </div>
      )}
      {tested !== null && (
        <p role="status" data-tested>
          {tested}
        </p>
      )}
    </Card>
  );
}
