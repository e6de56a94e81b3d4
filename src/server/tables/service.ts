import type { Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import type { Arrangement, Me, NewTable, TableInfo, TableSummary } from '../../online/api.ts';
import { type Live, placeOfLive } from '../../online/append.ts';
import type { Entry, EntryBody, Head, Id, Key } from '../../online/entry.ts';
import type { ChatLine, Room } from '../../online/protocol.ts';
import type { Place } from '../../online/seats.ts';
import { matchOf } from '../../online/table.ts';
import { Denied } from '../endpoints.ts';
import { newKey } from '../keys.ts';
import { type Floor, type Hub, readableRooms } from '../live/hub.ts';
import type { Timing } from '../live/timing.ts';
import type { Tables } from '../tables.ts';
import { checkMatch, checkRules, isFree, rulesOf, seatsOf } from './arrangement.ts';
import type { ChatStore } from './chat.ts';
import { type Arranged, isFull, type Listing, type Listings } from './listings.ts';
import type { Note, NoteStore } from './notes.ts';
import { NO_NAME, type People } from './people.ts';
import { begin, type Draw } from './start.ts';
import { byFreeSeat, byUrgency, infoOf, peopleAt, placeOfListing, summaryOf } from './summary.ts';

const DAY = 24 * 60 * 60 * 1000;
const INVITED_FOR = 14 * DAY;
/** Tables a user may make in a day. */
const A_DAY: Readonly<Record<Me['kind'], number>> = { guest: 5, member: 20 };

/** Somebody waits for a user to move. */
export interface Nudge {
  readonly user: Id;
  readonly live: Live;
  /** Who waits. */
  readonly by: string;
}

export interface ServiceSurroundings {
  readonly listings: Listings;
  readonly chat: ChatStore;
  readonly notes: NoteStore;
  readonly tables: Tables;
  readonly people: People;
  readonly timing: Timing;
  readonly draw: Draw;
  /** The seat whose computer has broken down. */
  readonly troubleAt: (live: Live) => Seat | null;
  /** A game has begun. */
  readonly started: (live: Live) => void;
  readonly nudged: (nudge: Nudge) => void;
}

function arrangedOf(
  wanted: Omit<Arrangement, 'revision'>,
  match: Match | null,
  seats: Listing['seats'],
): Arranged {
  const { label, visibility, pace, isDrawn, startsFull, undo, proxies, clock } = wanted;
  const { title, ruleSet, options } = rulesOf(wanted, match);
  return {
    title,
    label: label.trim(),
    visibility,
    pace,
    rest: { ruleSet, options, isDrawn, startsFull, undo, proxies, clock },
    seats,
  };
}

/** What is done with tables, apart from playing at them. */
export class TableService implements Floor {
  readonly #around: ServiceSurroundings;
  #hub: Hub | null = null;

  constructor(around: ServiceSurroundings) {
    this.#around = around;
  }

  /** Whoever has a table open is told there what changes. */
  tellBy(hub: Hub): void {
    this.#hub = hub;
  }

  /* ---- what others ask about tables ---- */

  async place(id: Id): Promise<Place | null> {
    const live = await this.#around.tables.look(id);
    if (live) return placeOfLive(live);
    const listing = await this.#around.listings.read(id);
    return listing && placeOfListing(listing);
  }

  async isKeptFrom(user: Id | null, { host, seats }: Place): Promise<boolean> {
    if (user === null || user === host || seats.some((sitting) => sitting.user === user)) return false;
    return (await this.#around.people.blocks(host)).has(user);
  }

  async revision(id: Id): Promise<number> {
    return (await this.#around.listings.read(id))?.revision ?? 0;
  }

  async isClosed(id: Id, room: Room): Promise<boolean> {
    if (room === 'players') return false;
    return (await this.#around.listings.read(id))?.watchers === 'closed';
  }

  say: Floor['say'] = (id, line) => this.#around.chat.say(id, line);

  async lines(id: Id, rooms: readonly Room[], after: number): Promise<ChatLine[]> {
    const { chat, people } = this.#around;
    const said = await chat.lines(id, rooms, after);
    const names = await people.names([...new Set(said.map(({ who }) => who))]);
    return said.map((line) => ({ ...line, name: names.get(line.who) ?? NO_NAME }));
  }

  /* ---- lists ---- */

  async mine(user: Me): Promise<TableSummary[]> {
    return (await this.#summaries(await this.#around.listings.of(user.id))).sort(byUrgency(user.id));
  }

  async lobby(user: Me | null): Promise<TableSummary[]> {
    const listings = await this.#around.listings.listed();
    const kept = await Promise.all(
      listings.map((listing) => this.isKeptFrom(user?.id ?? null, placeOfListing(listing))),
    );
    return (await this.#summaries(listings.filter((_, index) => !kept[index]))).sort(byFreeSeat);
  }

  async #summaries(listings: readonly Listing[]): Promise<TableSummary[]> {
    const users = listings.flatMap(({ seats }) => seats.flatMap(({ user }) => user ?? []));
    const names = await this.#around.people.names([...new Set(users)]);
    return listings.map((listing) => summaryOf(listing, names));
  }

  /* ---- before it starts ---- */

  async make(user: Me, wanted: NewTable): Promise<TableInfo> {
    const { listings, timing, people } = this.#around;
    const { id } = wanted;
    const known = await listings.read(id);
    if (known) return this.#madeBefore(known, user);
    await this.#checkToday(user);
    const match = wanted.match && checkMatch(wanted.match);
    const rules = rulesOf(wanted, match);
    checkRules(rules, wanted.seats.length);
    if (match && match.players.length !== wanted.seats.length)
      throw new Denied('unplayable', { at: 'seats' });
    const seats = seatsOf({ ...wanted, ...rules }, user.id, new Set(), (name) => people.tidyName(name));
    const arranged = arrangedOf(wanted, match, seats);
    const isMade = await listings.make({ ...arranged, id, host: user.id, created: timing.now() }, match);
    const listing = await this.#listing(id);
    return isMade ? this.#startedIfFull(listing) : this.#madeBefore(listing, user);
  }

  #madeBefore(listing: Listing, user: Me): Promise<TableInfo> {
    if (listing.host !== user.id) throw new Denied('taken', { at: 'id' });
    return this.info(listing.id);
  }

  async #checkToday({ id, kind }: Me): Promise<void> {
    const { listings, timing } = this.#around;
    const now = timing.now();
    const made = await listings.madeSince(id, now - DAY);
    const nth = made[A_DAY[kind] - 1];
    if (nth !== undefined) throw new Denied('slow-down', { wait: nth + DAY - now });
  }

  async arrange(id: Id, user: Me, wanted: Arrangement): Promise<TableInfo> {
    const { listings, people, timing } = this.#around;
    const listing = await this.#listing(id);
    const match = await listings.match(id);
    const rules = rulesOf(wanted, match);
    checkRules(rules, wanted.seats.length);
    if (match && match.players.length !== wanted.seats.length)
      throw new Denied('unplayable', { at: 'seats' });
    const seated = new Set(listing.seats.flatMap(({ user: sitting }) => sitting ?? []));
    const seats = seatsOf({ ...wanted, ...rules }, user.id, seated, (name) => people.tidyName(name));
    const arranged = arrangedOf(wanted, match, seats);
    if (!(await listings.arrange(id, wanted.revision, arranged, timing.now()))) throw new Denied('stale');
    return this.#startedIfFull(await this.changed(id));
  }

  async cancel(id: Id): Promise<void> {
    const { revision } = await this.#listing(id);
    if (!(await this.#around.listings.remove(id))) throw new Denied('not-running');
    await this.#hub?.tableChanged(id, revision + 1);
  }

  async invite(id: Id, user: Me): Promise<{ key: Key; until: number }> {
    const { listings, timing } = this.#around;
    const key = newKey();
    const until = timing.now() + INVITED_FOR;
    await listings.invite(id, key, user.id, until);
    return { key, until };
  }

  withdrawInvites(id: Id): Promise<void> {
    return this.#around.listings.withdrawInvites(id);
  }

  /** A table for one who has an invitation to it. */
  async invited(id: Id, invite: Key, user: Me | null): Promise<TableInfo> {
    const listing = await this.#around.listings.read(id);
    if (!listing || (await this.isKeptFrom(user?.id ?? null, placeOfListing(listing))))
      throw new Denied('missing');
    await this.#checkInvite(id, invite);
    return this.info(id);
  }

  async #checkInvite(id: Id, invite: Key): Promise<void> {
    const { listings, timing } = this.#around;
    if (!(await listings.isInvited(id, invite, timing.now()))) throw new Denied('spent');
  }

  /** Sits down. A table that is listed is open to everybody, any other one to those who are invited. */
  async claim(id: Id, user: Me, seat: number, invite: Key | null): Promise<TableInfo> {
    const { listings, timing } = this.#around;
    const listing = await this.#listing(id);
    const place = placeOfListing(listing);
    if (await this.isKeptFrom(user.id, place)) throw new Denied('missing');
    const wanted = listing.seats[seat];
    if (!wanted) throw new Denied('malformed', { at: 'seat' });
    if (wanted.user === user.id) return this.info(id);
    const isOpen = listing.visibility === 'listed' || listing.host === user.id;
    if (invite !== null) await this.#checkInvite(id, invite);
    // Whether there is a private table is for nobody else to know.
    else if (!isOpen) throw new Denied(listing.visibility === 'private' ? 'missing' : 'rights');
    if (listing.state !== 'open') return this.#claimUnderWay(id, user, seat);
    if (!(await listings.claim(id, seat, user.id, timing.now()))) throw new Denied('taken');
    return this.#startedIfFull(await this.changed(id));
  }

  /** A seat that somebody has left, or whose computer has broken down. */
  async #claimUnderWay(id: Id, user: Me, seat: number): Promise<TableInfo> {
    const live = await this.#around.tables.look(id);
    const sitting = live?.table?.line.seats[seat];
    const isAt = live?.table?.line.seats.some((other) => other.user === user.id);
    if (!live || !sitting || isAt) throw new Denied('taken');
    const isBroken = sitting.user === null && this.#around.troubleAt(live) === seat;
    if (!isFree(sitting) && !isBroken) throw new Denied('taken');
    await this.#enter(live, { kind: 'seat', seat, to: { user: user.id, computer: null } }, user.id);
    return this.info(id);
  }

  async leave(id: Id, user: Me, seat: number): Promise<void> {
    const { listings, timing, tables } = this.#around;
    const live = await tables.look(id);
    if (!live) {
      if (!(await listings.leave(id, seat, user.id, timing.now()))) throw new Denied('rights');
      await this.changed(id);
      return;
    }
    if (live.table?.line.seats[seat]?.user !== user.id) throw new Denied('rights');
    await this.#enter(live, { kind: 'seat', seat, to: { user: null, computer: null } }, user.id);
  }

  /** An entry of the server's on top of the log as it was looked at. */
  async #enter(live: Live, body: EntryBody, who: Id): Promise<void> {
    const { id } = live.rules.terms;
    const { entered } = await this.#around.tables.request(id, {
      kind: 'server',
      key: newKey(),
      body,
      who,
      after: live.head.key,
    });
    if (!entered) throw new Denied('taken');
  }

  async start(id: Id): Promise<TableInfo> {
    const listing = await this.#listing(id);
    if (!isFull(listing)) throw new Denied('unplayable', { at: 'seats' });
    if (!(await this.#start(listing))) throw new Denied('stale');
    return this.info(id);
  }

  async #startedIfFull(listing: Listing): Promise<TableInfo> {
    // Where somebody was quicker, it is theirs to start.
    if (listing.rest.startsFull && isFull(listing)) await this.#start(listing);
    return this.info(listing.id);
  }

  async #start(listing: Listing): Promise<boolean> {
    const { listings, tables, people, timing, draw, started } = this.#around;
    const { id, seats } = listing;
    const match = await listings.match(id);
    const names = await people.names([...new Set(seats.flatMap(({ user }) => user ?? []))]);
    const { rules, entries } = begin(listing, match, names, { draw, now: timing.now() });
    if (!(await listings.start(listing, rules, entries))) return false;
    const live = await tables.look(id);
    await this.changed(id);
    if (live) started(live);
    return true;
  }

  /* ---- once it has started ---- */

  async info(id: Id): Promise<TableInfo> {
    const { listings, people, tables } = this.#around;
    const listing = await this.#listing(id);
    const live = listing.state === 'open' ? null : await tables.look(id);
    const ids = peopleAt(listing, live, live ? await listings.actors(id) : []);
    return infoOf(listing, live, { names: await people.names(ids), people: ids });
  }

  /** The same, unless the host keeps it from that user. */
  async look(id: Id, user: Me | null): Promise<TableInfo> {
    await this.#checkShown(id, user);
    return this.info(id);
  }

  async #checkShown(id: Id, user: Me | null): Promise<Place> {
    const place = await this.place(id);
    if (!place || (await this.isKeptFrom(user?.id ?? null, place))) throw new Denied('missing');
    return place;
  }

  async log(id: Id, user: Me | null): Promise<{ entries: readonly Entry[]; head: Head }> {
    await this.#checkShown(id, user);
    const { reply } = await this.#around.tables.watch(id, 0);
    if (reply?.type !== 'log') throw new Denied('not-running');
    return { entries: reply.entries, head: reply.head };
  }

  async match(id: Id, user: Me | null): Promise<Match> {
    await this.#checkShown(id, user);
    const live = await this.#around.tables.look(id);
    if (!live) throw new Denied('not-running');
    if (!live.table) throw new Denied('held');
    const { seats } = live.table.line;
    const match = matchOf(live.rules.terms, live.table.line);
    const players = match.players.map(({ name }, seat) => {
      const computer = seats[seat]?.computer;
      return { name, ...(computer && { computer }) };
    });
    return { ...match, players };
  }

  /** Tells the one on turn that somebody waits, once a turn. */
  async nudge(id: Id, user: Me): Promise<void> {
    const { listings, tables, nudged } = this.#around;
    const live = await tables.look(id);
    const deciding = live?.table && live.rules.deciding(live.table);
    if (!live?.table || deciding === null || deciding === undefined) throw new Denied('not-running');
    const { line } = live.table;
    const sitting = line.seats[deciding];
    if (!sitting?.user || sitting.computer || sitting.user === user.id) throw new Denied('rights');
    const since = line.moves.findLast(({ action }) => action.by !== deciding)?.seq ?? 0;
    if (!(await listings.nudge(id, `${deciding}:${since}`))) throw new Denied('slow-down');
    nudged({ user: sitting.user, live, by: user.name });
  }

  /** The same people and computers in the same order, waiting to start. */
  async rematch(id: Id, user: Me, fresh: Id): Promise<TableInfo> {
    const { listings, timing, tables } = this.#around;
    const known = await listings.read(fresh);
    if (known) return this.#madeBefore(known, user);
    await this.#checkToday(user);
    const listing = await this.#listing(id);
    const live = await tables.look(id);
    const players = live?.rules.terms.match.players ?? [];
    const made = {
      ...listing,
      id: fresh,
      host: user.id,
      created: timing.now(),
      // Whoever had a second seat has it again under the name it had, those who played call themselves as they do now.
      seats: listing.seats.map((seat, index) => {
        const isFirst = listing.seats.findIndex((other) => other.user === seat.user) === index;
        const name = players[index]?.name ?? null;
        return { ...seat, name: seat.computer || !isFirst ? name : null };
      }),
      rest: { ...listing.rest, startsFull: false, isDrawn: false },
    };
    checkRules({ title: made.title, ...made.rest }, made.seats.length);
    if (!(await listings.make(made, null))) throw new Denied('taken', { at: 'id' });
    return this.info(fresh);
  }

  /* ---- chat and notes ---- */

  async chatLog(id: Id, user: Me | null, room: Room): Promise<ChatLine[]> {
    const place = await this.#checkShown(id, user);
    if (!readableRooms(user?.id ?? null, place).includes(room)) throw new Denied('rights');
    return this.lines(id, [room], 0);
  }

  async closeRoom(id: Id, watchers: Listing['watchers']): Promise<void> {
    await this.#around.listings.touch(id, { watchers });
    await this.changed(id);
  }

  async note(id: Id, user: Me): Promise<Note> {
    return this.#around.notes.read(id, user.id);
  }

  async setNote(id: Id, user: Me, text: string): Promise<void> {
    await this.#around.notes.write(id, user.id, text);
    this.#hub?.tellUser(user.id, { type: 'mine', id, orders: [], note: text });
  }

  /* ---- what they have in common ---- */

  async #listing(id: Id): Promise<Listing> {
    const listing = await this.#around.listings.read(id);
    if (!listing) throw new Denied('missing');
    return listing;
  }

  /** Tells everybody who has a table open that it has changed. */
  async changed(id: Id): Promise<Listing> {
    const listing = await this.#listing(id);
    await this.#hub?.tableChanged(id, listing.revision);
    return listing;
  }

  /** Who sits where has changed in the log. */
  async seatChanged(id: Id): Promise<void> {
    await this.#around.listings.touch(id);
    await this.changed(id);
  }
}
