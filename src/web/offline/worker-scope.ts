/**
 * The part of a service worker's global scope that we use. TypeScript's own library for it conflicts with that of a
 * page.
 */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
}

export interface PushMessage extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationClick extends ExtendableEvent {
  readonly notification: Notification;
}

interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageToWorker;
  push: PushMessage;
  notificationclick: NotificationClick;
  pushsubscriptionchange: SubscriptionChange;
}

export interface WorkerClient {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<WorkerClient>;
  postMessage(message: unknown): void;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<WorkerClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
}
