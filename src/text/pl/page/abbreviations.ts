import type { Messages } from '../../messages.ts';

/** What the abbreviations at a table stand for. */
export const PAGE_ABBREVIATIONS: Messages = {
  'page.abbr.means': '{short}: {long}.',
  'page.abbr.bank': 'To bank, który udziela pożyczek.',
  'page.abbr.home': 'Zaczyna na {hex}.',
  'page.abbr.to-float': 'Rozpocznie działalność po sprzedaży kolejnych {percent}.',
  'page.abbr.trains-left':
    '{number, plural, one {W banku jest jeszcze # taki pociąg.} few {W banku są jeszcze # takie pociągi.} many {W banku jest jeszcze # takich pociągów.} other {W banku jest jeszcze # takiego pociągu.}}',
  'page.abbr.certificates':
    '{seat} ma {number, plural, one {# certyfikat} few {# certyfikaty} many {# certyfikatów} other {# certyfikatu}}; {limitIs, select, none {limitu nie ma} other {limit to {limit}}}.',
  'page.abbr.loans':
    '{company} ma {number, plural, one {# zaciągniętą pożyczkę} few {# zaciągnięte pożyczki} many {# zaciągniętych pożyczek} other {# zaciągniętej pożyczki}}.',
  'page.abbr.priority': 'KP: karta priorytetu. Ten gracz działa pierwszy w następnej rundzie giełdowej.',
  'page.abbr.next-priority': 'Ten gracz dostałby kartę priorytetu (KP), gdyby runda skończyła się teraz.',
  'page.abbr.director': 'dyrektor',
  'page.abbr.column.liquid':
    'Płynne: tyle gotówki miałby gracz, gdyby sprzedał wszystko po dzisiejszych kursach.',
  'page.abbr.column.certificates': 'Certyfikaty gracza i ile wolno ich mieć.',
  'page.abbr.column.room': 'Wolne: ile jeszcze certyfikatów może mieć gracz.',
  'page.abbr.column.ipo': 'Nowe: akcje z oferty pierwotnej, których nikt jeszcze nie kupił.',
  'page.abbr.column.pool': 'Pula: akcje, które gracze odsprzedali.',
  'page.abbr.column.par': 'Emisja: cena emisyjna, po której sprzedaje się pierwsze akcje.',
  'page.abbr.column.treasury': 'Skarbiec: gotówka, która nie należy do żadnego gracza.',
  'page.abbr.label': '{label} (pasują tu tylko kafelki z tą etykietą)',
};
