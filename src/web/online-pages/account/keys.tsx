import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ago } from '../../home/told.ts';
import { me, site } from '../../online/account.ts';
import { ask } from '../../online/client.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icons.tsx';
import { toast } from '../../parts/toast.tsx';
import { words } from '../../words.ts';
import { day } from '../dates.ts';
import { troubleOf } from '../problems.ts';
import { becoming } from '../sign-in.ts';
import css from './account.module.css';
import { Card } from './card.tsx';
import { Field, Form, Trouble } from './form.tsx';
import { addPasskey, knowsPasskeys } from './passkeys.ts';
import { useList } from './use-list.ts';

/** Becoming a member: seats stay, and one can sign in anywhere. */
export function BecomeMember(): JSX.Element {
  const [name, setName] = useState(me.value?.name ?? '');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const isClosed = site.value?.registration === 'closed';
  const byPasskey = async (): Promise<void> => {
    const own = name.trim();
    // A passkey carries the name that its device shows later.
    const renamed =
      own !== '' && own !== me.value?.name ? becoming(await ask('rename', { body: { name: own } })) : null;
    setTrouble(renamed ?? (await addPasskey('')));
  };
  const byPassword = async (): Promise<string | null> =>
    becoming(await ask('register', { body: { name: name.trim(), password } }));
  return (
    <Card id="member" title={words.t(me.value ? 'page.online.become' : 'page.online.register')}>
      <p>
        {words.t(
          isClosed
            ? 'page.online.become-closed'
            : me.value
              ? 'page.online.become-help'
              : 'page.online.register-help',
        )}
      </p>
      {!isClosed && site.value?.isSecure !== true && <p>{words.t('page.online.become-insecure')}</p>}
      {!isClosed && site.value?.isSecure === true && (
        <>
          <Trouble text={trouble} />
          <Form
            name="register"
            button={words.t('page.online.become-by-password')}
            look={me.value && knowsPasskeys() ? 'plain' : 'primary'}
            isReady={name.trim() !== '' && password !== ''}
            work={byPassword}
          >
            <Field
              label={words.t('page.online.name')}
              name="name"
              autocomplete="username"
              maxLength={24}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
            {me.value && knowsPasskeys() && (
              <>
                <Button look="primary" icon="key" data-become-by-passkey onPress={() => void byPasskey()}>
                  {words.t('page.online.become-by-passkey')}
                </Button>
                <p class={css.or}>{words.t('page.online.or-password')}</p>
              </>
            )}
            <Field
              label={words.t('page.online.password')}
              about={words.t('page.online.password-help')}
              name="password"
              type="password"
              autocomplete="new-password"
              value={password}
              onInput={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          </Form>
        </>
      )}
    </Card>
  );
}

/** The passkeys of a member. */
export function Passkeys(): JSX.Element {
  const { list, trouble, change } = useList('passkeys');
  const remove = (passkey: string): Promise<void> =>
    change(async () => troubleOf(await ask('removePasskey', { params: { passkey } })));
  return (
    <Card id="passkeys" title={words.t('page.online.passkeys')}>
      <Trouble text={trouble} />
      <ul class={css.rows}>
        {list?.map(({ id, label, created, used }) => {
          const name = label === '' ? words.t('page.online.passkey') : label;
          return (
            <li key={id} data-passkey={id}>
              <Icon name="key" />
              <span>
                <b>{name}</b>
                <small>
                  {words.t('page.online.passkey-made', {
                    day: day(created),
                    isUsed: String(used !== null),
                    used: used === null ? '' : ago(used),
                  })}
                </small>
              </span>
              <IconButton
                icon="bin"
                name={words.t('page.online.passkey-remove', { name, day: day(created) })}
                onPress={() => void remove(id)}
              />
            </li>
          );
        })}
      </ul>
      {knowsPasskeys() ? (
        <Button icon="plus" data-add-passkey onPress={() => void change(() => addPasskey(''))}>
          {words.t('page.online.passkey-add')}
        </Button>
      ) : (
        <p class={css.hint}>{words.t('page.online.passkey-none-here')}</p>
      )}
    </Card>
  );
}

/** A new password; who has forgotten the old one signs in by a recovery code. */
export function Password(): JSX.Element {
  const [now, setNow] = useState('');
  const [next, setNext] = useState('');
  const change = async (): Promise<string | null> => {
    const outcome = await ask('setPassword', { body: { now: now === '' ? null : now, next } });
    if (outcome.kind === 'done') {
      setNow('');
      setNext('');
      toast({ text: words.t('page.online.password-set') });
    }
    return troubleOf(outcome);
  };
  return (
    <Card id="password" title={words.t('page.online.password')}>
      <Form
        name="password"
        button={words.t('page.online.password-change')}
        look="plain"
        isReady={next !== ''}
        work={change}
      >
        <Field
          label={words.t('page.online.password-now')}
          about={words.t('page.online.password-now-help')}
          name="now"
          type="password"
          autocomplete="current-password"
          value={now}
          onInput={({ currentTarget }) => setNow(currentTarget.value)}
        />
        <Field
          label={words.t('page.online.password-next')}
          about={words.t('page.online.password-help')}
          name="next"
          type="password"
          autocomplete="new-password"
          value={next}
          onInput={({ currentTarget }) => setNext(currentTarget.value)}
        />
      </Form>
    </Card>
  );
}

/** Codes for who has lost everything else: shown once. */
export function RecoveryCodes(): JSX.Element {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const outcome = await ask('recoveryCodes');
    setTrouble(troubleOf(outcome));
    if (outcome.kind === 'done') setCodes(outcome.answer.codes);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(`${codes?.join('\n') ?? ''}\n`);
      toast({ text: words.t('page.online.codes-copied') });
    } catch {
      toast({ text: words.t('page.online.copy-failed') });
    }
  };
  return (
    <Card id="recovery" title={words.t('page.online.codes')}>
      <p>{words.t(codes ? 'page.online.codes-once' : 'page.online.codes-help')}</p>
      <Trouble text={trouble} />
      {codes ? (
        <>
          <ul class={css.codes} data-codes>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <div class={css.ways}>
            <Button icon="copy" onPress={() => void copy()}>
              {words.t('page.online.codes-copy')}
            </Button>
            <Button onPress={() => print()}>{words.t('page.online.codes-print')}</Button>
          </div>
        </>
      ) : (
        <Button data-make-codes onPress={() => void make()}>
          {words.t('page.online.codes-make')}
        </Button>
      )}
    </Card>
  );
}
