import type { JSX } from 'preact';
import { Button } from '../parts/button.tsx';
import { words } from '../words.ts';
import css from './install-line.module.css';
import { install, isByHand } from './install.ts';
import { offlineUse } from './updates.ts';

/** Whether the page works without a network, and how it is put beside other apps. */
export function InstallLine(): JSX.Element | null {
  const { value: use } = offlineUse;
  const { value: offer } = install;
  if (use === 'unknown' && !offer && !isByHand) return null;
  return (
    <p class={css.line} data-offline-use={use}>
      {use !== 'unknown' && words.t(`page.offline.${use}`)} {isByHand && words.t('page.install.by-hand')}
      {offer && (
        <Button small icon="file" data-install onPress={() => void offer.prompt()}>
          {words.t('page.install')}
        </Button>
      )}
    </p>
  );
}
