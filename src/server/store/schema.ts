/** The tables as the newest migration leaves them. What is kept as JSON is text, moments are milliseconds since 1970. */
export interface Schema {
  readonly tables: {
    readonly id: string;
    /** What the table is agreed to be, as JSON. It never changes. */
    readonly terms: string;
    /** Counts the writings. */
    readonly revision: number;
    readonly seq: number;
    readonly head_key: string;
    readonly head_hash: string;
  };
  /** Who sits where by now: follows from terms and entries, kept for lists of a user's tables. */
  readonly seats: {
    readonly table_id: string;
    readonly seat: number;
    readonly user_id: string | null;
    /** As JSON. */
    readonly computer: string | null;
  };
  readonly entries: {
    readonly table_id: string;
    readonly seq: number;
    readonly key: string;
    readonly at: number;
    readonly user_id: string | null;
    /** Everything else of the entry, as JSON. */
    readonly body: string;
  };
  /** The last position kept of each table, and the digest of the rules it was reached by. */
  readonly snapshots: {
    readonly table_id: string;
    readonly digest: string;
    readonly body: string;
  };
  /** The requests at each table, as JSON. */
  readonly asks: {
    readonly table_id: string;
    readonly body: string;
  };
}
