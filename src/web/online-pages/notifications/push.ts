import type { Id } from '../../../online/entry.ts';
import { TABLE_TITLES } from '../../../titles/find.ts';
import { BY, keepNoticeWords, type NoticeWords } from '../../offline/notices.ts';
import { site } from '../../online/account.ts';
import { ask } from '../../online/client.ts';
import { words } from '../../words.ts';
import { troubleOf } from '../problems.ts';

/**
 * What this device can do about being told that it is one's turn: nothing without https, nothing in browsers without it
 * (on an iPhone only the installed page has it), nothing once the browser was told to refuse.
 */
export type PushState = 'insecure' | 'missing' | 'denied' | 'off' | 'on';

async function registered(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker?.getRegistration()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!isSecureContext || site.value?.isSecure !== true) return 'insecure';
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'missing';
  const registration = await registered();
  // A page that is not kept offline has nobody to hear a message.
  if (!registration || site.value.push === null) return 'missing';
  if (Notification.permission === 'denied') return 'denied';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

async function tellServer(subscription: PushSubscription): Promise<string | null> {
  // The server makes the device's name out of what the browser says of itself.
  const body = { subscription: { ...subscription.toJSON() }, device: '' };
  return troubleOf(await ask('subscribe', { body }));
}

/** What the service worker is to say, of every title. */
function noticeWords(): NoticeWords {
  const about = (kind: 'turn' | 'nudge' | 'lapse'): [string, string][] =>
    [...TABLE_TITLES, { id: '', name: '' }].map(({ id, name }) => [
      id,
      words.t(`page.online.notice.${kind}`, { title: name, isKnown: String(id !== ''), by: BY }),
    ]);
  return {
    turn: Object.fromEntries(about('turn')),
    nudge: Object.fromEntries(about('nudge')),
    lapse: Object.fromEntries(about('lapse')),
    test: { '': words.t('page.online.notice.test') },
  };
}

/** Asks the browser's own question and subscribes; why not, in words. */
export async function turnOn(): Promise<string | null> {
  const key = site.value?.push;
  const registration = await registered();
  if (typeof key !== 'string' || !registration) return words.t('page.online.push.missing');
  if ((await Notification.requestPermission()) !== 'granted') return words.t('page.online.push.denied');
  try {
    await keepNoticeWords(registration.scope, noticeWords());
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    return await tellServer(subscription);
  } catch {
    return words.t('page.online.push.failed');
  }
}

export async function turnOff(): Promise<string | null> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return null;
  const trouble = troubleOf(await ask('unsubscribe', { body: { endpoint: subscription.endpoint } }));
  // Whether or not the server knows: nothing arrives here any more.
  await subscription.unsubscribe();
  return trouble;
}

/** Tells the server again where this device is reached: some browsers let an address lapse without a word. */
export async function renew(): Promise<void> {
  if ((await pushState()) !== 'on') return;
  const registration = await registered();
  const subscription = await registration?.pushManager.getSubscription();
  if (!registration || !subscription) return;
  await keepNoticeWords(registration.scope, noticeWords());
  await tellServer(subscription);
}

/** Takes away what this device still shows of a table: it is being looked at. */
export async function withdrawNotices(table: Id): Promise<void> {
  const shown = (await (await registered())?.getNotifications({ tag: table })) ?? [];
  for (const notice of shown) notice.close();
}

/** Has a message sent to one's devices, and says what became of it. */
export async function testPush(): Promise<string> {
  const outcome = await ask('testPush');
  return outcome.kind === 'done'
    ? words.t(`page.online.push.test.${outcome.answer.outcome}`)
    : (troubleOf(outcome) ?? '');
}
