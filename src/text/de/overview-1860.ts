import type { Overview } from '../rule-texts.ts';

/** 1860 in five minutes. */
export const OVERVIEW_DE_1860: Overview = {
  parts: [
    {
      heading: 'Worum es geht',
      text: 'Acht Gesellschaften teilen sich eine Insel, die drei ernähren kann. Du kaufst Aktien, und wer von einer Gesellschaft am meisten besitzt, ist ihr Präsident: baut ihre Gleise, lässt ihre Loks fahren und entscheidet, ob ausgezahlt wird. Am Ende zählen Bargeld, Aktien und Privatbahnen ([1860-21.4]).',
    },
    {
      heading: 'Ablauf',
      text: 'Sechs Lose, vier Privatbahnen und die Präsidentenaktien zweier Gesellschaften, werden versteigert: Ihr bietet um das Recht auf die Wahl und bezahlt dann, was ihr wählt ([1860-3.1]). Danach wechseln sich Aktienrunden und Serien von einer bis drei Operationsrunden ab.',
    },
    {
      heading: 'In einer Aktienrunde',
      text: 'Verkaufe, so viel du willst, dann kaufe ein Papier oder eine Privatbahn. Gesellschaften kommen in vier Gruppen; die nächste öffnet, sobald eine Gesellschaft der vorigen agiert hat oder ausverkauft ist ([1860-6.2]). Mit 50 % in Spielerhand geht eine Gesellschaft in Betrieb und bekommt das Zehnfache ihres Ausgabekurses. Jede verkaufte Aktie senkt den Kurs um ein Feld, außer in den roten Zonen, und Aktien einer Gesellschaft ohne Lok bringen nur die Hälfte.',
    },
    {
      heading: 'In einer Operationsrunde',
      text: 'Jede Gesellschaft, die mit dem höchsten Kurs zuerst, baut, setzt einen Bahnhofsmarker, fährt, zahlt aus oder spart ein und kauft Loks. Lege zwei gelbe Plättchen ohne Stadt oder eines mit Stadt, oder rüste eines auf. Aufrüsten darfst du nur, so weit deine weiteste Lok reicht.',
    },
    {
      heading: 'Loks, Kleinstädte und Haltepunkte',
      text: 'Eine Lok 4+2 zählt vier Städte und zwei Kleinstädte oder Haltepunkte; was sie für Städte nicht braucht, bekommen Kleinstädte und Haltepunkte. Ein Haltepunkt bringt 10 £ für die Gesellschaft selbst und nichts für die Aktionäre. Alle Strecken einer Gesellschaft müssen verbunden sein, und eine muss ihren Heimatbahnhof anfahren.',
    },
    {
      heading: 'Dividenden',
      text: 'Wird mindestens der Kurs gezahlt, steigt er um einen Schritt, beim Doppelten um zwei, höchstens um vier. Wird weniger gezahlt, bleibt er stehen; wird nichts gezahlt, fällt er um einen Schritt.',
    },
    {
      heading: 'Ohne Lok',
      text: 'Eine Gesellschaft mit einer Strecke und ohne Lok wird zahlungsunfähig: Eine Leihlok fährt für sie, das Verdiente wird eingespart, und gebaut wird nur, was nichts kostet ([1860-16.4]). Fällt der Kurs auf 0, ist die Gesellschaft bankrott, ihre Aktien sind wertlos, und jeder darf sie neu gründen ([1860-18.1]).',
    },
    {
      heading: 'Das Ende',
      text: 'Die erste 9+5 bringt die Southern Railway und dann British Rail. Nun schließen die schwächsten Gesellschaften eine nach der anderen, bis die letzten noch einmal fahren. Ein Kurs von 340 oder 10.000 £ in Spielerhand beendet das Spiel früher.',
    },
  ],
  tables: [
    {
      caption: 'Gelände und Bahnhofsmarker',
      head: ['Was', 'Kosten'],
      rows: [
        ['Hügel oder Wasser, erstes Plättchen', '60 £'],
        ['Austausch', 'kostenlos'],
        ['Bahnhofsmarker: Heimat, zweiter, weitere', 'kostenlos, 40 £, 100 £'],
      ],
    },
    {
      caption: 'Loks',
      head: ['Lok', 'Preis', 'Schrott', 'Bringt'],
      rows: [
        ['2+1', '{train_2plus1} £', '', ''],
        ['3+2', '{train_3plus2} £', '', 'grüne Plättchen, zwei Operationsrunden'],
        ['4+2', '{train_4plus2} £', '2+1', 'drei Loks je Gesellschaft'],
        ['5+3', '{train_5plus3} £', '', 'braune Plättchen, drei Operationsrunden'],
        ['6+3', '{train_6plus3} £', '3+2', 'Fishbourne Ferry, zwei Loks je Gesellschaft'],
        ['7+4', '{train_7plus4} £', '4+2', ''],
        ['8+4', '{train_8plus4} £', '5+3', 'kein Papierlimit, Verkäufe bewegen keine Kurse'],
        ['9+5', '{train_9plus5} £', '', 'Southern Railway, dann British Rail'],
      ],
    },
    {
      caption: 'Privatbahnen',
      head: ['Bahn', 'Preis', 'Einkommen', 'Tausch gegen'],
      rows: [
        ['BHC', '{price_BHC} £', '{income_BHC} £', 'eine Aktie der BHI&R'],
        ['YHC', '{price_YHC} £', '{income_YHC} £', 'eine Aktie der FYN'],
        ['CMH', '{price_CMH} £', '{income_CMH} £', 'eine Aktie der C&N'],
        ['RPSC', '{price_RPSC} £', '{income_RPSC} £', 'eine Aktie der IOW'],
        ['FFC, ab Phase 6', '{price_FFC} £', '{income_FFC} £', 'nichts'],
      ],
    },
    {
      caption: 'Gruppen der Gesellschaften',
      head: ['Gruppe', 'Gesellschaften', 'Ausgabekurse', 'Bahnhofsmarker'],
      rows: [
        ['1', 'C&N, IOW', '74, 82, 90, 100', '4'],
        ['2', 'IWNJ, FYN', '62, 68, 74, 82', '3'],
        ['3', 'NGStL, BHI&R', '58, 62, 68', '2'],
        ['4', 'S&C, VYSC', '54, 58, 62', '2'],
      ],
    },
  ],
};
