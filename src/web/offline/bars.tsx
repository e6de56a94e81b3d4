import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icons.tsx';
import { words } from '../words.ts';
import css from './bars.module.css';
import { isOffline } from './connection.ts';
import { stayWithThis, update, useNewVersion } from './updates.ts';

/** A line above the page, which takes room of its own and covers nothing. */
export function Bar({
  name,
  tone = 'plain',
  title,
  text,
  children,
}: {
  name: string;
  tone?: 'plain' | 'warn';
  title?: string;
  text: string;
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <div class={css.bar} data-tone={tone} data-bar={name} role="status">
      <Icon name="info" />
      <p>
        {title !== undefined && <b>{title}</b>} {text}
      </p>
      <div class={css.ways}>{children}</div>
    </div>
  );
}

const isOfflineKnown = signal(false);

/** Everything goes on without a network: it is enough to say so once. */
function OfflineBar(): JSX.Element | null {
  const isGone = isOffline.value;
  useLayoutEffect(() => {
    if (!isGone) isOfflineKnown.value = false;
  }, [isGone]);
  if (!isGone || isOfflineKnown.value) return null;
  return (
    <Bar name="offline" tone="warn" title={words.t('page.offline')} text={words.t('page.offline.help')}>
      <Button
        look="icon"
        icon="close"
        aria-label={words.t('page.close')}
        onPress={() => {
          isOfflineKnown.value = true;
        }}
      />
    </Bar>
  );
}

function UpdateBar(): JSX.Element | null {
  const { value } = update;
  if (value === 'none') return null;
  return (
    <Bar name="update" title={words.t(`page.update.${value}`)} text={words.t(`page.update.${value}-help`)}>
      <Button small look="primary" data-update-now onPress={() => void useNewVersion()}>
        {words.t('page.update.now')}
      </Button>
      <Button small data-update-later onPress={stayWithThis}>
        {words.t('page.update.later')}
      </Button>
    </Bar>
  );
}

/** What concerns the page as a whole: the network, where nothing else tells of it, and new versions. */
export function PageBars({ tellsOffline = true }: { tellsOffline?: boolean }): JSX.Element {
  return (
    <>
      {tellsOffline && <OfflineBar />}
      <UpdateBar />
    </>
  );
}
