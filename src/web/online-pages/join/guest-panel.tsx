import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableInfo } from '../../../online/api.ts';
import type { Key } from '../../../online/entry.ts';
import { me, site } from '../../online/account.ts';
import { ask, type Outcome } from '../../online/client.ts';
import { Button } from '../../parts/button.tsx';
import parts from '../../parts/parts.module.css';
import { words } from '../../words.ts';
import { SignInDialog } from '../account/sign-in-dialog.tsx';
import { beSomebody } from '../sign-in.ts';
import css from './join.module.css';

/** For those who may sit down: their name, and the seat is theirs. */
export function GuestPanel({
  info,
  seat,
  invite,
  onWatch,
  onAnswer,
}: {
  info: TableInfo;
  seat: number;
  invite: Key | null;
  onWatch: () => void;
  onAnswer: (outcome: Outcome<TableInfo>) => void;
}): JSX.Element {
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSigning, setSigning] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const account = me.value;
  const mayBeGuest = site.value?.guests !== false;
  const isSecure = site.value?.isSecure === true;
  const canWatch = info.visibility !== 'private';

  const claim = async (): Promise<void> => {
    onAnswer(await ask('claim', { params: { id: info.id }, body: { seat, invite } }));
  };
  const take = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const stranger = await beSomebody(name.trim());
    setTrouble(stranger);
    if (stranger === null) await claim();
    setBusy(false);
  };

  const isNameless = !account && name.trim() === '';
  return (
    <form
      class={css.take}
      data-take
      onSubmit={(event) => {
        event.preventDefault();
        if (!isNameless) void take();
      }}
    >
      {trouble !== null && <p role="alert">{trouble}</p>}
      {!account && mayBeGuest && (
        <label class={css.name}>
          <span>{words.t('page.online.your-name')}</span>
          <input
            class={parts.field}
            data-my-name
            maxLength={24}
            autocomplete="nickname"
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
      )}
      {(account || mayBeGuest) && (
        <Button look="primary" type="submit" data-take-seat aria-disabled={isNameless || isBusy}>
          {account
            ? words.t('page.online.take-as', { name: account.name })
            : words.t('page.online.take-as-guest')}
        </Button>
      )}
      <div class={css.ways}>
        {!account && isSecure && (
          <Button data-sign-in onPress={() => setSigning(true)}>
            {words.t('page.online.sign-in-and-take')}
          </Button>
        )}
        {canWatch && (
          <Button icon="eye" data-watch onPress={onWatch}>
            {words.t('page.online.only-watch')}
          </Button>
        )}
      </div>
      <p class={css.kept}>
        {account?.kind === 'member'
          ? words.t('page.online.kept-me')
          : words.t('page.online.kept-here', { isSecure: String(isSecure) })}
      </p>
      {isSigning && (
        <SignInDialog
          onClose={() => setSigning(false)}
          onDone={() => {
            setSigning(false);
            void claim();
          }}
        />
      )}
    </form>
  );
}
