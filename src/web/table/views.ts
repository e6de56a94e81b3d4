import type { ComponentType } from 'preact';
import type { Turn } from '../../core/game.ts';
import type { RailView } from '../../rail/view.ts';
import type { MatchSession } from '../match/session.ts';
import { isBuildingAsked } from '../panels/track.tsx';
import type { Family } from '../titles.ts';
import { ExpressCompanies } from '../express/companies.tsx';
import { IncomeTrack } from '../express/income-track.tsx';
import { ExpressPlayers } from '../express/players.tsx';
import { ExpressRanking } from '../express/ranking.tsx';
import { LogView } from './log.tsx';
import { BoardArea } from './map.tsx';
import { RailCompanies } from './companies.tsx';
import { HoldingsView } from './holdings.tsx';
import { MarketView } from './market.tsx';
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
}

/** What the titles of a family show around the decision panel. */
export interface TableFamily {
  readonly views: readonly TableView[];
  /** The view that the round is about, or what is asked in it. */
  readonly viewOf: (session: MatchSession) => string;
  readonly players: ComponentType;
  readonly strip: ComponentType | null;
  readonly ranking: ComponentType<{ readonly turn: Extract<Turn, { kind: 'finished' }> }>;
}

export const FAMILIES: Readonly<Record<Family, TableFamily>> = {
  rail: {
    views: [
      { id: 'map', component: BoardArea, framed: true },
      { id: 'market', component: MarketView },
      { id: 'holdings', component: HoldingsView },
      { id: 'companies', component: RailCompanies },
      { id: 'log', component: LogView },
    ],
    viewOf: (session) => {
      const { round } = session.view.value as unknown as RailView;
      return round.kind === 'stock' && !isBuildingAsked(session) ? 'market' : 'map';
    },
    players: RailPlayers,
    strip: RailStrip,
    ranking: Ranking,
  },
  express: {
    views: [
      { id: 'map', component: BoardArea, framed: true },
      { id: 'companies', component: ExpressCompanies },
      { id: 'log', component: LogView },
    ],
    viewOf: () => 'map',
    players: ExpressPlayers,
    strip: IncomeTrack,
    ranking: ExpressRanking,
  },
};
