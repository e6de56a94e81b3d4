import type { Overview } from '../rule-texts.ts';

/** 1860 in five minutes. */
export const OVERVIEW_PL_1860: Overview = {
  parts: [
    {
      heading: 'O co chodzi',
      text: 'Na wyspie, która wyżywi trzy spółki, jest ich osiem. Kupujesz akcje, a kto ma w spółce najwięcej, jest jej prezesem: buduje tory, uruchamia pociągi i decyduje, czy wypłacić dochód. Na koniec liczą się gotówka, akcje i spółki prywatne ([1860-21.4]).',
    },
    {
      heading: 'Przebieg gry',
      text: 'Licytuje się sześć pozycji, cztery spółki prywatne i certyfikaty prezesa dwóch spółek: licytujesz prawo wyboru, a potem płacisz za to, co wybierasz ([1860-3.1]). Dalej rundy giełdowe przeplatają się z seriami od jednej do trzech rund operacyjnych.',
    },
    {
      heading: 'Runda giełdowa',
      text: 'Sprzedajesz, ile chcesz, potem kupujesz jeden certyfikat albo jedną spółkę prywatną. Spółki są w czterech sekcjach; następna otwiera się, gdy jakaś spółka poprzedniej już operowała lub sprzedała wszystkie akcje ([1860-6.2]). Gdy 50% jest w rękach graczy, spółka rozpoczyna działalność i dostaje dziesięciokrotność ceny emisyjnej. Każda sprzedana akcja obniża kurs o pole, poza czerwonymi strefami, a akcje spółki bez pociągu sprzedaje się za pół kursu.',
    },
    {
      heading: 'Runda operacyjna',
      text: 'Każda spółka, poczynając od najwyższego kursu, buduje tory, stawia żeton, uruchamia pociągi, wypłaca lub zatrzymuje dochód i kupuje pociągi. Połóż dwa żółte kafelki bez miasta albo jeden z miastem, albo zmodernizuj jeden. Modernizować wolno tylko tam, dokąd dojedzie twój najdłuższy pociąg.',
    },
    {
      heading: 'Pociągi, miasteczka i przystanki',
      text: 'Pociąg 4+2 liczy cztery miasta oraz dwa miasteczka lub przystanki; czego nie potrzebuje na miasta, zostaje dla miasteczek i przystanków. Przystanek daje 10 £ samej spółce, a akcjonariuszom nic. Wszystkie trasy spółki muszą się łączyć, a jedna musi odwiedzać jej stację macierzystą.',
    },
    {
      heading: 'Dywidendy',
      text: 'Wypłata co najmniej równa kursowi przesuwa go o krok w górę, podwójna o dwa, najwyżej o cztery kroki. Niższa nic nie zmienia; brak wypłaty to krok w dół.',
    },
    {
      heading: 'Bez pociągu',
      text: 'Spółka z trasą i bez pociągu staje się niewypłacalna: wynajmuje pociąg, zatrzymuje dochód i buduje tylko to, co darmowe ([1860-16.4]). Spółka, której kurs spadnie do 0, jest bankrutem, jej akcje przepadają, a każdy może założyć ją ponownie ([1860-18.1]).',
    },
    {
      heading: 'Koniec',
      text: 'Pierwszy pociąg 9+5 sprowadza Southern Railway, a potem British Rail, podczas której najsłabsze spółki odpadają jedna po drugiej, aż ostatnie pojadą jeszcze raz. Kurs 340 lub 10 000 £ w rękach graczy kończy grę wcześniej.',
    },
  ],
  tables: [
    {
      caption: 'Teren i żetony',
      head: ['Co', 'Koszt'],
      rows: [
        ['Wzgórza lub woda, pierwszy kafelek', '60 £'],
        ['Modernizacja', 'za darmo'],
        ['Żeton: macierzysty, drugi, dalsze', 'za darmo, 40 £, 100 £'],
      ],
    },
    {
      caption: 'Pociągi',
      head: ['Pociąg', 'Cena', 'Złomuje', 'Przynosi'],
      rows: [
        ['2+1', '{train_2plus1} £', '', ''],
        ['3+2', '{train_3plus2} £', '', 'zielone kafelki, dwie rundy operacyjne'],
        ['4+2', '{train_4plus2} £', '2+1', 'trzy pociągi na spółkę'],
        ['5+3', '{train_5plus3} £', '', 'brązowe kafelki, trzy rundy operacyjne'],
        ['6+3', '{train_6plus3} £', '3+2', 'Fishbourne Ferry, dwa pociągi na spółkę'],
        ['7+4', '{train_7plus4} £', '4+2', ''],
        ['8+4', '{train_8plus4} £', '5+3', 'brak limitu certyfikatów, sprzedaż nie rusza kursów'],
        ['9+5', '{train_9plus5} £', '', 'Southern Railway, potem British Rail'],
      ],
    },
    {
      caption: 'Spółki prywatne',
      head: ['Spółka', 'Cena', 'Przychód', 'Można wymienić na'],
      rows: [
        ['BHC', '{price_BHC} £', '{income_BHC} £', 'akcję BHI&R'],
        ['YHC', '{price_YHC} £', '{income_YHC} £', 'akcję FYN'],
        ['CMH', '{price_CMH} £', '{income_CMH} £', 'akcję C&N'],
        ['RPSC', '{price_RPSC} £', '{income_RPSC} £', 'akcję IOW'],
        ['FFC, od fazy 6', '{price_FFC} £', '{income_FFC} £', 'nic'],
      ],
    },
    {
      caption: 'Sekcje spółek',
      head: ['Sekcja', 'Spółki', 'Ceny emisyjne', 'Żetony'],
      rows: [
        ['1', 'C&N, IOW', '74, 82, 90, 100', '4'],
        ['2', 'IWNJ, FYN', '62, 68, 74, 82', '3'],
        ['3', 'NGStL, BHI&R', '58, 62, 68', '2'],
        ['4', 'S&C, VYSC', '54, 58, 62', '2'],
      ],
    },
  ],
};
