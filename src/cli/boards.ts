import type { AnyGame } from '../core/game.ts';
import { boardSvg } from '../draw/board.ts';
import { expressBoardSvg } from '../draw/express-board.ts';
import { LOOK_1848, LOOK_1860, LOOK_18GB } from '../draw/looks.ts';
import type { BoardOptions, Reservation } from '../draw/options.ts';
import type { DrawnRoute } from '../draw/route.ts';
import type { Theme } from '../draw/theme.ts';
import { reservedAt } from '../games/1848/com.ts';
import { COMPANIES, KIT } from '../games/1848/data.ts';
import { phaseOf, type State } from '../games/1848/state.ts';
import type { State as StateCE } from '../games/chicago-express/state.ts';
import { COMPANIES as COMPANIES_1860 } from '../games/1860/data.ts';
import { reservedAt as reservedAt1860 } from '../games/1860/homes.ts';
import { kitOf, phaseOf as phaseOf1860, type State as State1860 } from '../games/1860/state.ts';
import { PRIVATES as PRIVATES_18GB } from '../games/18gb/data.ts';
import { reservedAt as reservedAt18GB } from '../games/18gb/homes.ts';
import {
  kitOf as kitOf18GB,
  phaseOf as phaseOf18GB,
  privateIds,
  type State as State18GB,
} from '../games/18gb/state.ts';
import { tokenCompanies } from '../rail/tokens.ts';

/** What a position says about the map: enough to draw it, and to ask what companies reach. */
export type BoardPosition = Pick<
  BoardOptions,
  'kit' | 'board' | 'tokens' | 'reservations' | 'look' | 'revenueColour'
>;

function reservations1848(state: State): Reservation[] {
  return Object.values(COMPANIES).flatMap(({ home }) =>
    home === null
      ? []
      : Object.entries(reservedAt(state, home) ?? {}).map(([company, city]) => ({
          hex: home,
          city,
          company,
        })),
  );
}

function board1848(state: State): BoardPosition {
  return {
    kit: KIT,
    board: state.board,
    tokens: state.tokens,
    reservations: reservations1848(state),
    look: LOOK_1848,
    revenueColour: phaseOf(state).revenue,
  };
}

function board1860(state: State1860): BoardPosition {
  return {
    kit: kitOf(state),
    board: state.board,
    tokens: state.tokens,
    reservations: Object.values(COMPANIES_1860).flatMap(({ home }) =>
      Object.entries(reservedAt1860(state, home) ?? {}).map(([company, city]) => ({
        hex: home,
        city,
        company,
      })),
    ),
    look: LOOK_1860,
    revenueColour: phaseOf1860(state).revenue,
  };
}

/** 18GB-5.10: the slots kept for GN and MC. */
function reservations18GB(state: State18GB): Reservation[] {
  return privateIds(state).flatMap((id) => {
    const { power } = PRIVATES_18GB[id];
    const kept = power?.kind === 'token' ? reservedAt18GB(state, power.hex) : undefined;
    return power !== null && kept?.[id] !== undefined
      ? [{ hex: power.hex, city: kept[id], company: id }]
      : [];
  });
}

function board18GB(state: State18GB): BoardPosition {
  return {
    kit: kitOf18GB(state),
    board: state.board,
    tokens: state.tokens,
    reservations: reservations18GB(state),
    look: LOOK_18GB,
    revenueColour: phaseOf18GB(state).revenue,
  };
}

const BOARDS: Readonly<Record<string, (state: object) => BoardPosition>> = {
  '1848': (state) => board1848(state as State),
  '1860': (state) => board1860(state as State1860),
  '18gb': (state) => board18GB(state as State18GB),
};

export function boardOf(game: string, state: object): BoardPosition | null {
  return BOARDS[game]?.(state) ?? null;
}

/** How titles whose board is no 18xx map are drawn. */
const DRAWINGS: Readonly<Record<string, (state: object, theme: Theme, title: string) => string>> = {
  'chicago-express': (state, theme, title) => expressBoardSvg({ state: state as StateCE, theme, title }),
};

/** The map of a position as an SVG document; null for a title without one. */
export function drawPosition({ id, title }: AnyGame, state: object, theme: Theme): string | null {
  const position = boardOf(id, state);
  if (position) return boardSvg({ ...position, theme, title });
  return DRAWINGS[id]?.(state, theme, title) ?? null;
}

/** The map of a position with the runs of trains on it. */
export function drawRuns({ id, title }: AnyGame, state: object, runs: readonly DrawnRoute[]): string | null {
  const position = boardOf(id, state);
  return position && boardSvg({ ...position, theme: 'auto', title, routes: runs });
}

/** The companies that have a token somewhere. */
export function companiesOnBoard({ tokens }: BoardPosition): string[] {
  return [...new Set(Object.values(tokens).flatMap((cities) => tokenCompanies(cities)))];
}
