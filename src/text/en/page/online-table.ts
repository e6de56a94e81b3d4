import type { Messages } from '../../messages.ts';

/** Words of a table across the internet: who decides, what is asked for, the connection, the chat. */
export const PAGE_ONLINE_TABLE: Messages = {
  // Lengths of time stand after “as of … ago”, “since”, “after” and “in”: where a language inflects them, the sentences
  // are best put so that one form fits all.
  'page.online-table.seconds': '{number} s',
  'page.online-table.minutes': '{number} min',
  'page.online-table.hours': '{number} h',
  'page.online-table.days': '{number, plural, one {# day} other {# days}}',
  'page.online-table.somebody': 'Somebody',
  'page.online-table.you': 'You',
  'page.online-table.not-done': 'That did not work. Try again in a moment.',
  'page.online-table.not-yours': 'You do not decide anything at this table now.',
  'page.online-table.leave': 'Leave',

  'page.online-table.title.yours': '● Your turn – {name} · Railhead',
  'page.online-table.title.other': '{who} decides – {name} · Railhead',

  'page.online-table.presence.here': '{name}{isOld, select, true {, here when last seen} other {, here}}',
  'page.online-table.presence.gone':
    '{name}{isOld, select, true {, not here when last seen} other {, not here}}',
  'page.online-table.presence.cut-off': '{name}, reconnecting',

  'page.online-table.deciding':
    '{name} is deciding{companyIs, select, none {} other { for {company}}}: {what}',
  'page.online-table.since': 'since {time}',
  'page.online-table.time': 'Time used',
  'page.online-table.plan-ahead': 'Plan ahead',
  'page.online-table.nudge': 'Nudge {name}',
  'page.online-table.nudge.sent': '{name} is told that you are waiting.',
  'page.online-table.nudge.failed': '{name} could not be reminded. Try again in a moment.',
  'page.online-table.nudge.done': 'Reminded already. Once a turn is enough.',
  'page.online-table.nudge.early': 'Possible after {time}.',
  'page.online-table.nudge.nobody': 'There is nobody to remind.',
  'page.online-table.nudged': '{name} is waiting for your move.',
  'page.online-table.paused': 'The table is paused until {until}',
  'page.online-table.paused-help': 'Clocks are stopped. Play goes on then, or earlier if all agree.',
  'page.online-table.ended': 'The table has ended here by agreement',
  'page.online-table.ended-help':
    'The game stays as it is. You can look through it, and keep a copy to play on.',
  'page.online-table.ask-resume': 'Ask to go on now',

  'page.online-table.reconnecting': 'Reconnecting.',
  'page.online-table.rematch': 'Same players again',
  'page.online-table.rematch.help':
    'A new table with the same rules and seats. The others find it in their list of tables.',
  'page.online-table.rematch.failed': 'The new table could not be created. Try again in a moment.',
  'page.online-table.restarting': 'The server is restarting.',
  'page.online-table.reconnecting-help':
    'Shown as of {ago} ago. {number, plural, =0 {What you do is sent later.} =1 {One move waits to be sent.} other {# moves wait to be sent.}}',
  'page.online-table.reconnecting-short':
    '{number, plural, =0 {As of {ago} ago.} =1 {One move waits.} other {# moves wait.}}',
  'page.online-table.try-now': 'Try now',
  'page.online-table.reload': 'Reload',
  'page.online-table.keep-copy': 'Keep a copy in this browser',
  'page.online-table.hidden': 'This table is not open to you any more.',
  'page.online-table.hidden-help': 'What you see is what you had of it.',
  'page.online-table.lost': 'This page and the server do not agree about the game.',
  'page.online-table.lost-help':
    'Nothing more is played from here, and nothing is lost: the server has every move. Reload the page to go on.',
  'page.online-table.old-page': 'The server runs a newer version of Railhead.',
  'page.online-table.old-page-help': 'Nothing is lost. Reload the page to go on.',
  'page.online-table.held': 'This table is on hold.',
  'page.online-table.held-help':
    'The server’s rules have changed, and this game can no longer be replayed by them. You can look at everything; whoever runs the server has to settle it. Your moves are kept here.',
  'page.online-table.full': 'The server has no room left.',
  'page.online-table.full-help': 'Your move waits here and is sent as soon as there is room.',
  'page.online-table.replaced': 'A computer plays for you.',
  'page.online-table.replaced-help': '{character}. You can take the seat back between any two moves.',
  'page.online-table.take-seat-back': 'Take my seat back',

  'page.online-table.plan.played': 'Meanwhile: {what}.',
  'page.online-table.plan.undone': '{name} has meanwhile taken moves back.',
  'page.online-table.plan.stale': 'The table has changed meanwhile.',
  'page.online-table.plan.rules': 'The server refuses the move: {text}',
  'page.online-table.plan.seat': 'This seat is not yours to play now.',
  'page.online-table.plan.not-running': 'This table is paused or over.',
  'page.online-table.plan.held': 'This table is on hold.',
  'page.online-table.plan.kept':
    '{number, plural, =1 {Your move was not made; it is kept as a plan.} other {Your # moves were not made; they are kept as a plan.}}',
  'page.online-table.plan.look': 'Look at the plan',
  'page.online-table.plan.gone-on': 'The game has gone on since this plan was begun.',
  'page.online-table.plan.gone-on-help': 'The plan still shows the position from before.',
  'page.online-table.plan.renew': 'Plan from the new position',
  'page.online-table.undo-dropped.consent':
    'Nothing was taken back: somebody else has moved since, so they have to agree.',
  'page.online-table.undo-dropped.no-undo': 'Nothing was taken back: this table does not allow it.',
  'page.online-table.undo-dropped.not-running': 'Nothing was taken back: the game is paused or over.',
  'page.online-table.undo-dropped.stale': 'Nothing was taken back: somebody was faster.',

  'page.online-table.ask.undo':
    '{isMine, select, true {You ask to take back {number, plural, =1 {one move} other {# moves}}} other {{name} asks to take back {number, plural, =1 {one move} other {# moves}}}}',
  'page.online-table.ask.pause':
    '{isMine, select, true {You ask to pause until {until}} other {{name} asks to pause until {until}}}',
  'page.online-table.ask.resume':
    '{isMine, select, true {You ask to go on now} other {{name} asks to go on now}}',
  'page.online-table.ask.end':
    '{isMine, select, true {You ask to end the game here} other {{name} asks to end the game here}}',
  'page.online-table.ask.seat':
    '{isMine, select, true {You ask to let a computer play for {other}} other {{name} asks to let a computer play for {other}}}',
  'page.online-table.ask.help':
    '{isMajority, select, true {More than half have to agree.} other {All of these have to agree.}}{kind, select, undo { A move ends the request.} other {}}',
  'page.online-table.answers': 'Who has agreed',
  'page.online-table.answers.of': '{number} of {all}',
  'page.online-table.answer.yes': 'agrees',
  'page.online-table.answer.no': 'refuses',
  'page.online-table.answer.you': 'you decide',
  'page.online-table.answer.open': 'asked {time} ago',
  'page.online-table.ask.show': 'Show what would be taken back',
  'page.online-table.ask.limit': 'If nobody answers',
  'page.online-table.ask.limit-help': 'In {time} it counts as refused, and play goes on.',
  'page.online-table.ask.kept': 'Nothing is lost',
  'page.online-table.ask.kept-help': 'The moves stay in the log of the table, marked as taken back.',
  'page.online-table.ask.offline': 'Without a connection nobody can be asked.',
  'page.online-table.ask.decide': 'Decide meanwhile',
  'page.online-table.ask.waiting': 'The others are asked.',
  'page.online-table.agree': 'Agree',
  'page.online-table.refuse': 'Refuse',
  'page.online-table.withdraw': 'Withdraw the request',
  'page.online-table.back.title': 'What would be taken back',
  'page.online-table.back.help': 'Newest first. Play would go on as after move {number}.',
  'page.online-table.back.map': 'Map',
  'page.online-table.back.now': 'Now',
  'page.online-table.back.after': 'After taking back',
  'page.online-table.back.switches': 'switches the map',
  'page.online-table.ask-back': 'Ask to take back…',
  'page.online-table.ask-back.help': 'Go back to before this move:',
  'page.online-table.ask-back.send': '{number, plural, =1 {Ask for one move} other {Ask for # moves}}',
  'page.online-table.ask-back.none': 'At this table nothing is taken back.',
  'page.online-table.ask-back.still': 'Not while the game is paused or over.',
  'page.online-table.ask-back.asked': 'The others are asked already.',
  'page.online-table.ask-back.offline': 'Without a connection nobody can be asked.',
  'page.online-table.ask-back.over': 'The game is over.',
  'page.online-table.ask-pause': 'Ask to pause…',
  'page.online-table.ask-pause.help':
    'All players have to agree. Clocks are stopped, and all can agree to go on earlier.',
  'page.online-table.ask-pause.for':
    '{number, select, 1 {For an hour} 24 {For a day} 168 {For a week} other {For {number} h}}',
  'page.online-table.ask-end': 'Ask to end the game…',
  'page.online-table.ask-end.help':
    'If all players agree, the game ends here without a result. It can still be looked through and kept as a copy.',
  'page.online-table.ask-end.send': 'Ask the others',
  'page.online-table.denied.stale': 'Somebody has moved meanwhile: ask again if you still want to.',
  'page.online-table.denied.seat': 'This is not yours to ask for now.',
  'page.online-table.denied.not-running': 'This cannot be asked for now.',
  'page.online-table.denied.held': 'This table is on hold.',
  'page.online-table.denied.consent': 'The others have to be asked.',
  'page.online-table.denied.no-undo': 'Nothing can be taken back there.',
  'page.online-table.denied.asked': 'The others are asked already.',
  'page.online-table.denied.rules': 'The rules do not allow it.',
  'page.online-table.denied.slow-down':
    'The others have just refused. You can ask again in {seconds, plural, one {# second} other {# seconds}}.',
  'page.online-table.denied.full': 'The server has no room left. Try again in a while.',
  'page.online-table.denied.old-page':
    'The server runs a newer version of Railhead. Reload the page to go on.',

  'page.online-table.seats-help':
    'A computer can take over a seat if more than half of the others agree. Its player takes it back at any time, without asking.',
  'page.online-table.seat.you': 'you',
  'page.online-table.seat.person': 'a person',
  'page.online-table.seat.computer': 'computer, {character}',
  'page.online-table.seat.ask': 'Ask for a computer',

  'page.online-table.beside': 'Chat and notes',
  'page.online-table.tab.players': '{isOnly, select, true {Chat} other {Players}}',
  'page.online-table.tab.watchers': 'Watchers',
  'page.online-table.tab.notes': 'Notes',
  'page.online-table.here':
    '{here} of {all} here{watching, plural, =0 {} one {, # watching} other {, # watching}}',
  'page.online-table.watching': '{number, plural, =1 {One person is watching} other {# people are watching}}',
  'page.online-table.chat': 'Chat',
  'page.online-table.chat.open':
    '{number, plural, =0 {Chat} =1 {Chat, one new line} other {Chat, # new lines}}',
  'page.online-table.chat.write': 'Write, or # for a move',
  'page.online-table.chat.send': 'Send',
  'page.online-table.chat.unsent': 'waits to be sent',
  'page.online-table.chat.removed': 'removed',
  'page.online-table.chat.muted': 'Muted. Show this line',
  'page.online-table.chat.mute': 'Mute',
  'page.online-table.chat.unmute': 'Unmute',
  'page.online-table.chat.read-only': 'Only players write here.',
  'page.online-table.chat.empty.players': 'Nobody has written anything yet. Numbers like #12 lead to a move.',
  'page.online-table.chat.empty.watchers':
    'Nobody has written anything yet. Players read this when the game is over.',
  'page.online-table.notes.empty': 'For your eyes only, on all your devices.',
  'page.online-table.notes.loading': 'loading',
  'page.online-table.notes.kept': 'kept on the server, seen by nobody else',
  'page.online-table.notes.typing': 'not kept yet',
  'page.online-table.notes.failed': 'could not be kept or read',
  'page.online-table.notes.before': 'Earlier text',

  'page.online-table.open.missing': 'There is no such table, or it is not open to you.',
  'page.online-table.open.unreachable':
    'The server does not answer, and this browser has no copy of the table. Nothing is lost.',
};
