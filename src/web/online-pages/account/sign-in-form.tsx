import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ask } from '../../online/client.ts';
import { Button } from '../../parts/button.tsx';
import { words } from '../../words.ts';
import { becoming } from '../sign-in.ts';
import css from './account.module.css';
import { Field, Form, Trouble } from './form.tsx';
import { knowsPasskeys, signInByPasskey } from './passkeys.ts';

type Done = () => void;

/** Goes on where something has worked; else hands on why not. */
function goingOn(done: Done, trouble: string | null): string | null {
  if (trouble === null) done();
  return trouble;
}

function Recovery({ onDone, onBack }: { onDone: Done; onBack: () => void }): JSX.Element {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const recover = async (): Promise<string | null> => {
    const body = { name: name.trim(), code: code.trim(), password };
    return goingOn(onDone, becoming(await ask('recover', { body })));
  };
  return (
    <>
      <Form
        name="recover"
        button={words.t('page.online.recovery.use')}
        isReady={name.trim() !== '' && code.trim() !== '' && password !== ''}
        work={recover}
      >
        <Field
          label={words.t('page.online.name')}
          name="name"
          autocomplete="username"
          value={name}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Field
          label={words.t('page.online.recovery.code')}
          name="code"
          autocomplete="one-time-code"
          value={code}
          onInput={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Field
          label={words.t('page.online.recovery.new-password')}
          name="password"
          type="password"
          autocomplete="new-password"
          value={password}
          onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Form>
      <Button look="quiet" onPress={onBack}>
        {words.t('page.online.recovery.back')}
      </Button>
    </>
  );
}

/** Signs a member in: by a passkey, a password, or a recovery code. */
export function SignInForm({ onDone }: { onDone: Done }): JSX.Element {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isLost, setLost] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const byPasskey = async (): Promise<void> => setTrouble(goingOn(onDone, await signInByPasskey()));
  const byPassword = async (): Promise<string | null> =>
    goingOn(onDone, becoming(await ask('signIn', { body: { name: name.trim(), password } })));
  return (
    <div class={css.signIn}>
      {isLost ? (
        <Recovery onDone={onDone} onBack={() => setLost(false)} />
      ) : (
        <>
          {knowsPasskeys() && (
            <>
              <Trouble text={trouble} />
              <Button icon="key" data-passkey-sign-in onPress={() => void byPasskey()}>
                {words.t('page.online.sign-in.passkey')}
              </Button>
              <p class={css.or}>{words.t('page.online.sign-in.or')}</p>
            </>
          )}
          <Form
            name="sign-in"
            button={words.t('page.online.sign-in')}
            isReady={name.trim() !== '' && password !== ''}
            work={byPassword}
          >
            <Field
              label={words.t('page.online.name')}
              name="name"
              autocomplete="username"
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Field
              label={words.t('page.online.password')}
              name="password"
              type="password"
              autocomplete="current-password"
              value={password}
              onInput={({ currentTarget }) => setPassword(currentTarget.value)}
            />
          </Form>
          <Button look="quiet" data-forgotten onPress={() => setLost(true)}>
            {words.t('page.online.forgotten')}
          </Button>
        </>
      )}
    </div>
  );
}
