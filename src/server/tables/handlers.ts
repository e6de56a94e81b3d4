import type { EndpointName } from '../../online/api.ts';
import type { Id } from '../../online/entry.ts';
import { type Room, ROOMS } from '../../online/protocol.ts';
import { type Call, type Caller, Denied, type Handler, type Handlers } from '../endpoints.ts';
import { troubleOf } from '../store/trouble.ts';
import type { TableService } from './service.ts';

/** What the endpoints of tables are called. */
export type TableEndpoint = Extract<
  EndpointName,
  | 'myTables'
  | 'lobby'
  | 'makeTable'
  | 'table'
  | 'invited'
  | 'arrange'
  | 'cancelTable'
  | 'startTable'
  | 'invite'
  | 'withdrawInvites'
  | 'claim'
  | 'leave'
  | 'rematch'
  | 'log'
  | 'match'
  | 'nudge'
  | 'chatLog'
  | 'closeRoom'
  | 'note'
  | 'setNote'
>;

function idOf({ params }: Pick<Call, 'params'>): Id {
  return params['id'] ?? '';
}

function userOf({ caller }: Pick<Call, 'caller'>): Caller['user'] {
  if (!caller) throw new Denied('signed-out');
  return caller.user;
}

function roomOf({ params }: Pick<Call, 'params'>): Room {
  const room = ROOMS.find((name) => name === params['room']);
  if (!room) throw new Denied('missing');
  return room;
}

function seatOf({ params }: Pick<Call, 'params'>): number {
  const seat = params['seat'] ?? '';
  if (!/^\d{1,2}$/.test(seat)) throw new Denied('malformed', { at: 'seat' });
  return Number(seat);
}

/** Says that the disk is full where it is; everything else goes on as it came. */
function withRoom<N extends EndpointName>(handler: Handler<N>): Handler<N> {
  return async (call) => {
    try {
      return await handler(call);
    } catch (error) {
      if (troubleOf(error) === 'full') throw new Denied('full');
      throw error;
    }
  };
}

/** The endpoints of tables. What is alike for all, rights included, has been checked before. */
export function tableHandlers(service: TableService): Handlers<TableEndpoint> {
  const nothing = async (work: Promise<unknown>): Promise<null> => {
    await work;
    return null;
  };
  return {
    myTables: (call) => service.mine(userOf(call)),
    lobby: ({ caller }) => service.lobby(caller?.user ?? null),
    makeTable: withRoom((call) => service.make(userOf(call), call.body)),
    table: (call) => service.look(idOf(call), call.caller?.user ?? null),
    invited: (call) => service.invited(idOf(call), call.body.invite, call.caller?.user ?? null),
    arrange: withRoom((call) => service.arrange(idOf(call), userOf(call), call.body)),
    cancelTable: withRoom((call) => nothing(service.cancel(idOf(call)))),
    startTable: withRoom((call) => service.start(idOf(call))),
    invite: withRoom((call) => service.invite(idOf(call), userOf(call))),
    withdrawInvites: withRoom((call) => nothing(service.withdrawInvites(idOf(call)))),
    claim: withRoom((call) => service.claim(idOf(call), userOf(call), call.body.seat, call.body.invite)),
    leave: withRoom((call) => nothing(service.leave(idOf(call), userOf(call), seatOf(call)))),
    rematch: withRoom((call) => service.rematch(idOf(call), userOf(call), call.body.id)),
    log: (call) => service.log(idOf(call), call.caller?.user ?? null),
    match: (call) => service.match(idOf(call), call.caller?.user ?? null),
    nudge: withRoom((call) => nothing(service.nudge(idOf(call), userOf(call)))),
    chatLog: (call) => service.chatLog(idOf(call), call.caller?.user ?? null, roomOf(call)),
    closeRoom: withRoom((call) => nothing(service.closeRoom(idOf(call), call.body.watchers))),
    note: (call) => service.note(idOf(call), userOf(call)),
    setNote: withRoom((call) => nothing(service.setNote(idOf(call), userOf(call), call.body.text))),
  };
}
