import { type ReadonlySignal, signal } from '@preact/signals';

/** What a browser sends when it is ready to put the page beside other apps; not part of any standard yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const offered = signal<InstallPrompt | null>(null);
addEventListener('beforeinstallprompt', (event) => {
  // We show a button, not the browser's own prompt.
  event.preventDefault();
  offered.value = event as InstallPrompt;
});
addEventListener('appinstalled', () => {
  offered.value = null;
});

/** Asks the browser to install the page; null where it does not offer that now. */
export const install: ReadonlySignal<{ readonly prompt: () => Promise<unknown> } | null> = offered;

/** Installing is done by hand, through the browser's own menu: Safari on iOS, which alone knows this property. */
export const isByHand = 'standalone' in navigator && navigator.standalone === false;
