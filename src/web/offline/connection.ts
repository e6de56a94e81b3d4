import { type ReadonlySignal, signal } from '@preact/signals';

const offline = signal(!navigator.onLine);
addEventListener('online', () => {
  offline.value = false;
});
addEventListener('offline', () => {
  offline.value = true;
});

/** Whether the network is gone. */
export const isOffline: ReadonlySignal<boolean> = offline;
