import type { Overview } from '../rule-texts.ts';

/** 1848 in five minutes. */
export const OVERVIEW_PL_1848: Overview = {
  parts: [
    {
      heading: 'O co chodzi',
      text: 'Jesteście inwestorami, nie spółkami. Kupujecie akcje, a kto ma w spółce najwięcej, ten nią kieruje: buduje jej tory, uruchamia pociągi i decyduje, czy zarobione pieniądze dostaną akcjonariusze, czy zostaną w spółce. Na koniec liczą się tylko gotówka i wartość twoich akcji; wygrywa najbogatszy gracz ([1848-18.3]).',
    },
    {
      heading: 'Przebieg gry',
      text: 'Najpierw sprzedaje się sześć spółek prywatnych; każda tanieje, aż ktoś ją kupi ([1848-3.1]). Potem do końca gry rundy giełdowe, w których handluje się akcjami, przeplatają się z seriami od jednej do trzech rund operacyjnych, w których działają spółki.',
    },
    {
      heading: 'Runda giełdowa',
      text: 'W swojej turze sprzedajesz, ile chcesz, potem kupujesz jeden certyfikat albo pasujesz. Zakładając spółkę, wybierasz jej cenę emisyjną, od 70 £ do 100 £, i płacisz za dwie akcje. Po sprzedaży 60% spółka rozpoczyna działalność i dostaje dziesięciokrotność tej ceny. W pierwszej rundzie giełdowej nie wolno sprzedawać akcji spółek. Każda sprzedaż obniża kurs o jeden wiersz; kurs spółki, która w całości jest w rękach graczy, rośnie.',
    },
    {
      heading: 'Runda operacyjna',
      text: 'Każda spółka, poczynając od najwyższego kursu, buduje tory, stawia żeton, uruchamia pociągi, wypłaca dywidendę lub zatrzymuje dochód i kupuje pociągi. Dywidenda przesuwa kurs w prawo, zatrzymanie w lewo. Spółka, która ma trasę, musi mieć na koniec tury pociąg.',
    },
    {
      heading: 'Rozstaw torów',
      text: 'Dawne kolonie budowały tory o różnym rozstawie. Tor przez oznaczoną granicę nic nie kosztuje, ale każda zmiana rozstawu zabiera jeden postój z zasięgu pociągu; pociąg z plusem ma jedną zmianę za darmo ([1848-11.2]).',
    },
    {
      heading: 'Pożyczki i zarząd komisaryczny',
      text: 'Od pierwszego pociągu 3 spółka może w każdej turze pożyczyć 100 £ od Banku Anglii. Nigdy ich nie oddaje; zamiast tego jej kurs spada o dwie kolumny. Spółka, która musi kupić pociąg, a nie może za niego zapłacić, pożycza więcej, po trzy kolumny za pożyczkę. W skrajnej lewej kolumnie przechodzi pod zarząd komisaryczny: dyrektor płaci pozostałym akcjonariuszom, a jej żetony dostaje Bank Anglii, którego akcje płacą coraz więcej ([1848-16.1]). Te akcje też możesz mieć.',
    },
    {
      heading: 'Commonwealth Railways (COM)',
      text: 'Akcje COM można kupować od początku, ale COM operuje dopiero wtedy, gdy tory połączą Adelaide i Sydney albo gdy sprzedano pierwszy pociąg 6 ([1848-6.2]).',
    },
    {
      heading: 'Koniec',
      text: 'Gra kończy się, gdy pęknie bank, kurs dojdzie do 450 £, zostanie zaciągnięta szesnasta pożyczka albo piąta spółka przejdzie pod zarząd komisaryczny. Serię rund operacyjnych rozgrywa się jeszcze do końca.',
    },
  ],
  tables: [
    {
      caption: 'Teren i żetony',
      head: ['Co', 'Koszt'],
      rows: [
        ['Pustynia, pierwszy kafelek', '40 £'],
        ['Góry, pierwszy kafelek', '50 £'],
        ['Zmiana rozstawu', 'budowa darmowa, w przejeździe jeden postój'],
        ['Żeton: macierzysty, drugi, dalsze', 'za darmo, 40 £, 100 £'],
        ['Żetony COM: dwa pierwsze, dalsze', 'za darmo, 100 £'],
      ],
    },
    {
      caption: 'Dochód według koloru kafelka',
      head: ['Miejsce', 'Żółty', 'Zielony', 'Brązowy', 'Szary'],
      rows: [
        ['Miasto', '20', '30', '40', '50'],
        ['Miasto K', '20', '40', '60', '80'],
        ['Podwójne miasto', '30', '40', '50', '–'],
        ['Miasteczko', '10', '10', '10', '10'],
      ],
    },
    {
      caption: 'Pociągi',
      head: ['Pociąg', 'Cena', 'Z plusem', 'Złomuje', 'Przynosi'],
      rows: [
        ['2', '{train_2} £', '{train_2plus} £', '', ''],
        ['3', '{train_3} £', '{train_3plus} £', '', 'zielone kafelki, pożyczki, handel pociągami'],
        ['4', '{train_4} £', '{train_4plus} £', '2', 'trzy pociągi na spółkę'],
        ['5', '{train_5} £', '{train_5plus} £', '', 'brązowe kafelki, zamknięcie spółek prywatnych, 2E'],
        ['6', '{train_6} £', '{train_6plus} £', '3', 'COM może operować'],
        ['8 lub D', '{train_8} £ lub {train_D} £', '', '4', 'szare kafelki'],
      ],
    },
    {
      caption: 'Spółki prywatne',
      head: ['Spółka', 'Cena', 'Przychód', 'Zdolność'],
      rows: [
        ['P1', '{price_P1} £', '{income_P1} £', 'brak'],
        ['P2', '{price_P2} £', '{income_P2} £', 'jeden kafelek na pustyni o 40 £ taniej'],
        ['P3', '{price_P3} £', '{income_P3} £', 'kładzie Tasmanię'],
        ['P4', '{price_P4} £', '{income_P4} £', '2E za {train_2E_with_P4} £'],
        ['P5', '{price_P5} £', '{income_P5} £', 'akcja QR'],
        ['P6', '{price_P6} £', '{income_P6} £', 'stanowisko dyrektora CAR'],
      ],
    },
  ],
};
