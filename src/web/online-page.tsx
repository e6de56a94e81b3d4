import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { PageFrame } from './home/page-frame.tsx';
import { askSite, askSiteAgain, followSite, host, me } from './online/account.ts';
import { fillSlots, type OnlineRoute, onlineSlots } from './online/slots.ts';
import css from './home/home.module.css';
import { Button } from './parts/button.tsx';
import { Notice } from './parts/notice.tsx';
import { goHome, hideDeviceKey } from './router/router.ts';
import { loadOnlineWords, words } from './words.ts';

const isNotLoaded = signal(false);

/** Loads what playing online needs. */
async function load(): Promise<void> {
  if (onlineSlots.value) return;
  try {
    const [{ ONLINE_SLOTS, followLanguage, followNotices }] = await Promise.all([
      import('./online-pages/slots.tsx'),
      loadOnlineWords(),
    ]);
    isNotLoaded.value = false;
    fillSlots(ONLINE_SLOTS);
    followNotices();
    followLanguage();
  } catch {
    isNotLoaded.value = true;
  }
}

/** Whether there is a server, or was one when it last answered. */
function isWorthLoading(): boolean {
  return host.value.kind === 'there' || (host.value.kind === 'silent' && me.value !== null);
}

/** Finds out whether this page comes from a server to play on; only then anything of it is loaded. */
export function bringOnline(): void {
  followSite();
  void askSite();
  host.subscribe(() => {
    if (isWorthLoading()) void load();
  });
}

/** A page of playing online, where there is a server; else why there is none. */
export function OnlinePage({ route }: { route: OnlineRoute }): JSX.Element {
  const slots = onlineSlots.value;
  const { kind } = host.value;
  const isSilent = kind === 'silent' || isNotLoaded.value;
  useEffect(() => {
    document.title = 'Railhead';
  }, []);
  // Before anything else: it must neither be kept in the history nor passed on by mistake.
  useLayoutEffect(hideDeviceKey, [route]);
  if (slots) return <slots.Page route={route} />;
  return (
    <PageFrame>
      <main class={css.alone} aria-busy={kind === 'asking' || kind === 'there'}>
        {kind === 'none' && <Notice>{words.t('page.no-server')}</Notice>}
        {isSilent && <Notice tone="warn">{words.t('page.server-silent')}</Notice>}
        {(kind === 'none' || isSilent) && (
          <div>
            <Button onPress={goHome}>{words.t('page.to-home')}</Button>
            {isSilent && (
              <Button look="primary" data-again onPress={() => void askSiteAgain().then(load)}>
                {words.t('page.again')}
              </Button>
            )}
          </div>
        )}
      </main>
    </PageFrame>
  );
}
