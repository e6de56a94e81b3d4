import type { Overview } from '../rule-texts.ts';

/** Chicago Express in five minutes. */
export const OVERVIEW_DE_CHICAGO_EXPRESS: Overview = {
  parts: [
    {
      heading: 'Worum es geht',
      text: 'Vier Gesellschaften bauen vom Atlantik nach Westen, und ihr besitzt Aktien davon. Niemandem gehört eine ganze Gesellschaft: Mit einer einzigen Aktie darfst du für sie bauen, und zwar mit ihrem Geld. Am Ende zählt nur Bargeld ([CE-12.4]).',
    },
    {
      heading: 'Der Anfang',
      text: 'Von jeder Gesellschaft wird eine Aktie versteigert. Was du zahlst, kommt ins Betriebskapital der Gesellschaft, und damit baut sie; eine billige Aktie heißt also eine arme Gesellschaft.',
    },
    {
      heading: 'Dein Zug',
      text: 'Wähle einen von drei Zeigern und drehe ihn einen Schritt weiter: eine Aktie einer beliebigen Gesellschaft versteigern; ein Feld entwickeln, das schon eine Gesellschaft erreicht hat; oder eine Gesellschaft, von der du eine Aktie hast, um bis zu drei Felder ausbauen. Du darfst auch nur einen Zeiger drehen und nichts tun. Ein Zeiger auf Rot ist bis zu den nächsten Dividenden gesperrt.',
    },
    {
      heading: 'Dividenden',
      text: 'Stehen zwei Zeiger auf Rot, zahlt jede Gesellschaft ihr Einkommen aus, geteilt durch die verkauften Aktien und aufgerundet. Mit jeder verkauften Aktie bringen also alle anderen dieser Gesellschaft weniger: Eine Versteigerung kann die Einnahmen anderer Spieler verwässern.',
    },
    {
      heading: 'Bauen',
      text: 'Das Betriebskapital zahlt, was auf dem Feld steht; das Doppelte, wenn dort schon eine andere Gesellschaft ist, das Dreifache bei zweien. In Wäldern und auf Bergen ist nur Platz für eine Gesellschaft: Die erste hält alle anderen fern. Städte, Berge und Industriestädte erhöhen das Einkommen.',
    },
    {
      heading: 'Chicago',
      text: 'Erreicht eine Gesellschaft Chicago, verdient sie 7 mehr und zahlt ihren Aktionären sofort eine Dividende. Die erste dort eröffnet außerdem die Wabash, deren erste Aktie gleich versteigert wird ([CE-9.4]).',
    },
    {
      heading: 'Das Ende',
      text: 'Das Spiel endet gleich nach einer Dividende, wenn drei Gesellschaften keine Aktien mehr haben oder drei keine Loks mehr, wenn höchstens drei Häuser übrig sind oder wenn zum achten Mal Dividenden gezahlt wurden ([CE-12.1]).',
    },
  ],
  tables: [
    {
      caption: 'Gelände',
      head: ['Feld', 'Kosten', 'Einkommen', 'Gesellschaften', 'Ein Haus bringt'],
      rows: [
        ['Ebene', '1 bis 2 $', '0', 'beliebig viele', '–'],
        ['Wald', '1 bis 4 $', '0', 'eine', '2 $ Betriebskapital'],
        ['Berg', '2 bis 4 $', '1', 'eine', '2 mehr Einkommen'],
        ['Stadt', '1 bis 3 $', '1 bis 3', 'beliebig viele', '1 oder 2 mehr Einkommen'],
        ['Detroit', '3 $', '1, nach jeder Dividende eins mehr', 'beliebig viele', '–'],
        ['Wheeling', '3 $', '3, dann 4, 5, 6', 'beliebig viele', 'nächster Wert'],
        ['Pittsburgh', '4 $', '4, dann 6, 8', 'beliebig viele', 'nächster Wert'],
        ['Chicago', '3 $', '7', 'beliebig viele', '–'],
      ],
    },
    {
      caption: 'Gesellschaften',
      head: ['AG', 'Aktien', 'Loks', 'Einkommen'],
      rows: [
        ['PRR', '{shares_PRR}', '{locomotives_PRR}', '{income_PRR}'],
        ['B&O', '{shares_BandO}', '{locomotives_BandO}', '{income_BandO}'],
        ['C&O', '{shares_CandO}', '{locomotives_CandO}', '{income_CandO}'],
        ['NYC', '{shares_NYC}', '{locomotives_NYC}', '{income_NYC}'],
        ['WAB', '{shares_WAB}', '{locomotives_WAB}', '1, mit einem Haus in Fort Wayne 3'],
      ],
    },
    {
      caption: 'Zeiger',
      head: ['Zeiger', 'Schritte bis Rot'],
      rows: [
        ['Versteigerung', '3'],
        ['Entwicklung', '4'],
        ['Ausbau', '5'],
      ],
    },
  ],
};
