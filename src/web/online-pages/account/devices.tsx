import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ask } from '../../online/client.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icons.tsx';
import { ago } from '../../home/told.ts';
import { deviceAddress } from '../../router/router.ts';
import { words } from '../../words.ts';
import { LinkBox } from '../link-box.tsx';
import { troubleOf } from '../problems.ts';
import css from './account.module.css';
import { Card } from './card.tsx';
import { Trouble } from './form.tsx';
import { useList } from './use-list.ts';

/** The devices that are signed in, each of which can be signed out from here. */
export function Devices(): JSX.Element {
  const { list, trouble, change } = useList('sessions');
  const end = (session: string): Promise<void> =>
    change(async () => troubleOf(await ask('endSession', { params: { session } })));
  const others = list?.filter(({ isThis }) => !isThis) ?? [];
  const endOthers = (): Promise<void> =>
    change(async () => {
      const ended = await Promise.all(others.map(({ id }) => ask('endSession', { params: { session: id } })));
      return ended.map(troubleOf).find((why) => why !== null) ?? null;
    });
  return (
    <Card id="devices" title={words.t('page.online.devices')}>
      <Trouble text={trouble} />
      <ul class={css.rows}>
        {list?.map(({ id, device, seen, isThis }) => (
          <li key={id} data-session={isThis ? 'this' : 'other'}>
            <Icon name={/iPhone|iPad|Android/.test(device) ? 'phone' : 'screen'} />
            <span>
              <b>{device === '' ? words.t('page.online.device-unknown') : device}</b>
              <small>{isThis ? words.t('page.online.device-this') : ago(seen)}</small>
            </span>
            {!isThis && (
              <Button
                look="quiet"
                small
                data-end-session
                aria-label={words.t('page.online.device-end-of', { device, seen: ago(seen) })}
                onPress={() => void end(id)}
              >
                {words.t('page.online.sign-out')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button data-end-others onPress={() => void endOthers()}>
          {words.t('page.online.device-end-others')}
        </Button>
      )}
    </Card>
  );
}

/** The link that carries seats to another device. */
export function DeviceLink(): JSX.Element {
  const [made, setMade] = useState<{ readonly key: string; readonly until: number } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const outcome = await ask('deviceLink');
    setTrouble(troubleOf(outcome));
    if (outcome.kind === 'done') setMade(outcome.answer);
  };
  return (
    <Card id="device-link" title={words.t('page.online.seat-link')}>
      <p>{words.t('page.online.seat-link-help')}</p>
      <Trouble text={trouble} />
      {made ? (
        <>
          <LinkBox
            address={deviceAddress(made.key)}
            label={words.t('page.online.seat-link')}
            text={words.t('page.online.seat-link')}
            isCodeOpen
          />
          <p class={css.hint}>
            {words.t('page.online.seat-link-until', {
              minutes: Math.max(1, Math.round((made.until - Date.now()) / 60_000)),
            })}
          </p>
        </>
      ) : (
        <Button icon="link" data-make-device-link onPress={() => void make()}>
          {words.t('page.online.seat-link-make')}
        </Button>
      )}
    </Card>
  );
}
