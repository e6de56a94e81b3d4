import type { Overview } from '../rule-texts.ts';

/** Chicago Express in five minutes. */
export const OVERVIEW_PL_CHICAGO_EXPRESS: Overview = {
  parts: [
    {
      heading: 'O co chodzi',
      text: 'Cztery spółki budują od Atlantyku na zachód, a ty masz ich akcje. Nikt nie ma całej spółki: z jedną akcją możesz dla niej budować za jej pieniądze. Na koniec liczy się tylko gotówka ([CE-12.4]).',
    },
    {
      heading: 'Początek',
      text: 'Licytuje się po jednej akcji każdej spółki. To, co płacisz, trafia do skarbca spółki i za to ona buduje, więc tania akcja oznacza biedną spółkę.',
    },
    {
      heading: 'Twoja tura',
      text: 'Wybierz jeden z trzech zegarów i przesuń wskazówkę o krok: wystaw na licytację akcję dowolnej spółki; rozwiń heks, do którego dotarła jakaś spółka; albo rozbuduj sieć spółki, której akcję masz, do trzech heksów. Możesz też przesunąć wskazówkę i nic nie robić. Zegar na czerwonym jest zamknięty do najbliższych dywidend.',
    },
    {
      heading: 'Dywidendy',
      text: 'Gdy dwa zegary są na czerwonym, każda spółka wypłaca swój dochód, podzielony na sprzedane akcje i zaokrąglony w górę. Każda sprzedana akcja zmniejsza więc wypłatę na wszystkie inne akcje tej spółki: licytacją można rozwodnić dochód innego gracza.',
    },
    {
      heading: 'Budowa',
      text: 'Skarbiec płaci kwotę wydrukowaną na heksie; podwójną, gdy jest tam jedna inna spółka, potrójną, gdy są dwie. Las i góry mieszczą tylko jedną spółkę: pierwsza zamyka drogę innym. Miasta, góry i przemysł podnoszą dochód.',
    },
    {
      heading: 'Chicago',
      text: 'Spółka, która dociera do Chicago, zarabia o 7 więcej i od razu płaci akcjonariuszom. Pierwsza otwiera też Wabash, której pierwszą akcję natychmiast się licytuje ([CE-9.4]).',
    },
    {
      heading: 'Koniec',
      text: 'Gra kończy się zaraz po dywidendach, jeśli trzy spółki nie mają już akcji albo trzy nie mają lokomotyw, zostały trzy domki lub mniej, albo dywidendy wypłacono ósmy raz ([CE-12.1]).',
    },
  ],
  tables: [
    {
      caption: 'Teren',
      head: ['Heks', 'Koszt', 'Dochód', 'Spółki', 'Domek daje'],
      rows: [
        ['Równina', '1 $ do 2 $', '0', 'bez ograniczeń', '–'],
        ['Las', '1 $ do 4 $', '0', 'jedna', '2 $ do skarbca'],
        ['Góry', '2 $ do 4 $', '1', 'jedna', 'dochód o 2 wyższy'],
        ['Miasto', '1 $ do 3 $', '1 do 3', 'bez ograniczeń', 'dochód o 1 lub 2 wyższy'],
        ['Detroit', '3 $', '1, o jeden więcej po każdych dywidendach', 'bez ograniczeń', '–'],
        ['Wheeling', '3 $', '3, potem 4, 5, 6', 'bez ograniczeń', 'następna wartość'],
        ['Pittsburgh', '4 $', '4, potem 6, 8', 'bez ograniczeń', 'następna wartość'],
        ['Chicago', '3 $', '7', 'bez ograniczeń', '–'],
      ],
    },
    {
      caption: 'Spółki',
      head: ['Spółka', 'Akcje', 'Lokomotywy', 'Dochód na start'],
      rows: [
        ['PRR', '{shares_PRR}', '{locomotives_PRR}', '{income_PRR}'],
        ['B&O', '{shares_BandO}', '{locomotives_BandO}', '{income_BandO}'],
        ['C&O', '{shares_CandO}', '{locomotives_CandO}', '{income_CandO}'],
        ['NYC', '{shares_NYC}', '{locomotives_NYC}', '{income_NYC}'],
        ['WAB', '{shares_WAB}', '{locomotives_WAB}', '1, a z domkiem w Fort Wayne 3'],
      ],
    },
    {
      caption: 'Zegary',
      head: ['Zegar', 'Kroki do czerwonego'],
      rows: [
        ['Licytacja', '3'],
        ['Rozwój', '4'],
        ['Rozbudowa', '5'],
      ],
    },
  ],
};
