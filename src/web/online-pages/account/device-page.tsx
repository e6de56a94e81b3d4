import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PageFrame } from '../../home/page-frame.tsx';
import { me } from '../../online/account.ts';
import { ask } from '../../online/client.ts';
import { Button } from '../../parts/button.tsx';
import { toast } from '../../parts/toast.tsx';
import { goHome, replaceWithHome } from '../../router/router.ts';
import { words } from '../../words.ts';
import { becoming } from '../sign-in.ts';
import css from './account.module.css';
import { Card } from './card.tsx';
import { Trouble } from './form.tsx';

/** Carries somebody's seats to this device, once they say so: whoever is signed in here would be signed out. */
export function DevicePage({ deviceKey }: { deviceKey: string }): JSX.Element {
  const [trouble, setTrouble] = useState<string | null>(null);
  const account = me.value;
  useEffect(() => {
    document.title = 'Railhead';
  }, []);
  const carry = async (): Promise<void> => {
    const why = becoming(await ask('useDeviceLink', { body: { key: deviceKey, device: '' } }));
    setTrouble(why);
    if (why !== null) return;
    toast({ text: words.t('page.online.carried', { name: me.value?.name ?? '' }) });
    replaceWithHome();
  };
  return (
    <PageFrame>
      <main class={css.alone} data-device-page>
        <Card id="carry" title={words.t('page.online.carry')}>
          <p>{words.t('page.online.carry-help')}</p>
          {account && <p>{words.t('page.online.carry-instead', { name: account.name })}</p>}
          <Trouble text={trouble} />
          <div class={css.ways}>
            <Button look="primary" data-carry onPress={() => void carry()}>
              {words.t('page.online.carry-yes')}
            </Button>
            <Button onPress={goHome}>{words.t('page.cancel')}</Button>
          </div>
        </Card>
      </main>
    </PageFrame>
  );
}
