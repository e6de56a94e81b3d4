import type { Messages } from '../../messages.ts';

/** Words of building on the map. */
export const PAGE_TRACK: Messages = {
  'page.track.place': '{name}, {id}',
  'page.track.named': '{name} {id}',
  'page.track.ways': 'Ways to build',
  'page.track.source.lay_tile': '{privateIs, select, none {Lay a tile} other {Lay a tile with {private}}}',
  'page.track.source.place_token':
    '{privateIs, select, none {Place a token} other {Place a token with {private}}}',
  'page.track.way.lay_tile': '{privateIs, select, none {Tile} other {Tile, {private}}}',
  'page.track.way.place_token': '{privateIs, select, none {Token} other {Token, {private}}}',
  'page.track.powers': 'Private companies can build',
  'page.track.choose.lay_tile': 'Choose a hex on the map or in this list.',
  'page.track.choose.place_token': 'Choose a city on the map or in this list.',
  'page.track.nowhere': 'There is nowhere to build right now.',
  'page.track.reach': 'In reach',
  'page.track.also': 'Also in reach',
  'page.track.not-now': '{count, plural, one {Not allowed now: # hex} other {Not allowed now: # hexes}}',
  'page.track.lay':
    'Lay {number} on {at}{privateIs, select, none {} other { with {private}}}{costIs, plural, =0 { for free} other { for {cost}}}',
  'page.track.cost': 'cost {cost}',
  'page.track.joins': 'Connects',
  'page.track.towards': 'Leads to',
  'page.track.terrain': 'Terrain',
  'page.track.terrain-cost': '{count, plural, =0 {none} other {{kinds}}}, {cost}',
  'page.track.treasury': 'Treasury',
  'page.track.unchanged': '{sum}, unchanged',
  'page.track.change': '{from} → {to}',
  'page.track.run': 'Best run',
  'page.track.left': 'Tiles left',
  'page.token.place':
    'Place a token in {where}{privateIs, select, none {} other { with {private}}}{costIs, plural, =0 { for free} other { for {cost}}}',
  'page.token.cost': 'Cost',
  'page.token.places': 'City afterwards',
  'page.token.free': '{free, plural, =0 {full} other {# of {all} places free}}',
  'page.token.left': 'Tokens left',
  'page.token.none': 'none',
};
