import { present } from '../../core/present.ts';
import { boardSvg } from '../../draw/board.ts';
import { isRailDrawing } from '../../draw/titles/drawing.ts';
import type { RailView } from '../../rail/view.ts';
import { drawAhead } from '../board/rail-scene.ts';
import type { Family, WayOut } from '../family/family.ts';
import { RailArea } from './board-area.tsx';
import { railChanges } from './changes.ts';
import { useRailComparisons } from './charts/comparisons.ts';
import { RailForecast } from './charts/forecast.tsx';
import { railOwnership } from './charts/ownership.ts';
import { RAIL_CHARTS, railSample } from './charts/sample.ts';
import { TilesCard } from './charts/tiles.tsx';
import { explainRail } from './explain.ts';
import { railFacts } from './facts.ts';
import { RAIL_FORTUNE } from './fortune.ts';
import { RAIL_MOMENTS } from './moments.ts';
import { RAIL_OUTCOMES, RAIL_UNWANTED } from './outcomes.ts';
import { RAIL_PANELS } from './panels/index.ts';
import { isBuildingAsked } from './panels/track.tsx';
import { drawingOf, type RailSession } from './rail-table.ts';
import { RailCompanies } from './tables/companies.tsx';
import { HoldingsView } from './tables/holdings.tsx';
import { MarketView } from './tables/market.tsx';
import { RailOrder } from './tables/order.tsx';
import { RailPlayers } from './tables/players.tsx';
import { RailStrip } from './tables/strip.tsx';
import { TrainsCard } from './tables/trains.tsx';

/** Players pass and companies skip; a player who has traded and may go on trading is done. */
function wayOut(session: RailSession): WayOut {
  const turn = session.turn.value;
  if (turn.kind !== 'decide') return { shortcut: 'P', label: null };
  const last = session.match().actions.at(-1);
  const isWithinTurn =
    session.view.value.round.kind === 'stock' && last?.by === turn.seat && last.type !== 'pass';
  return {
    shortcut: typeof turn.entity === 'string' ? 'S' : 'P',
    label: isWithinTurn ? session.words.t('page.done') : null,
  };
}

/** The 18xx titles. */
export const RAIL: Family<RailView> = {
  id: 'rail',

  views: [
    { id: 'market', component: MarketView },
    { id: 'holdings', component: HoldingsView },
    { id: 'companies', component: RailCompanies },
  ],
  viewOf: (session) =>
    session.view.value.round.kind === 'stock' && !isBuildingAsked(session) ? 'market' : 'map',
  tabs: ['map', 'holdings', 'market', 'companies', 'log', 'history', 'result'],
  keys: ['table', 'rules', 'board', 'market', 'tiles', 'routes', 'dividend', 'holdings', 'history'],
  facts: railFacts,
  players: RailPlayers,
  strip: RailStrip,
  order: RailOrder,
  explain: explainRail,

  board: RailArea,
  predraw: (session) => drawAhead(session.shown.peek().view.map, drawingOf(session), session.words),

  picture: ({ id, drawing }, { map }, theme) => {
    if (!isRailDrawing(drawing)) throw new Error(`${id} has no map of tiles`);
    const { kits, look } = drawing;
    const { board, tokens, reservations, revenueColour } = map;
    const kit = present(kits[map.kit], 'map');
    return boardSvg({ kit, board, tokens, reservations, revenueColour, look, theme, coordinates: false });
  },

  panels: RAIL_PANELS,
  stepsOf: ({ steps, step }) => ({ steps, step }),
  wayOut,
  outcomes: RAIL_OUTCOMES,
  unwanted: RAIL_UNWANTED,

  changes: railChanges,
  moments: RAIL_MOMENTS,
  fortune: RAIL_FORTUNE,
  lists: { players: 'seat', companies: 'id', privates: 'id', trains: 'name' },

  sample: railSample,
  hasPhases: true,
  charts: RAIL_CHARTS,
  ownership: railOwnership,
  holding: (words, percent) => words.percent(percent),
  lookups: [
    { id: 'tiles', component: TilesCard },
    { id: 'forecast', component: RailForecast },
    { id: 'trains', component: TrainsCard },
  ],

  useComparisons: useRailComparisons,
};
