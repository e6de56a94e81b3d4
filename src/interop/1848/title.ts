import type { Action1848 } from '../../games/1848/actions.ts';
import { BOE, KIT } from '../../games/1848/data.ts';
import { game1848 } from '../../games/1848/game.ts';
import type { State } from '../../games/1848/state.ts';
import { tokenMapOf } from '../site-digest.ts';
import { digest1848 } from './digest.ts';
import { Exporter1848, HARMLESS_1848 } from './export.ts';
import { Importer1848, RECORDS_1848 } from './import.ts';
import { trouble1848 } from '../site-trouble.ts';
import { type SiteTitle, siteTitle } from '../site-title.ts';

export const TITLE_1848: SiteTitle<State, Action1848> = siteTitle({
  title: '1848',
  game: game1848,
  recordRule: '1848-21.2',
  recordFields: RECORDS_1848,
  knownRules: [],
  harmless: HARMLESS_1848,
  optionsOf: () => ({}),
  importer: (ids) => new Importer1848(ids),
  exporter: (ids) => new Exporter1848(ids),
  trouble: trouble1848,
  digest: digest1848,
  companiesOf: ({ companies }) => [...Object.keys(companies), BOE],
  privatesOf: ({ privates }) => Object.keys(privates),
  kitOf: () => KIT,
  // 1848-21.4
  isOnlyAutomatic: ({ type, entity }) =>
    type === 'destination_connection' || (type === 'dividend' && entity === BOE),
  tilesOf: (state) => state.board.laid,
  tokensOf: (state, hex) => tokenMapOf(state.tokens, hex),
  lastRevenue: (state) => (state.round.kind === 'operating' ? state.round.revenue : 0),
});
