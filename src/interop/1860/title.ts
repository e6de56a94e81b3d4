import type { Action1860 } from '../../games/1860/actions.ts';
import { game1860 } from '../../games/1860/game.ts';
import { SITE_OPTIONS } from '../../games/1860/options.ts';
import { kitOf, type State } from '../../games/1860/state.ts';
import { tokenMapOf } from '../site-digest.ts';
import { digest1860 } from './digest.ts';
import { Exporter1860, HARMLESS_1860 } from './export.ts';
import { Importer1860, optionsOf1860, RECORDS_1860 } from './import.ts';
import { trouble1860 } from '../site-trouble.ts';
import { type SiteTitle, siteTitle } from '../site-title.ts';

export const TITLE_1860: SiteTitle<State, Action1860> = siteTitle({
  title: '1860',
  game: game1860,
  recordRule: '1860-24.2',
  recordFields: RECORDS_1860,
  knownRules: SITE_OPTIONS,
  harmless: HARMLESS_1860,
  optionsOf: optionsOf1860,
  importer: (ids) => new Importer1860(ids),
  exporter: (ids) => new Exporter1860(ids),
  trouble: trouble1860,
  digest: digest1860,
  companiesOf: ({ companies }) => Object.keys(companies),
  privatesOf: ({ privates }) => Object.keys(privates),
  kitOf,
  tilesOf: (state) => state.board.laid,
  // The record lists cities only; towns and halts of a tile have no slots.
  tokensOf: (state, hex) => tokenMapOf(state.tokens, hex).filter((slots) => slots.length > 0),
  lastRevenue: (state) => (state.round.kind === 'operating' ? state.round.revenue : 0),
});
