import type { Messages } from '../../messages.ts';

/** Words for what an action brings, and for what is done automatically. */
export const PAGE_CONSEQUENCES: Messages = {
  'page.outlook': '{label} значит:',
  'page.outlook.refused': '«{label}» сейчас нельзя. {text}',
  'page.outlook.operating-round': 'Раунд кончится. Начнётся операционный раунд {set}.{number}.',
  'page.outlook.stock-round': 'Раунд кончится. Начнётся фондовый раунд {number}.',
  'page.outlook.passed': '{player} выходит из этого аукциона.',
  'page.outlook.share-sold': '{player} получает акцию за {price}.',
  'page.outlook.dividend': 'Раунд кончится, и будут дивиденды.',
  'page.forced': '{seat} может только пасовать: пас автоматический',
  'page.forced.said': 'Возможен был только пас, он сделан автоматически: {names}.',
};
