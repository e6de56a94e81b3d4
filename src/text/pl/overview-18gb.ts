import type { Overview } from '../rule-texts.ts';

/** 18GB in five minutes. */
export const OVERVIEW_PL_18GB: Overview = {
  parts: [
    {
      heading: 'O co chodzi',
      text: 'Inwestujecie w koleje Wielkiej Brytanii. Największy akcjonariusz kieruje korporacją: buduje jej tory, uruchamia pociągi i wypłaca lub zatrzymuje dochód. Na koniec liczą się gotówka, akcje i spółki prywatne, które są jeszcze otwarte ([18GB-17.1]).',
    },
    {
      heading: 'Przebieg gry',
      text: 'Najpierw licytuje się spółki prywatne, wszystkie naraz. Potem po każdej rundzie giełdowej następują dwie rundy operacyjne. Mniej więcej połowy korporacji nie można założyć w pierwszej rundzie giełdowej; decyduje o tym los.',
    },
    {
      heading: 'Runda giełdowa',
      text: 'Sprzedaj, a potem kup jedną akcję, załóż korporację albo powiększ jedną ze swoich. Kto pierwszy spasuje, pierwszy działa w następnej rundzie ([18GB-7.1]). Korporacje zaczynają z pięcioma akcjami: pierwszy certyfikat to 40%. W żółtej fazie wystarcza to do rozpoczęcia działalności.',
    },
    {
      heading: 'Pięć akcji i dziesięć',
      text: 'Przekształcenie robi z pięciu akcji dziesięć. Kurs spada o dwa kroki, a bank płaci korporacji za pięć akcji po nowym kursie; dostaje ona też żetony i może mieć więcej pociągów ([18GB-6.8]). Te, które rozpoczynają działalność po pierwszym 5+2, mają od razu dziesięć akcji.',
    },
    {
      heading: 'Runda operacyjna',
      text: 'Każda korporacja, poczynając od najwyższego kursu, kładzie lub modernizuje do dwóch kafelków, najwyżej jeden z miastem, i może postawić żeton, w dowolnej kolejności. Potem uruchamia pociągi, wypłaca lub zatrzymuje dochód i kupuje pociągi. Każda dywidenda podnosi kurs o krok; dwukrotność, trzykrotność lub czterokrotność kursu o dwa, trzy lub cztery.',
    },
    {
      heading: 'Ile dają przejazdy',
      text: 'Pociąg 3+1 robi cztery postoje, najwyżej trzy z nich to miasta. Pociągi X liczą tylko miasta i zarabiają tym więcej, im dalej od siebie leżą ich końce. Przejazd z północy na południe lub ze wschodu na zachód daje bonus, a tunel pod ujściem także.',
    },
    {
      heading: 'Spółki prywatne',
      text: 'Spółka prywatna daje przychód i blokuje swój heks wszystkim. Właściciel może ją zamknąć prawie w każdej chwili: płaci jeszcze raz, a jej zdolności można użyć ([18GB-5.4]). Właściciel LB musi założyć LNWR, zanim kupi cokolwiek innego.',
    },
    {
      heading: 'Bez pociągu',
      text: 'Korporacja bez pociągu, której na niego nie stać, może przekształcić się awaryjnie, a w przeciwnym razie jest niewypłacalna i wynajmuje pociąg. Nikt nie płaci za nią z własnej kieszeni i nie ma bankructwa.',
    },
    {
      heading: 'Koniec',
      text: 'Po każdej rundzie operacyjnej, w której nie kupiono pociągu, jeden idzie na eksport. Gra kończy się, gdy z zapasu odejdzie ostatni pociąg, albo z rundą operacyjną, w której kurs dojdzie do 350 £.',
    },
  ],
  tables: [
    {
      caption: 'Teren i żetony',
      head: ['Co', 'Koszt'],
      rows: [
        ['Krawędź wzgórz, za każdy z dwóch heksów', '50 £'],
        ['Niebieski kafelek ujścia', '50 £'],
        ['Modernizacja', 'za darmo, oprócz nowych krawędzi wzgórz'],
        ['Żeton: macierzysty, dalsze', 'za darmo, 50 £'],
      ],
    },
    {
      caption: 'Pociągi',
      head: ['Pociąg', 'Cena', 'Złomuje', 'Przynosi'],
      rows: [
        ['2+1', '{train_2plus1} £', '', ''],
        ['3+1', '{train_3plus1} £', '', 'zielone kafelki'],
        ['4+2', '{train_4plus2} £', '2+1', 'niebieskie kafelki, spółki prywatne nie blokują już heksów'],
        ['5+2', '{train_5plus2} £', '', 'brązowe kafelki, nowe korporacje mają dziesięć akcji'],
        ['4X', '{train_4X} £', '3+1', 'najwyżej dwa pociągi'],
        ['5X', '{train_5X} £', '', ''],
        ['6X', '{train_6X} £', '4+2', 'szare kafelki'],
      ],
    },
    {
      caption: 'Bonusy za przejazd',
      head: ['Bonus', 'Kwota'],
      rows: [
        ['Północ–południe lub wschód–zachód', '20 £, od fazy niebieskiej 30 £, w szarej 40 £'],
        ['Tunel Severn', '30 £'],
        ['Forth i Tay', '40 £'],
      ],
    },
    {
      caption: 'Spółki prywatne',
      head: ['Spółka', 'Cena', 'Przychód', 'Zdolność po zamknięciu'],
      rows: [
        ['LB', '{price_LB} £', '{income_LB} £', 'zakłada LNWR'],
        ['AF', '{price_AF} £', '{income_AF} £', 'dodatkowy kafelek w Perth'],
        ['GN', '{price_GN} £', '{income_GN} £', 'żeton w York'],
        ['SD', '{price_SD} £', '{income_SD} £', '{bonus_SD} £ w Middlesbrough'],
        ['LM', '{price_LM} £', '{income_LM} £', '{bonus_LM} £ w Liverpool'],
        ['LS', '{price_LS} £', '{income_LS} £', 'dodatkowy kafelek w Leicester'],
        ['TV', '{price_TV} £', '{income_TV} £', 'kafelek Severn za darmo'],
        ['MC', '{price_MC} £', '{income_MC} £', 'żeton w Carlisle'],
        ['CH', '{price_CH} £', '{income_CH} £', '{bonus_CH} £ w Holyhead'],
      ],
    },
  ],
};
