import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { PageFrame } from '../../home/page-frame.tsx';
import { host, me, site } from '../../online/account.ts';
import { ask } from '../../online/client.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { initialsOf } from '../../parts/initials.ts';
import { Notice } from '../../parts/notice.tsx';
import parts from '../../parts/parts.module.css';
import { goHome } from '../../router/router.ts';
import { words } from '../../words.ts';
import { becoming } from '../sign-in.ts';
import css from './account.module.css';
import { Card } from './card.tsx';
import { signOut } from './corner.tsx';
import { DeviceLink, Devices } from './devices.tsx';
import { Field, Form } from './form.tsx';
import { BecomeMember, Passkeys, Password, RecoveryCodes } from './keys.tsx';
import { Notifications } from './notifications.tsx';
import { People } from './people.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Asks a guest before they sign out: nothing leads back to their seats. */
function LeaveDialog({ onClose }: { onClose: () => void }): JSX.Element {
  return (
    <Dialog
      title={words.t('page.online.forget-ask')}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{words.t('page.cancel')}</Button>
          <Button look="primary" data-forget onPress={() => void signOut().then(onClose)}>
            {words.t('page.online.forget')}
          </Button>
        </>
      }
    >
      <p>{words.t('page.online.forget-help')}</p>
    </Dialog>
  );
}

/** Who one is: the name, which can be changed, and the way out. */
function Head(): JSX.Element | null {
  const [isRenaming, setRenaming] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const account = me.value;
  const [name, setName] = useState(account?.name ?? '');
  if (!account) return null;
  const rename = async (): Promise<string | null> => {
    const trouble = becoming(await ask('rename', { body: { name: name.trim() } }));
    if (trouble === null) setRenaming(false);
    return trouble;
  };
  const leave = (): void => {
    if (account.kind === 'guest') setLeaving(true);
    else void signOut().then(goHome);
  };
  return (
    <header class={css.head}>
      <span class={parts.avatar} data-large aria-hidden="true">
        {initialsOf([account.name])[0]}
      </span>
      <div class={css.who}>
        <h1 data-me={account.id}>
          <bdi>{account.name}</bdi>
        </h1>
        <p>{words.t(`page.online.kind.${account.kind}`)}</p>
      </div>
      <div class={css.ways}>
        <Button
          icon="edit"
          data-rename-me
          aria-expanded={isRenaming}
          onPress={() => setRenaming(!isRenaming)}
        >
          {words.t('page.online.rename')}
        </Button>
        <Button data-leave-here onPress={leave}>
          {words.t('page.online.sign-out')}
        </Button>
      </div>
      {isRenaming && (
        <div class={css.renaming}>
          <Form
            name="rename"
            button={words.t('page.home.save-name')}
            isReady={name.trim() !== ''}
            work={rename}
          >
            <Field
              label={words.t('page.online.name')}
              name="name"
              maxLength={24}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </Form>
        </div>
      )}
      {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </header>
  );
}

/** For those who are not signed in: sign in, or become a member at once. */
function SignedOut(): JSX.Element {
  const isSecure = site.value?.isSecure === true;
  return (
    <>
      <header class={css.head}>
        <div class={css.who}>
          <h1>{words.t('page.online.sign-in')}</h1>
          <p>{words.t('page.online.signed-out-help')}</p>
        </div>
      </header>
      <div class={css.columns}>
        {isSecure ? (
          <Card id="sign-in" title={words.t('page.online.sign-in-member')}>
            <SignInForm onDone={goHome} />
          </Card>
        ) : (
          <Notice>{words.t('page.online.insecure-help')}</Notice>
        )}
        {isSecure && site.value?.registration === 'open' && <BecomeMember />}
      </div>
    </>
  );
}

/** Everything about one's account, each matter a card of its own. */
export function MePage(): JSX.Element {
  const account = me.value;
  const isSecure = site.value?.isSecure === true;
  useEffect(() => {
    document.title = `${words.t('page.online.account')} · Railhead`;
  }, [words.locale]);
  return (
    <PageFrame>
      <main class={css.page} data-account-page={account?.kind ?? 'nobody'}>
        <a class={css.back} href="#/">
          {words.t('page.to-home')}
        </a>
        {host.value.kind === 'silent' && <Notice tone="warn">{words.t('page.server-silent')}</Notice>}
        {host.value.kind !== 'silent' && !account && <SignedOut />}
        {host.value.kind !== 'silent' && account && (
          <>
            <Head key={account.id} />
            {!isSecure && <Notice>{words.t('page.online.insecure-help')}</Notice>}
            <div class={css.columns} key={account.kind}>
              {account.kind === 'guest' && isSecure && <BecomeMember />}
              <DeviceLink />
              <Notifications />
              {account.kind === 'member' && isSecure && (
                <>
                  <Passkeys />
                  <RecoveryCodes />
                  <Password />
                </>
              )}
              <Devices />
              <People />
            </div>
          </>
        )}
      </main>
    </PageFrame>
  );
}
