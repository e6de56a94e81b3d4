import type { Messages } from '../../messages.ts';

/** Words of building on the map. */
export const PAGE_TRACK: Messages = {
  'page.track.place': '{name}, {id}',
  'page.track.named': '{name} {id}',
  'page.track.ways': 'Was sich bauen lässt',
  'page.track.source.lay_tile': 'Plättchen{privateIs, select, none {} other { mit {private}}} legen',
  'page.track.source.place_token': 'Bahnhofsmarker{privateIs, select, none {} other { mit {private}}} setzen',
  'page.track.way.lay_tile': 'Plättchen{privateIs, select, none {} other {, {private}}}',
  'page.track.way.place_token': 'Marker{privateIs, select, none {} other {, {private}}}',
  'page.track.powers': 'Privatbahnen, die bauen können',
  'page.track.choose.lay_tile': 'Wähle ein Feld auf der Karte oder in dieser Liste.',
  'page.track.choose.place_token': 'Wähle eine Stadt auf der Karte oder in dieser Liste.',
  'page.track.nowhere': 'Jetzt lässt sich nirgends bauen.',
  'page.track.reach': 'Erreichbar',
  'page.track.also': 'Auch erreichbar',
  'page.track.not-now': 'Jetzt nicht erlaubt: {count, plural, one {# Feld} other {# Felder}}',
  'page.track.lay':
    '{number} auf {at}{privateIs, select, none {} other { mit {private}}}{costIs, select, 0 { kostenlos} other { für {cost}}} legen',
  'page.track.cost': 'kostet {cost}',
  'page.track.joins': 'Verbindet',
  'page.track.towards': 'Führt nach',
  'page.track.terrain': 'Gelände',
  'page.track.terrain-cost': '{count, select, 0 {keines} other {{kinds}}}, {cost}',
  'page.track.treasury': 'Kasse',
  'page.track.unchanged': '{sum}, unverändert',
  'page.track.change': '{from} → {to}',
  'page.track.run': 'Beste Fahrt',
  'page.track.left': 'Plättchen übrig',
  'page.token.place':
    'Marker in {where}{privateIs, select, none {} other { mit {private}}}{costIs, select, 0 { kostenlos} other { für {cost}}} setzen',
  'page.token.cost': 'Preis',
  'page.token.places': 'Stadt danach',
  'page.token.free':
    '{free, plural, =0 {voll} one {# von {all} Plätzen frei} other {# von {all} Plätzen frei}}',
  'page.token.left': 'Marker übrig',
  'page.token.none': 'keine',
};
