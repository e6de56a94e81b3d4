import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { me, setMe } from '../../online/account.ts';
import { ask } from '../../online/client.ts';
import { Button } from '../../parts/button.tsx';
import { initialsOf } from '../../parts/initials.ts';
import parts from '../../parts/parts.module.css';
import { toast } from '../../parts/toast.tsx';
import { words } from '../../words.ts';
import { troubleOf } from '../problems.ts';
import css from './corner.module.css';

/** Signs out here; seats and games stay. A guest has no way back but through another device, so they are asked elsewhere. */
export async function signOut(): Promise<void> {
  const outcome = await ask('signOut');
  if (outcome.kind === 'done') setMe(null);
  const trouble = troubleOf(outcome);
  if (trouble !== null) toast({ text: trouble });
}

/** At the end of the header: who is signed in, or the way to do so. */
export function Corner(): JSX.Element {
  const menu = useRef<HTMLDivElement>(null);
  const account = me.value;
  if (!account) {
    return (
      <a class={css.signIn} href="#/me" data-to-sign-in>
        {words.t('page.online.sign-in')}
      </a>
    );
  }
  const { name, kind } = account;
  return (
    <>
      <button
        type="button"
        class={css.me}
        popovertarget="account-menu"
        aria-label={words.t('page.online.account-of', { name })}
        data-account={kind}
      >
        <span class={parts.avatar} aria-hidden="true">
          {initialsOf([name])[0]}
        </span>
      </button>
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- what was pressed in it is done */}
      <div
        ref={menu}
        id="account-menu"
        popover="auto"
        class={css.menu}
        onClick={() => menu.current?.hidePopover()}
      >
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>{words.t(`page.online.kind.${kind}`)}</small>
        </p>
        <a href="#/me" data-to-account>
          {words.t('page.online.account')}
        </a>
        <a href="#/online">{words.t('page.online.open-tables')}</a>
        {/* A guest would lose their seats. */}
        {kind === 'member' && (
          <Button look="quiet" data-sign-out onPress={() => void signOut()}>
            {words.t('page.online.sign-out')}
          </Button>
        )}
      </div>
    </>
  );
}
