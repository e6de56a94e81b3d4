import { type BoardKit, faceAt, hexOf } from '../../rail/board.ts';
import type { HexId } from '../../rail/hex.ts';
import { type Stop, valueColours, valueIndex } from '../../rail/tile.ts';
import { citiesAt } from '../../rail/tokens.ts';
import type { RailView } from '../../rail/view.ts';
import type { Words } from '../../text/words.ts';
import type { Fact, FactPart, FactsCard } from '../board/card.ts';
import type { MatchSession } from '../match/session.ts';
import type { TipText } from '../parts/tip.tsx';

/** What a stop is worth: by phase, with the present one marked. */
function worthOf(words: Words, stop: Stop, { map }: RailView): FactPart {
  const now = valueIndex(stop, map.revenueColour);
  if (stop.values.length === 1) return words.money(stop.values[0] ?? 0);
  return {
    worths: stop.values.map((value, index) => {
      const colour = valueColours(stop)[index] ?? 'gray';
      return {
        colour,
        text: words.number(value),
        label: words.t('page.hex.value', { colour, worth: value }),
        isNow: index === now,
      };
    }),
  };
}

/** What is known of a hex: its tile, its ground, whose tokens are there, what it earns. */
function factsOf(words: Words, view: RailView, kit: BoardKit, hex: HexId): Fact[] {
  const { map, privates } = view;
  const place = hexOf(kit, hex);
  const face = faceAt(kit, map.board, place);
  const laid = map.board.laid[hex];
  const terrain = laid ? null : place.terrain;
  const terrainKey = `board.terrain.${terrain?.kind ?? ''}`;
  const { colour } = face;
  const worth = face.stops.filter(({ values }) => values.some((value) => value > 0));
  const cities = citiesAt(kit, map.board, map.tokens, place).filter((city) => city.slots.length > 0);
  const kept = map.reservations.filter((reservation) => reservation.hex === hex);
  const about = privates.filter(({ hexes, closed }) => hexes.includes(hex) && !closed);
  const facts: [key: string, parts: readonly FactPart[]][] = [
    [
      'page.hex.tile',
      [
        laid
          ? words.t('board.tile', { colour, number: laid[0] })
          : words.t('page.hex.printed', { colour, isLand: colour === 'white' ? 'yes' : 'no' }),
      ],
    ],
  ];
  if (terrain) {
    const kind = words.has(terrainKey) ? words.t(terrainKey) : terrain.kind;
    const ground = words.t('page.track.terrain-cost', { kinds: kind, count: 1, cost: terrain.cost });
    facts.push(['page.track.terrain', [ground]]);
  }
  if (face.label !== null) {
    const key = `label.${face.label}`;
    const about = words.has(key) ? words.t(key) : words.t('page.abbr.label', { label: face.label });
    facts.push(['page.hex.label', [about]]);
  }
  if (place.laterLabel) {
    const { label, from } = place.laterLabel;
    facts.push(['page.hex.label', [words.t('page.hex.label-from', { label, colour: from })]]);
  }
  if (worth.length > 0) facts.push(['page.hex.worth', worth.map((stop) => worthOf(words, stop, view))]);
  if (cities.length > 0) {
    const places = cities.map(({ slots, beside }) => ({ places: [...slots, ...beside] }));
    facts.push(['page.hex.tokens', places]);
  }
  if (kept.length > 0) facts.push(['page.hex.kept', [words.list(kept.map(({ company }) => company))]]);
  if (about.length > 0) {
    facts.push(['page.hex.private', [words.list(about.map(({ id }) => words.private(id, view)))]]);
  }
  return facts.map(([key, parts]) => ({ label: words.t(key), parts }));
}

/** The card of a hex that was asked about. */
export function railHexCard(
  { words, rules, title }: MatchSession,
  view: RailView,
  kit: BoardKit,
  hex: HexId,
  whyNot: TipText | undefined,
  onClose: () => void,
): FactsCard {
  const notes = view.map.notes.filter((note) => note.hex === hex);
  return {
    kind: 'facts',
    hex,
    heading: words.place(hex),
    facts: factsOf(words, view, kit, hex),
    notes: notes.map(({ key, about }) => words.note(key, { about })),
    reasons: whyNot ? [whyNot] : [],
    rules,
    look: title.drawing.look,
    closeLabel: words.t('page.close'),
    onClose,
  };
}
