import { ALL_CASH, COMPANIES as COMPANY_NUMBERS, SPECS } from '../../games/chicago-express/data.ts';
import { SEATS } from '../../games/chicago-express/setup.ts';
import { type Figures, figuresOf } from '../../text/rule-texts.ts';

const COMPANIES = Object.fromEntries(COMPANY_NUMBERS.map((company) => [SPECS[company].id, SPECS[company]]));
const [MIN, MAX] = SEATS;
const TABLES = Object.fromEntries(
  Array.from({ length: MAX - MIN + 1 }, (_, more) => [MIN + more, MIN + more]),
);

/** Numbers that the rules of Chicago Express name. */
const FIGURES: Figures = {
  ...figuresOf('cash', TABLES, (seats) => ALL_CASH / seats),
  ...figuresOf('shares', COMPANIES, ({ shares }) => shares),
  ...figuresOf('locomotives', COMPANIES, ({ locomotives }) => locomotives),
  ...figuresOf('income', COMPANIES, ({ income }) => income),
};

/** They are the same in every game. */
export const figures = (): Figures => FIGURES;
