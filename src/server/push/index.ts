import type { Kysely } from 'kysely';
import webPush, { type VapidKeys } from 'web-push';
import type { Turn } from '../../core/game.ts';
import type { PushNotice } from '../../online/api.ts';
import type { Id } from '../../online/entry.ts';
import { callerOf, type Handlers } from '../endpoints.ts';
import type { Timing } from '../live/timing.ts';
import type { Schema } from '../store/schema.ts';
import type { NoticedTable, Notices } from '../tables/index.ts';
import { makePost, type Post } from './post.ts';
import { readSubscription, type Subscription, Subscriptions } from './subscriptions.ts';

/** Whoever is about to look needs no message. */
const LATE_MS = 20_000;
/** A turn may wait for days, a test may not. */
const LIFE_S = { turn: 24 * 60 * 60, nudge: 24 * 60 * 60, lapse: 24 * 60 * 60, test: 60 };

export interface PushSurroundings {
  readonly db: Kysely<Schema>;
  readonly keys: VapidKeys;
  /** The public address, by which push services can find who sends; null at home. */
  readonly origin: string | null;
  readonly timing: Timing;
  readonly report: (cause: unknown) => void;
  readonly post?: Post;
}

type PushEndpoint = 'subscribe' | 'unsubscribe' | 'testPush';

/** Tells people of their turns while they do not look. */
export class Push implements Notices {
  readonly #subscriptions: Subscriptions;
  readonly #around: PushSurroundings;
  readonly #post: Post;
  /** What is about to be told, by user and table, with what calls it off. */
  readonly #waiting = new Map<string, () => void>();

  constructor(around: PushSurroundings) {
    this.#around = around;
    this.#subscriptions = new Subscriptions(around.db, () => around.timing.now());
    this.#post = around.post ?? makePost();
  }

  readonly handlers: Handlers<PushEndpoint> = {
    subscribe: async (call) => {
      const { subscription, device } = call.body;
      await this.#subscriptions.add(
        callerOf(call).user.id,
        readSubscription(subscription),
        device || call.device,
      );
      return null;
    },
    unsubscribe: async (call) => {
      await this.#subscriptions.remove(callerOf(call).user.id, call.body.endpoint);
      return null;
    },
    testPush: async (call) => {
      const { id } = callerOf(call).user;
      const outcomes = await this.#tell(id, this.#notice('test', null, null));
      if (outcomes.length === 0) return { outcome: 'no-device' };
      return { outcome: outcomes.includes(true) ? 'delivered' : 'refused' };
    },
  };

  turn(user: Id, table: NoticedTable): void {
    const name = `${user} ${table.id}`;
    this.seen(user, table.id);
    const tell = (): void => {
      this.#waiting.delete(name);
      void this.#tellTurn(user, table).catch(this.#around.report);
    };
    this.#waiting.set(name, this.#around.timing.later(tell, LATE_MS));
  }

  nudged(user: Id, table: NoticedTable, by: string): void {
    // It says more than that the turn is theirs.
    this.seen(user, table.id);
    this.#send(user, this.#notice('nudge', table, by));
  }

  lapses(user: Id, table: NoticedTable): void {
    this.#send(user, this.#notice('lapse', table, null));
  }

  seen(user: Id, table: Id): void {
    const name = `${user} ${table}`;
    this.#waiting.get(name)?.();
    this.#waiting.delete(name);
  }

  stop(): void {
    for (const callOff of this.#waiting.values()) callOff();
    this.#waiting.clear();
  }

  /** Unless somebody has moved for them meanwhile, or taken back what made it theirs. */
  async #tellTurn(user: Id, table: NoticedTable): Promise<void> {
    const stored = await this.#around.db
      .selectFrom('tables')
      .select('turn')
      .where('id', '=', table.id)
      .executeTakeFirst();
    const turn = stored?.turn ? (JSON.parse(stored.turn) as Turn) : null;
    if (turn?.kind !== 'decide') return;
    const seat = await this.#around.db
      .selectFrom('seats')
      .select(['user_id', 'computer'])
      .where('table_id', '=', table.id)
      .where('seat', '=', turn.seat)
      .executeTakeFirst();
    if (seat?.user_id === user && seat.computer === null)
      await this.#tell(user, this.#notice('turn', table, null));
  }

  #notice(kind: PushNotice['kind'], table: NoticedTable | null, by: string | null): PushNotice {
    return {
      kind,
      table: table?.id ?? null,
      title: table?.title ?? null,
      by,
      at: this.#around.timing.now(),
    };
  }

  #send(user: Id, notice: PushNotice): void {
    void this.#tell(user, notice).catch(this.#around.report);
  }

  /** Tells every device of a user, and gives whether each could be told. */
  async #tell(user: Id, notice: PushNotice): Promise<boolean[]> {
    const devices = await this.#subscriptions.of(user);
    return Promise.all(devices.map((device) => this.#deliver(user, device, notice)));
  }

  async #deliver(user: Id, { endpoint, p256dh, auth }: Subscription, notice: PushNotice): Promise<boolean> {
    const { keys, origin } = this.#around;
    const subject = origin?.startsWith('https:') ? origin : 'mailto:railhead@localhost';
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      {
        vapidDetails: { subject, ...keys },
        TTL: LIFE_S[notice.kind],
        urgency: 'high',
        // What waits at the service is replaced by what is newer of the same table.
        ...(notice.table !== null && { topic: notice.table }),
      },
    );
    const status = await this.#post(details);
    if (status === 404 || status === 410) await this.#subscriptions.remove(user, endpoint);
    return status !== null && status >= 200 && status < 300;
  }
}
