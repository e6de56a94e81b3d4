import type { Overview } from '../rule-texts.ts';

/** 1848 in five minutes. */
export const OVERVIEW_DE_1848: Overview = {
  parts: [
    {
      heading: 'Worum es geht',
      text: 'Ihr spielt Geldgeber, keine Gesellschaften. Du kaufst Aktien, und wer von einer Gesellschaft am meisten besitzt, leitet sie: baut ihre Gleise, lässt ihre Loks fahren und entscheidet, ob das verdiente Geld an die Aktionäre geht oder in der Gesellschaft bleibt. Am Ende zählen nur dein Bargeld und der Wert deiner Aktien; der reichste Spieler gewinnt ([1848-18.3]).',
    },
    {
      heading: 'Ablauf',
      text: 'Zuerst werden sechs Privatbahnen verkauft; jede wird billiger, bis jemand sie kauft ([1848-3.1]). Danach wechseln sich Aktienrunden, in denen mit Aktien gehandelt wird, und Serien von einer bis drei Operationsrunden, in denen die Gesellschaften agieren, bis zum Ende ab.',
    },
    {
      heading: 'In einer Aktienrunde',
      text: 'In deinem Zug verkaufst du, so viel du willst, dann kaufst du ein Papier, oder du passt. Wer eine Gesellschaft gründet, wählt ihren Kurs, 70 bis 100 £, und bezahlt zwei Aktien. Sind 60 % verkauft, geht sie in Betrieb und bekommt das Zehnfache dieses Kurses. In der ersten Aktienrunde lassen sich Aktien von Gesellschaften nicht verkaufen. Jeder Verkauf senkt den Kurs um eine Zeile; der Kurs einer Gesellschaft, die ganz in Spielerhand ist, steigt.',
    },
    {
      heading: 'In einer Operationsrunde',
      text: 'Jede Gesellschaft, die mit dem höchsten Kurs zuerst, baut Gleise, setzt einen Bahnhofsmarker, lässt ihre Loks fahren, zahlt eine Dividende oder spart ein und kauft Loks. Eine Dividende schiebt den Kurs nach rechts, Einsparen nach links. Hat eine Gesellschaft eine Strecke, muss sie am Ende ihres Zugs eine Lok besitzen.',
    },
    {
      heading: 'Spurweiten',
      text: 'Die alten Kolonien bauten verschiedene Spurweiten. Gleise über eine markierte Grenze zu bauen kostet nichts, aber jeder Spurwechsel verbraucht einen Halt der Reichweite; eine Plus-Lok hat einen Wechsel frei ([1848-11.2]).',
    },
    {
      heading: 'Anleihen und Zwangsverwaltung',
      text: 'Ab der ersten 3er-Lok darf eine Gesellschaft je Zug 100 £ bei der Bank von England aufnehmen. Zurückgezahlt wird nie; dafür fällt der Kurs um zwei Spalten. Muss eine Gesellschaft eine Lok kaufen, für die das Geld nicht reicht, nimmt sie weitere Anleihen auf, zu je drei Spalten. In der Spalte ganz links geht sie in Zwangsverwaltung: Ihr Direktor entschädigt die anderen Aktionäre, und ihre Bahnhofsmarker gehen an die Bank von England, deren Aktien immer mehr einbringen ([1848-16.1]). Auch die kannst du kaufen.',
    },
    {
      heading: 'Commonwealth Railways (COM)',
      text: 'Aktien der COM gibt es von Anfang an, aber die Gesellschaft agiert erst, wenn Gleise Adelaide und Sydney verbinden oder die erste 6er-Lok verkauft ist ([1848-6.2]).',
    },
    {
      heading: 'Das Ende',
      text: 'Das Spiel endet, wenn die Bank gesprengt ist, ein Kurs 450 £ erreicht, sechzehn Anleihen aufgenommen oder fünf Gesellschaften in Zwangsverwaltung sind. Die Serie von Operationsrunden wird noch zu Ende gespielt.',
    },
  ],
  tables: [
    {
      caption: 'Gelände und Bahnhofsmarker',
      head: ['Was', 'Kosten'],
      rows: [
        ['Wüste, erstes Plättchen', '40 £'],
        ['Berg, erstes Plättchen', '50 £'],
        ['Spurwechsel', 'Bauen kostenlos, Fahren ein Halt'],
        ['Bahnhofsmarker: Heimat, zweiter, weitere', 'kostenlos, 40 £, 100 £'],
        ['COM: die ersten zwei Marker, weitere', 'kostenlos, 100 £'],
      ],
    },
    {
      caption: 'Werte nach Plättchenfarbe',
      head: ['Ort', 'Gelb', 'Grün', 'Braun', 'Grau'],
      rows: [
        ['Stadt', '20', '30', '40', '50'],
        ['K-Stadt', '20', '40', '60', '80'],
        ['Doppelstadt', '30', '40', '50', '–'],
        ['Kleinstadt', '10', '10', '10', '10'],
      ],
    },
    {
      caption: 'Loks',
      head: ['Lok', 'Preis', 'Plus', 'Schrott', 'Bringt'],
      rows: [
        ['2', '{train_2} £', '{train_2plus} £', '', ''],
        ['3', '{train_3} £', '{train_3plus} £', '', 'grüne Plättchen, Anleihen, Lokhandel'],
        ['4', '{train_4} £', '{train_4plus} £', '2', 'drei Loks je Gesellschaft'],
        ['5', '{train_5} £', '{train_5plus} £', '', 'braune Plättchen, Privatbahnen schließen, 2E'],
        ['6', '{train_6} £', '{train_6plus} £', '3', 'COM darf agieren'],
        ['8 oder D', '{train_8} oder {train_D} £', '', '4', 'graue Plättchen'],
      ],
    },
    {
      caption: 'Privatbahnen',
      head: ['Bahn', 'Preis', 'Einkommen', 'Sondereigenschaft'],
      rows: [
        ['P1', '{price_P1} £', '{income_P1} £', 'keine'],
        ['P2', '{price_P2} £', '{income_P2} £', 'ein Wüstenplättchen für 40 £ weniger'],
        ['P3', '{price_P3} £', '{income_P3} £', 'legt Tasmanien'],
        ['P4', '{price_P4} £', '{income_P4} £', 'eine 2E für {train_2E_with_P4} £'],
        ['P5', '{price_P5} £', '{income_P5} £', 'eine Aktie der QR'],
        ['P6', '{price_P6} £', '{income_P6} £', 'Direktorposten der CAR'],
      ],
    },
  ],
};
