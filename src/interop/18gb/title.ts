import type { Action18GB } from '../../games/18gb/actions.ts';
import { game18GB } from '../../games/18gb/game.ts';
import { kitOf, type State } from '../../games/18gb/state.ts';
import { tokenMapOf } from '../site-digest.ts';
import { digest18GB } from './digest.ts';
import { Exporter18GB, HARMLESS_18GB } from './export.ts';
import { Importer18GB, optionsOf18GB, RECORDS_18GB, SITE_RULES_18GB } from './import.ts';
import { trouble18GB } from '../site-trouble.ts';
import { type SiteTitle, siteTitle } from '../site-title.ts';

/** 18GB-20.1, 18GB-20.2: files of 18xx.games. */
export const TITLE_18GB: SiteTitle<State, Action18GB> = siteTitle({
  title: '18GB',
  game: game18GB,
  recordRule: '18GB-20.5',
  recordFields: RECORDS_18GB,
  knownRules: SITE_RULES_18GB,
  harmless: HARMLESS_18GB,
  optionsOf: optionsOf18GB,
  importer: (ids) => new Importer18GB(ids),
  exporter: (ids) => new Exporter18GB(ids),
  trouble: trouble18GB,
  digest: digest18GB,
  companiesOf: ({ companies }) => Object.keys(companies),
  privatesOf: ({ privates }) => Object.keys(privates),
  kitOf,
  tilesOf: (state) => state.board.laid,
  tokensOf: (state, hex) => tokenMapOf(state.tokens, hex),
  lastRevenue: (state) => (state.round.kind === 'operating' ? state.round.revenue : 0),
});
