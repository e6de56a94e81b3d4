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
    /** Where it stands, as follows from its log: for lists. */
    readonly state: string;
    /** As JSON. */
    readonly turn: string | null;
    readonly actions: number;
    readonly updated: number;
  };
  /**
   * Who sits where by now. Of a table that has started it follows from terms and entries, and is kept for lists of a
   * user's tables.
   */
  readonly seats: {
    readonly table_id: string;
    readonly seat: number;
    readonly user_id: string | null;
    /** As JSON. */
    readonly computer: string | null;
    /** How the one who sits there is called at this table; null: as they call themselves. */
    readonly name: string | null;
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
  /** Tables as their hosts have arranged them. One that has started has a line in `tables` too. */
  readonly listings: {
    readonly id: string;
    readonly host_id: string;
    readonly title: string;
    readonly label: string;
    readonly pace: string;
    readonly visibility: string;
    readonly state: 'open' | 'started';
    /** Counts the changes. */
    readonly revision: number;
    /** The rest of what its host has decided, as JSON. */
    readonly arrangement: string;
    /** Actions of the game that is put online. */
    readonly begun: number;
    /** The turn somebody has been nudged in. */
    readonly nudged: string | null;
    /** The watchers' room. */
    readonly watchers: 'open' | 'closed';
    readonly created: number;
    readonly updated: number;
    /** When it closes unless its host comes back: only once they have been told. */
    readonly lapses: number | null;
  };
  /** Users who are not here, and since when. */
  readonly absences: {
    readonly user_id: string;
    readonly since: number;
  };
  /** Games that are put online and have not started yet, as match files. */
  readonly imports: {
    readonly table_id: string;
    readonly match: string;
  };
  /** Keys of invitations, by their SHA-256. */
  readonly invites: {
    readonly hash: string;
    readonly table_id: string;
    readonly by_user: string;
    readonly expires: number;
  };
  readonly chat: {
    readonly table_id: string;
    /** Counts the lines of a table, over both rooms. */
    readonly n: number;
    readonly room: string;
    readonly key: string;
    readonly user_id: string;
    readonly at: number;
    readonly text: string | null;
  };
  /** What users note for themselves, and what stood there before. */
  readonly notes: {
    readonly table_id: string;
    readonly user_id: string;
    readonly text: string;
    readonly before: string | null;
  };
  readonly users: {
    readonly id: string;
    readonly kind: 'guest' | 'member';
    readonly name: string;
    /** What no two members may have alike; guests have none. */
    readonly name_key: string | null;
    readonly created: number;
    /** The locale they have chosen. */
    readonly language: string | null;
  };
  /** How members sign in. */
  readonly credentials: {
    readonly id: string;
    readonly user_id: string;
    readonly kind: 'password' | 'passkey' | 'recovery';
    /** What it is found by: the id of a passkey, the SHA-256 of a recovery code. */
    readonly handle: string | null;
    /** The argon2 hash of a password, the public key of a passkey. */
    readonly secret: string;
    /** How often a passkey says it has been used. */
    readonly counter: number;
    readonly label: string;
    readonly created: number;
    readonly used: number | null;
  };
  readonly sessions: {
    /** SHA-256 of the token in the cookie. */
    readonly hash: string;
    readonly id: string;
    readonly user_id: string;
    readonly device: string;
    readonly created: number;
    readonly seen: number;
  };
  /** What is good once and for a short time: links to another device, challenges for passkeys. By their SHA-256. */
  readonly tickets: {
    readonly hash: string;
    readonly kind: 'device' | 'lost' | 'new-passkey' | 'passkey';
    readonly user_id: string | null;
    readonly expires: number;
  };
  readonly relations: {
    readonly user_id: string;
    readonly other_id: string;
    readonly mute: number;
    readonly block: number;
  };
  /** Where browsers are told of their user's turns. */
  readonly push: {
    readonly id: string;
    readonly user_id: string;
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
    readonly device: string;
    readonly created: number;
  };
  /** What this server has made for itself once. */
  readonly site: {
    readonly key: string;
    readonly value: string;
  };
  /** What was done at the terminal. */
  readonly audit: {
    readonly id: string;
    readonly at: number;
    readonly what: string;
    readonly about: string;
  };
}
