import { batch, effect } from '@preact/signals';
import { choice, noteTold, takeOver } from '../../language/choice.ts';
import { host, me, setMe } from '../../online/account.ts';
import { ask } from '../../online/client.ts';

async function tell(language: string): Promise<void> {
  const { kind } = await ask('setLanguage', { body: { language } });
  const account = me.peek();
  if (kind !== 'done' || !account) return;
  batch(() => {
    setMe({ ...account, language });
    noteTold(language);
  });
}

/**
 * For as long as the page runs: an account and this device speak the same language. What was chosen here while signed in
 * is told to the account, as soon as the server answers; apart from that the account has the last word, and one that has
 * none learns the one of this device.
 */
export function followLanguage(): void {
  effect(() => {
    const account = me.value;
    const chosen = choice.value;
    if (host.value.kind !== 'there' || !account) return;
    const { language } = account;
    const isUntold = chosen !== null && (chosen.untold === account.id || language === undefined);
    if (isUntold) void tell(chosen.locale);
    else if (language !== undefined && language !== chosen?.locale) void takeOver(language);
  });
}
