import type { MatchStore } from './store.ts';

/** What the tabs of one browser tell each other about a game. */
export interface News {
  readonly id: string;
  readonly kind: /** Something about it is stored differently now, or not at all. */
    | 'changed'
    /** A tab wants to play it that only follows so far. */
    | 'wanted'
    /** The tab that played it has stored everything and lets go. */
    | 'given';
}

export interface NewsChannel {
  tell(news: News): void;
  /** Gives what ends it. */
  hear(listener: (news: News) => void): () => void;
}

/** The news of every tab but this one. */
export function openNews(): NewsChannel {
  const channel = new BroadcastChannel('railhead');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it never leaves our own origin
    tell: (news) => channel.postMessage(news),
    hear: (listener) => {
      const onMessage = ({ data }: MessageEvent<News>): void => listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/** Tells the other tabs of whatever is stored. */
export function withNews(store: MatchStore, news: NewsChannel): MatchStore {
  return {
    ...store,
    write: async (writing) => {
      await store.write(writing);
      news.tell({ kind: 'changed', id: writing.summary.id });
    },
    rename: async (id, label) => {
      await store.rename(id, label);
      news.tell({ kind: 'changed', id });
    },
    remove: async (id) => {
      const restore = await store.remove(id);
      news.tell({ kind: 'changed', id });
      return async () => {
        await restore();
        news.tell({ kind: 'changed', id });
      };
    },
  };
}
