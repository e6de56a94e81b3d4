import type { Messages } from '../../messages.ts';

/** Words of building on the map. */
export const PAGE_TRACK: Messages = {
  'page.track.place': '{name}, {id}',
  'page.track.named': '{name} {id}',
  'page.track.ways': 'Co budować',
  'page.track.source.lay_tile': '{privateIs, select, none {Połóż kafelek} other {Połóż kafelek, {private}}}',
  'page.track.source.place_token': '{privateIs, select, none {Postaw żeton} other {Postaw żeton, {private}}}',
  'page.track.way.lay_tile': '{privateIs, select, none {Kafelek} other {Kafelek, {private}}}',
  'page.track.way.place_token': '{privateIs, select, none {Żeton} other {Żeton, {private}}}',
  'page.track.powers': 'Mogą budować spółki prywatne',
  'page.track.choose.lay_tile': 'Wybierz heks na mapie lub na tej liście.',
  'page.track.choose.place_token': 'Wybierz miasto na mapie lub na tej liście.',
  'page.track.nowhere': 'Teraz nie ma gdzie budować.',
  'page.track.reach': 'W zasięgu',
  'page.track.also': 'Też w zasięgu',
  'page.track.not-now':
    '{count, plural, one {Teraz niedozwolone: # heks} few {Teraz niedozwolone: # heksy} many {Teraz niedozwolone: # heksów} other {Teraz niedozwolone: # heksu}}',
  'page.track.lay':
    'Połóż {number} na {at} {costIs, select, 0 {za darmo} other {za {cost}}}{privateIs, select, none {} other { ({private})}}',
  'page.track.cost': 'koszt {cost}',
  'page.track.joins': 'Łączy',
  'page.track.towards': 'Prowadzi do',
  'page.track.terrain': 'Teren',
  'page.track.terrain-cost': '{count, select, 0 {brak} other {{kinds}}}, {cost}',
  'page.track.treasury': 'Skarbiec',
  'page.track.unchanged': '{sum}, bez zmian',
  'page.track.change': '{from} → {to}',
  'page.track.run': 'Najlepszy przejazd',
  'page.track.left': 'Pozostałe kafelki',
  'page.token.place':
    'Postaw żeton: {where} {costIs, select, 0 {za darmo} other {za {cost}}}{privateIs, select, none {} other { ({private})}}',
  'page.token.cost': 'Koszt',
  'page.token.places': 'Miasto potem',
  'page.token.free':
    '{free, plural, =0 {pełne} one {# z {all} miejsc wolne} few {# z {all} miejsc wolne} many {# z {all} miejsc wolnych} other {# z {all} miejsc wolne}}',
  'page.token.left': 'Pozostałe żetony',
  'page.token.none': 'brak',
};
