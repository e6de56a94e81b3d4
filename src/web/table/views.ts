import type { ComponentType } from 'preact';
import type { Turn } from '../../core/game.ts';
import type { RailView } from '../../rail/view.ts';
import type { MatchSession } from '../match/session.ts';
import type { KeyPlace } from '../parts/key-map.ts';
import { isBuildingAsked } from '../panels/track.tsx';
import type { Family } from '../../titles/title.ts';
import { ExpressCompanies } from '../express/companies.tsx';
import { IncomeTrack } from '../express/income-track.tsx';
import { ExpressOrder } from '../express/express-order.tsx';
import { ExpressPlayers } from '../express/players.tsx';
import { ExpressRanking } from '../express/ranking.tsx';
import { historyOf } from '../history/later.tsx';
import { BoardArea } from './map.tsx';
import { RailCompanies } from './companies.tsx';
import { HoldingsView } from './holdings.tsx';
import { MarketView } from './market.tsx';
import { RailOrder } from './rail-order.tsx';
import { RailPlayers } from './players.tsx';
import { Ranking } from './ranking.tsx';
import { RailStrip } from './strip.tsx';

/** One of the views that share the table with the decision panel. */
export interface TableView {
  /** Stands in the address, and names the view in the text catalogue. */
  readonly id: string;
  readonly component: ComponentType;
  /** With the players beside it and the strip below, as the map; others take the whole room. */
  readonly framed?: boolean;
  /** Without the decision panel: here nothing is decided. */
  readonly alone?: boolean;
  /** Only where there is no room for it beside the others. */
  readonly onlyOnPhone?: boolean;
}

/** What the titles of a family show around the decision panel. */
export interface TableFamily {
  readonly views: readonly TableView[];
  /** The view that the round is about, or what is asked in it. */
  readonly viewOf: (session: MatchSession) => string;
  readonly players: ComponentType;
  readonly strip: ComponentType | null;
  /** Who acts after whom, in a row above everything else on a phone. */
  readonly order: ComponentType;
  /** The views in the order of a phone's tabs. */
  readonly tabs: readonly string[];
  /** Where keys work at its tables, for the help. */
  readonly keys: readonly KeyPlace[];
  readonly ranking: ComponentType<{ readonly turn: Extract<Turn, { kind: 'finished' }> }>;
}

const RAIL_VIEWS: readonly TableView[] = [
  { id: 'map', component: BoardArea, framed: true },
  { id: 'market', component: MarketView },
  { id: 'holdings', component: HoldingsView },
  { id: 'companies', component: RailCompanies },
];

const EXPRESS_VIEWS: readonly TableView[] = [
  { id: 'map', component: BoardArea, framed: true },
  { id: 'companies', component: ExpressCompanies },
];

const EXPRESS_PLAYERS: TableView = { id: 'players', component: ExpressPlayers, onlyOnPhone: true };

/** The views with the history of all of them. */
function withHistory(views: readonly TableView[]): TableView[] {
  return [...views, { id: 'history', component: historyOf(views), alone: true }];
}

export const FAMILIES: Readonly<Record<Family, TableFamily>> = {
  rail: {
    views: withHistory(RAIL_VIEWS),
    viewOf: (session) => {
      const { round } = session.view.value as unknown as RailView;
      return round.kind === 'stock' && !isBuildingAsked(session) ? 'market' : 'map';
    },
    players: RailPlayers,
    strip: RailStrip,
    order: RailOrder,
    tabs: ['map', 'holdings', 'market', 'companies', 'history'],
    keys: ['table', 'rules', 'board', 'market', 'tiles', 'routes', 'dividend', 'holdings', 'history'],
    ranking: Ranking,
  },
  express: {
    views: [...withHistory(EXPRESS_VIEWS), EXPRESS_PLAYERS],
    viewOf: () => 'map',
    players: ExpressPlayers,
    strip: IncomeTrack,
    order: ExpressOrder,
    tabs: ['map', 'players', 'companies', 'history'],
    keys: ['table', 'rules', 'board', 'bid', 'express', 'history'],
    ranking: ExpressRanking,
  },
};
