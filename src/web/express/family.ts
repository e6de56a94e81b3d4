import { expressBoardSvg } from '../../draw/express-board.ts';
import type { Family } from '../family/family.ts';
import { BidPanel } from './bid-panel.tsx';
import { ExpressArea } from './board-area.tsx';
import { expressChanges } from './changes.ts';
import { ExpressCompanies } from './companies.tsx';
import { useExpressComparisons } from './comparisons.ts';
import { explainExpress } from './explain.ts';
import { expressFacts } from './facts.ts';
import { ExpressForecast } from './forecast.tsx';
import { EXPRESS_FORTUNE } from './fortune.ts';
import { IncomeTrack } from './income-track.tsx';
import { EXPRESS_MOMENTS } from './moments.ts';
import { ExpressOrder } from './order.tsx';
import { expressOwnership } from './ownership.ts';
import { ExpressPlayers } from './players.tsx';
import { EXPRESS_CHARTS, expressSample } from './sample.ts';
import { TurnPanel } from './turn-panel.tsx';
import type { ExpressView } from './view.ts';

/** Chicago Express. */
export const EXPRESS: Family<ExpressView> = {
  id: 'express',

  views: [
    { id: 'companies', component: ExpressCompanies },
    { id: 'players', component: ExpressPlayers, onlyOnPhone: true },
  ],
  viewOf: () => 'map',
  tabs: ['map', 'players', 'companies', 'log', 'history', 'result'],
  keys: ['table', 'rules', 'board', 'bid', 'express', 'history'],
  facts: ({ words, shown }) => expressFacts(words, shown.value.view, shown.value.turn),
  players: ExpressPlayers,
  strip: IncomeTrack,
  order: ExpressOrder,
  explain: explainExpress,

  board: ExpressArea,
  predraw: () => [],
  picture: (_title, map, theme) => expressBoardSvg({ map, theme, coordinates: false, names: false }),

  panels: [
    { types: ['bid'], component: BidPanel },
    { types: ['start_auction', 'expand', 'develop', 'noop'], component: TurnPanel },
  ],
  stepsOf: () => null,
  // In an auction the company of a turn is what is bid for, not who decides.
  wayOut: () => ({ shortcut: 'P', label: null }),
  outcomes: {
    grave: ['game-over', 'share-sold'],
    plain: ['dividend', 'share-unsold', 'wabash-opened', 'chicago-dividend', 'passed'],
  },
  unwanted: [],

  changes: expressChanges,
  moments: EXPRESS_MOMENTS,
  fortune: EXPRESS_FORTUNE,
  lists: { players: 'seat', companies: 'id', industries: 'id', dials: 'id' },

  sample: expressSample,
  hasPhases: false,
  charts: EXPRESS_CHARTS,
  ownership: expressOwnership,
  holding: (words, shares) => words.number(shares),
  lookups: [{ id: 'forecast', component: ExpressForecast }],

  useComparisons: useExpressComparisons,
};
