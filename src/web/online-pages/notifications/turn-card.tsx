import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { me } from '../../online/account.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icons.tsx';
import { toast } from '../../parts/toast.tsx';
import { words } from '../../words.ts';
import { myTables } from '../tables/my-tables.ts';
import css from './turn-card.module.css';
import { pushState, turnOn } from './push.ts';

const ASKED = 'railhead.push-asked';

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED) !== null;
  } catch {
    // Where nothing is kept it would be asked every time.
    return true;
  }
}

function noteAsked(): void {
  try {
    localStorage.setItem(ASKED, '1');
  } catch {
    // It is not asked where nothing is kept.
  }
}

/** Asks once, after the first table across the internet, whether one wants to be told. */
export function TurnCard(): JSX.Element | null {
  const [isShown, setShown] = useState(false);
  const hasTables = me.value !== null && myTables.value.list.length > 0;
  useEffect(() => {
    if (!hasTables || wasAsked()) return;
    void pushState().then((state) => setShown(state === 'off'));
  }, [hasTables]);
  if (!isShown || !hasTables) return null;
  const close = (): void => {
    noteAsked();
    setShown(false);
  };
  const agree = async (): Promise<void> => {
    close();
    toast({ text: (await turnOn()) ?? words.t('page.online.push.is-on') });
  };
  return (
    <section class={css.card} aria-labelledby="turn-card" data-turn-card>
      <Icon name="bell" size={20} />
      <div>
        <h3 id="turn-card">{words.t('page.online.push.ask')}</h3>
        <p>{words.t('page.online.push.ask-help')}</p>
        <div class={css.ways}>
          <Button data-push-on onPress={() => void agree()}>
            {words.t('page.online.push.here')}
          </Button>
          <Button look="quiet" data-push-not onPress={close}>
            {words.t('page.online.push.not-now')}
          </Button>
        </div>
      </div>
    </section>
  );
}
