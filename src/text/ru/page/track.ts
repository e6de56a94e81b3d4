import type { Messages } from '../../messages.ts';

/** Words of building on the map. */
export const PAGE_TRACK: Messages = {
  'page.track.place': '{name}, {id}',
  'page.track.named': '{name} {id}',
  'page.track.ways': 'Способы строить',
  'page.track.source.lay_tile': '{privateIs, select, none {Выложить тайл} other {Выложить тайл, {private}}}',
  'page.track.source.place_token':
    '{privateIs, select, none {Разместить жетон} other {Разместить жетон, {private}}}',
  'page.track.way.lay_tile': '{privateIs, select, none {Тайл} other {Тайл, {private}}}',
  'page.track.way.place_token': '{privateIs, select, none {Жетон} other {Жетон, {private}}}',
  'page.track.powers': 'Могут строить частные компании',
  'page.track.choose.lay_tile': 'Выберите гекс на карте или в этом списке.',
  'page.track.choose.place_token': 'Выберите город на карте или в этом списке.',
  'page.track.nowhere': 'Сейчас строить негде.',
  'page.track.reach': 'Доступно',
  'page.track.also': 'Доступно ещё',
  'page.track.not-now':
    '{count, plural, one {Сейчас нельзя: # гекс} few {Сейчас нельзя: # гекса} many {Сейчас нельзя: # гексов} other {Сейчас нельзя: # гекса}}',
  'page.track.lay': 'Выложить {number} на {at}{privateIs, select, none {} other {, {private}}} за {cost}',
  'page.track.cost': 'стоит {cost}',
  'page.track.joins': 'Соединяет',
  'page.track.towards': 'Ведёт к',
  'page.track.terrain': 'Рельеф',
  'page.track.terrain-cost': '{count, select, 0 {нет} other {{kinds}}}, {cost}',
  'page.track.treasury': 'Казна',
  'page.track.unchanged': '{sum}, без изменений',
  'page.track.change': '{from} → {to}',
  'page.track.run': 'Лучший рейс',
  'page.track.left': 'Осталось тайлов',
  'page.token.place': 'Жетон: {where}{privateIs, select, none {} other {, {private}}} за {cost}',
  'page.token.cost': 'Цена',
  'page.token.places': 'Город после этого',
  'page.token.free': '{free, select, 0 {мест нет} other {свободно {free} из {all}}}',
  'page.token.left': 'Осталось жетонов',
  'page.token.none': 'нет',
};
