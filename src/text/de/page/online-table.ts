import type { Messages } from '../../messages.ts';

/** Words of a table across the internet: who decides, what is asked for, the connection, the chat. */
export const PAGE_ONLINE_TABLE: Messages = {
  // Lengths of time stand alone, and after “schon” and “noch”, before “alt” and “gedauert”: one form fits all.
  'page.online-table.seconds': '{number} s',
  'page.online-table.minutes': '{number} min',
  'page.online-table.hours': '{number} h',
  'page.online-table.days': '{number, plural, one {# Tag} other {# Tage}}',
  'page.online-table.somebody': 'Jemand',
  'page.online-table.you': 'Du',
  'page.online-table.not-done': 'Das hat nicht geklappt. Versuche es gleich noch einmal.',
  'page.online-table.not-yours': 'An diesem Tisch hast du jetzt nichts zu entscheiden.',
  'page.online-table.leave': 'Verlassen',

  'page.online-table.title.yours': '● Du bist am Zug – {name} · Railhead',
  'page.online-table.title.other': '{who} entscheidet – {name} · Railhead',

  'page.online-table.presence.here': '{name}, {isOld, select, true {zuletzt da} other {da}}',
  'page.online-table.presence.gone': '{name}, {isOld, select, true {zuletzt nicht da} other {nicht da}}',
  'page.online-table.presence.cut-off': '{name}, verbindet sich neu',

  'page.online-table.deciding':
    '{name} entscheidet{companyIs, select, none {} other { für die {company}}}: {what}',
  'page.online-table.since': 'schon {time}',
  'page.online-table.time': 'Verbrauchte Zeit',
  'page.online-table.plan-ahead': 'Vorausplanen',
  'page.online-table.nudge': '{name} erinnern',
  'page.online-table.nudge.sent': '{name} erfährt, dass du wartest.',
  'page.online-table.nudge.failed': '{name} ließ sich nicht erinnern. Versuche es gleich noch einmal.',
  'page.online-table.nudge.done': 'Schon erinnert. Einmal je Zug genügt.',
  'page.online-table.nudge.early': 'Möglich, wenn das Warten {time} gedauert hat.',
  'page.online-table.nudge.nobody': 'Hier ist niemand zu erinnern.',
  'page.online-table.nudged': '{name} wartet auf dich.',
  'page.online-table.paused': 'Der Tisch macht Pause bis {until}',
  'page.online-table.paused-help': 'Die Uhren stehen. Dann geht es weiter, oder früher, wenn alle zustimmen.',
  'page.online-table.ended': 'Hier ist der Tisch nach Absprache beendet',
  'page.online-table.ended-help':
    'Die Partie bleibt, wie sie ist. Du kannst sie durchsehen und eine Kopie zum Weiterspielen behalten.',
  'page.online-table.ask-resume': 'Bitten, jetzt weiterzuspielen',

  'page.online-table.reconnecting': 'Die Verbindung wird wiederhergestellt.',
  'page.online-table.rematch': 'Noch einmal dieselben Spieler',
  'page.online-table.rematch.help':
    'Ein neuer Tisch mit denselben Regeln und Sitzen. Die anderen finden ihn in der Liste ihrer Tische.',
  'page.online-table.rematch.failed':
    'Der neue Tisch ließ sich nicht anlegen. Versuche es gleich noch einmal.',
  'page.online-table.restarting': 'Der Server startet neu.',
  'page.online-table.reconnecting-help':
    'Was du siehst, ist {ago} alt. {number, select, 0 {Was du tust, wird später gesendet.} 1 {Eine Aktion ist noch nicht gesendet.} other {{number} Aktionen sind noch nicht gesendet.}}',
  'page.online-table.reconnecting-short':
    '{number, select, 0 {{ago} alt.} 1 {Eine Aktion wartet.} other {{number} Aktionen warten.}}',
  'page.online-table.try-now': 'Jetzt versuchen',
  'page.online-table.reload': 'Neu laden',
  'page.online-table.keep-copy': 'Kopie in diesem Browser behalten',
  'page.online-table.hidden': 'Dieser Tisch ist dir nicht mehr zugänglich.',
  'page.online-table.hidden-help': 'Du siehst, was du von ihm hattest.',
  'page.online-table.lost': 'Diese Seite und der Server sind sich über die Partie nicht einig.',
  'page.online-table.lost-help':
    'Von hier wird nichts mehr gespielt, und verloren ist nichts: Der Server hat jede Aktion. Lade die Seite neu, dann geht es weiter.',
  'page.online-table.old-page': 'Auf dem Server läuft ein neueres Railhead.',
  'page.online-table.old-page-help': 'Verloren ist nichts. Lade die Seite neu, dann geht es weiter.',
  'page.online-table.held': 'Dieser Tisch ist angehalten.',
  'page.online-table.held-help':
    'Die Regeln des Servers haben sich geändert, und diese Partie lässt sich damit nicht mehr nachspielen. Ansehen kannst du alles; wer den Server betreibt, muss das klären. Deine Aktionen bleiben hier erhalten.',
  'page.online-table.full': 'Der Server hat keinen Platz mehr.',
  'page.online-table.full-help': 'Deine Aktion wartet hier und wird gesendet, sobald Platz ist.',
  'page.online-table.replaced': 'Ein Computer spielt für dich.',
  'page.online-table.replaced-help':
    '{character}. Zwischen zwei Aktionen kannst du den Sitz jederzeit zurücknehmen.',
  'page.online-table.take-seat-back': 'Meinen Sitz zurücknehmen',

  'page.online-table.plan.played': 'Inzwischen: {what}.',
  'page.online-table.plan.undone': '{name} hat inzwischen Aktionen zurückgenommen.',
  'page.online-table.plan.stale': 'Am Tisch hat sich inzwischen etwas geändert.',
  'page.online-table.plan.rules': 'Der Server lehnt die Aktion ab: {text}',
  'page.online-table.plan.seat': 'Diesen Sitz spielst du jetzt nicht.',
  'page.online-table.plan.not-running': 'Dieser Tisch macht Pause oder ist zu Ende.',
  'page.online-table.plan.held': 'Dieser Tisch ist angehalten.',
  'page.online-table.plan.kept':
    '{number, select, 1 {Deine Aktion wurde nicht gespielt; sie ist als Plan aufgehoben.} other {Deine {number} Aktionen wurden nicht gespielt; sie sind als Plan aufgehoben.}}',
  'page.online-table.plan.look': 'Plan ansehen',
  'page.online-table.plan.gone-on': 'Die Partie ist weitergegangen, seit dieser Plan begonnen wurde.',
  'page.online-table.plan.gone-on-help': 'Der Plan zeigt noch die Stellung von vorher.',
  'page.online-table.plan.renew': 'Von der neuen Stellung aus planen',
  'page.online-table.undo-dropped.consent':
    'Zurückgenommen wurde nichts: Jemand anderes hat seitdem gespielt und muss zustimmen.',
  'page.online-table.undo-dropped.no-undo': 'Zurückgenommen wurde nichts: Dieser Tisch erlaubt es nicht.',
  'page.online-table.undo-dropped.not-running':
    'Zurückgenommen wurde nichts: Die Partie macht Pause oder ist zu Ende.',
  'page.online-table.undo-dropped.stale': 'Zurückgenommen wurde nichts: Jemand war schneller.',

  'page.online-table.ask.undo':
    '{isMine, select, true {Du bittest} other {{name} bittet}} darum, {number, plural, one {# Aktion} other {# Aktionen}} zurückzunehmen',
  'page.online-table.ask.pause':
    '{isMine, select, true {Du bittest} other {{name} bittet}} um eine Pause bis {until}',
  'page.online-table.ask.resume':
    '{isMine, select, true {Du bittest} other {{name} bittet}} darum, jetzt weiterzuspielen',
  'page.online-table.ask.end':
    '{isMine, select, true {Du bittest} other {{name} bittet}} darum, die Partie hier zu beenden',
  'page.online-table.ask.seat':
    '{isMine, select, true {Du bittest} other {{name} bittet}} darum, einen Computer für {other} spielen zu lassen',
  'page.online-table.ask.help':
    '{isMajority, select, true {Mehr als die Hälfte muss zustimmen.} other {Alle hier müssen zustimmen.}}{kind, select, undo { Mit der nächsten Aktion ist die Bitte vorbei.} other {}}',
  'page.online-table.answers': 'Wer zugestimmt hat',
  'page.online-table.answers.of': '{number} von {all}',
  'page.online-table.answer.yes': 'stimmt zu',
  'page.online-table.answer.no': 'lehnt ab',
  'page.online-table.answer.you': 'du entscheidest',
  'page.online-table.answer.open': 'noch offen, schon {time}',
  'page.online-table.ask.show': 'Zeigen, was zurückgenommen würde',
  'page.online-table.ask.limit': 'Wenn niemand antwortet',
  'page.online-table.ask.limit-help': 'Noch {time}, dann gilt das als Nein, und es geht weiter.',
  'page.online-table.ask.kept': 'Nichts geht verloren',
  'page.online-table.ask.kept-help':
    'Die Aktionen bleiben im Protokoll des Tischs, als zurückgenommen gekennzeichnet.',
  'page.online-table.ask.offline': 'Ohne Verbindung lässt sich niemand fragen.',
  'page.online-table.ask.decide': 'Inzwischen entscheiden',
  'page.online-table.ask.waiting': 'Die anderen sind gefragt.',
  'page.online-table.agree': 'Zustimmen',
  'page.online-table.refuse': 'Ablehnen',
  'page.online-table.withdraw': 'Bitte zurückziehen',
  'page.online-table.back.title': 'Was zurückgenommen würde',
  'page.online-table.back.help': 'Das Neueste zuerst. Weiter ginge es wie nach Aktion {number}.',
  'page.online-table.back.map': 'Karte',
  'page.online-table.back.now': 'Jetzt',
  'page.online-table.back.after': 'Nach dem Zurücknehmen',
  'page.online-table.back.switches': 'schaltet die Karte um',
  'page.online-table.ask-back': 'Um Zurücknehmen bitten …',
  'page.online-table.ask-back.help': 'Zurück zur Stellung vor dieser Aktion:',
  'page.online-table.ask-back.send':
    '{number, select, 1 {Um eine Aktion bitten} other {Um {number} Aktionen bitten}}',
  'page.online-table.ask-back.none': 'An diesem Tisch wird nichts zurückgenommen.',
  'page.online-table.ask-back.still': 'Nicht, solange die Partie Pause macht oder zu Ende ist.',
  'page.online-table.ask-back.asked': 'Die anderen sind schon gefragt.',
  'page.online-table.ask-back.offline': 'Ohne Verbindung lässt sich niemand fragen.',
  'page.online-table.ask-back.over': 'Das Spiel ist zu Ende.',
  'page.online-table.ask-pause': 'Um eine Pause bitten …',
  'page.online-table.ask-pause.help':
    'Alle Spieler müssen zustimmen. Die Uhren stehen, und alle zusammen können früher weiterspielen.',
  'page.online-table.ask-pause.for':
    '{number, select, 1 {Für eine Stunde} 24 {Für einen Tag} 168 {Für eine Woche} other {Für {number} h}}',
  'page.online-table.ask-end': 'Um ein Ende bitten …',
  'page.online-table.ask-end.help':
    'Stimmen alle Spieler zu, endet die Partie hier ohne Ergebnis. Durchsehen und als Kopie behalten lässt sie sich weiterhin.',
  'page.online-table.ask-end.send': 'Die anderen fragen',
  'page.online-table.denied.stale':
    'Inzwischen hat jemand gespielt: Frag noch einmal, wenn du es noch willst.',
  'page.online-table.denied.seat': 'Darum kannst du jetzt nicht bitten.',
  'page.online-table.denied.not-running': 'Darum kann jetzt niemand bitten.',
  'page.online-table.denied.held': 'Dieser Tisch ist angehalten.',
  'page.online-table.denied.consent': 'Dazu müssen die anderen gefragt werden.',
  'page.online-table.denied.no-undo': 'Dort wird nichts zurückgenommen.',
  'page.online-table.denied.asked': 'Die anderen sind schon gefragt.',
  'page.online-table.denied.rules': 'Die Regeln erlauben es nicht.',
  'page.online-table.denied.slow-down':
    'Die anderen haben gerade abgelehnt. Fragen kannst du wieder in {seconds, plural, one {# Sekunde} other {# Sekunden}}.',
  'page.online-table.denied.full': 'Der Server hat keinen Platz mehr. Versuche es später noch einmal.',
  'page.online-table.denied.old-page':
    'Auf dem Server läuft ein neueres Railhead. Lade die Seite neu, dann geht es weiter.',

  'page.online-table.seats-help':
    'Ein Computer kann einen Sitz übernehmen, wenn mehr als die Hälfte der anderen zustimmt. Wem der Sitz gehört, der kann ihn jederzeit zurücknehmen, ohne zu fragen.',
  'page.online-table.seat.you': 'du',
  'page.online-table.seat.person': 'ein Mensch',
  'page.online-table.seat.computer': 'Computer, {character}',
  'page.online-table.seat.ask': 'Um einen Computer bitten',

  'page.online-table.beside': 'Chat und Notizen',
  'page.online-table.tab.players': '{isOnly, select, true {Chat} other {Spieler}}',
  'page.online-table.tab.watchers': 'Publikum',
  'page.online-table.tab.notes': 'Notizen',
  'page.online-table.here':
    '{here} von {all} da{watching, plural, =0 {} one {, # schaut zu} other {, # schauen zu}}',
  'page.online-table.watching': '{number, plural, one {# Person schaut zu} other {# Personen schauen zu}}',
  'page.online-table.chat': 'Chat',
  'page.online-table.chat.open':
    '{number, select, 0 {Chat} 1 {Chat, eine neue Zeile} other {Chat, {number} neue Zeilen}}',
  'page.online-table.chat.write': 'Schreib etwas, mit # für eine Aktion',
  'page.online-table.chat.send': 'Senden',
  'page.online-table.chat.unsent': 'noch nicht gesendet',
  'page.online-table.chat.removed': 'entfernt',
  'page.online-table.chat.muted': 'Stummgeschaltet. Diese Zeile zeigen',
  'page.online-table.chat.mute': 'Stummschalten',
  'page.online-table.chat.unmute': 'Wieder zeigen',
  'page.online-table.chat.read-only': 'Hier schreiben nur Spieler.',
  'page.online-table.chat.empty.players':
    'Noch hat niemand etwas geschrieben. Nummern wie #12 führen zu einer Aktion.',
  'page.online-table.chat.empty.watchers':
    'Noch hat niemand etwas geschrieben. Spieler lesen das hier erst, wenn das Spiel zu Ende ist.',
  'page.online-table.notes.empty': 'Nur für dich, auf allen deinen Geräten.',
  'page.online-table.notes.loading': 'wird geladen',
  'page.online-table.notes.kept': 'auf dem Server gespeichert, nur für dich zu sehen',
  'page.online-table.notes.typing': 'noch nicht gespeichert',
  'page.online-table.notes.failed': 'ließ sich nicht speichern oder lesen',
  'page.online-table.notes.before': 'Früherer Text',

  'page.online-table.open.missing': 'Einen solchen Tisch gibt es nicht, oder er ist dir nicht zugänglich.',
  'page.online-table.open.unreachable':
    'Der Server antwortet nicht, und dieser Browser hat keine Kopie des Tischs. Verloren ist nichts.',
};
