import type { Overview } from '../rule-texts.ts';

/** 18GB in five minutes. */
export const OVERVIEW_DE_18GB: Overview = {
  parts: [
    {
      heading: 'Worum es geht',
      text: 'Du legst Geld in den Eisenbahnen Großbritanniens an. Der größte Aktionär leitet eine Gesellschaft: baut ihre Gleise, lässt ihre Loks fahren und zahlt das Verdiente aus oder spart es ein. Am Ende zählen Bargeld, Aktien und Privatbahnen, die noch offen sind ([18GB-17.1]).',
    },
    {
      heading: 'Ablauf',
      text: 'Zuerst werden Privatbahnen versteigert, alle gleichzeitig. Danach folgen auf jede Aktienrunde zwei Operationsrunden. Etwa die Hälfte der Gesellschaften kann in der ersten Aktienrunde noch nicht gegründet werden; welche, entscheidet das Los.',
    },
    {
      heading: 'In einer Aktienrunde',
      text: 'Verkaufe, dann kaufe eine Aktie oder gründe eine Gesellschaft; oder vergrößere eine deiner Gesellschaften. Wer zuerst passt, ist in der nächsten Runde zuerst am Zug ([18GB-7.1]). Gesellschaften beginnen mit fünf Aktien: Das erste Papier sind 40 % davon. In der gelben Phase genügt das, um in Betrieb zu gehen.',
    },
    {
      heading: 'Fünf Aktien und zehn',
      text: 'Eine Umwandlung macht aus fünf Aktien zehn. Der Kurs fällt um zwei Schritte, und die Bank zahlt der Gesellschaft fünf Aktien zum neuen Kurs; außerdem bekommt sie Bahnhofsmarker und darf mehr Loks besitzen ([18GB-6.8]). Wer nach der ersten 5+2 in Betrieb geht, hat von Anfang an zehn Aktien.',
    },
    {
      heading: 'In einer Operationsrunde',
      text: 'Jede Gesellschaft, die mit dem höchsten Kurs zuerst, legt bis zu zwei Plättchen oder rüstet welche auf, höchstens eines davon mit Stadt, und darf einen Bahnhofsmarker setzen, in beliebiger Reihenfolge. Dann fährt sie, zahlt aus oder spart ein und kauft Loks. Jede Dividende hebt den Kurs um einen Schritt; das Zwei-, Drei- oder Vierfache des Kurses hebt ihn um zwei, drei oder vier.',
    },
    {
      heading: 'Was Fahrten bringen',
      text: 'Eine 3+1 macht vier Halte, davon höchstens drei Städte. X-Loks zählen nur Städte und verdienen umso mehr, je weiter ihre Enden auseinanderliegen. Eine Fahrt von Nord nach Süd oder von Ost nach West bringt einen Bonus, ebenso ein Tunnel unter einer Mündung.',
    },
    {
      heading: 'Privatbahnen',
      text: 'Eine Privatbahn zahlt ein Einkommen und blockiert ihr Feld für alle. Der Besitzer darf sie fast jederzeit schließen: Dann zahlt sie noch einmal, und ihre Sondereigenschaft lässt sich nutzen ([18GB-5.4]). Wer LB besitzt, muss die LNWR gründen, bevor er etwas anderes kauft.',
    },
    {
      heading: 'Ohne Lok',
      text: 'Eine Gesellschaft ohne Lok, die keine kaufen kann, darf eine Notumwandlung machen, sonst ist sie zahlungsunfähig und fährt mit einer Leihlok. Niemand zahlt dafür aus eigener Tasche, und einen Bankrott gibt es nicht.',
    },
    {
      heading: 'Das Ende',
      text: 'Nach jeder Operationsrunde, in der keine Lok gekauft wurde, wird eine exportiert. Das Spiel endet, wenn die letzte Lok das Depot verlässt, oder mit der Operationsrunde, in der ein Kurs 350 £ erreicht.',
    },
  ],
  tables: [
    {
      caption: 'Gelände und Bahnhofsmarker',
      head: ['Was', 'Kosten'],
      rows: [
        ['Hügelkante, für jedes ihrer zwei Felder', '50 £'],
        ['Blaues Plättchen einer Mündung', '50 £'],
        ['Austausch', 'kostenlos, außer neue Hügelkanten'],
        ['Bahnhofsmarker: Heimat, weitere', 'kostenlos, 50 £'],
      ],
    },
    {
      caption: 'Loks',
      head: ['Lok', 'Preis', 'Schrott', 'Bringt'],
      rows: [
        ['2+1', '{train_2plus1} £', '', ''],
        ['3+1', '{train_3plus1} £', '', 'grüne Plättchen'],
        ['4+2', '{train_4plus2} £', '2+1', 'blaue Plättchen, Privatbahnen blockieren keine Felder mehr'],
        ['5+2', '{train_5plus2} £', '', 'braune Plättchen, neue Gesellschaften haben zehn Aktien'],
        ['4X', '{train_4X} £', '3+1', 'höchstens zwei Loks'],
        ['5X', '{train_5X} £', '', ''],
        ['6X', '{train_6X} £', '4+2', 'graue Plättchen'],
      ],
    },
    {
      caption: 'Boni einer Fahrt',
      head: ['Bonus', 'Betrag'],
      rows: [
        ['Nord–Süd oder Ost–West', '20 £, ab Blau 30 £, in Grau 40 £'],
        ['Severn-Tunnel', '30 £'],
        ['Forth und Tay', '40 £'],
      ],
    },
    {
      caption: 'Privatbahnen',
      head: ['Bahn', 'Preis', 'Einkommen', 'Geschlossen'],
      rows: [
        ['LB', '{price_LB} £', '{income_LB} £', 'gründet die LNWR'],
        ['AF', '{price_AF} £', '{income_AF} £', 'ein zusätzliches Plättchen in Perth'],
        ['GN', '{price_GN} £', '{income_GN} £', 'ein Bahnhofsmarker in York'],
        ['SD', '{price_SD} £', '{income_SD} £', '{bonus_SD} £ in Middlesbrough'],
        ['LM', '{price_LM} £', '{income_LM} £', '{bonus_LM} £ in Liverpool'],
        ['LS', '{price_LS} £', '{income_LS} £', 'ein zusätzliches Plättchen in Leicester'],
        ['TV', '{price_TV} £', '{income_TV} £', 'das Severn-Plättchen kostenlos'],
        ['MC', '{price_MC} £', '{income_MC} £', 'ein Bahnhofsmarker in Carlisle'],
        ['CH', '{price_CH} £', '{income_CH} £', '{bonus_CH} £ in Holyhead'],
      ],
    },
  ],
};
