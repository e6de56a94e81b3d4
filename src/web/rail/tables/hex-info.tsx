import type { JSX } from 'preact';
import { type BoardKit, faceAt, hexOf } from '../../../rail/board.ts';
import type { HexId } from '../../../rail/hex.ts';
import { type Stop, valueColours, valueIndex } from '../../../rail/tile.ts';
import { citiesAt, type CityTokens } from '../../../rail/tokens.ts';
import type { RailView } from '../../../rail/view.ts';
import { CompanyChip } from '../../board/chip.tsx';
import css from '../../family/hex-info.module.css';
import { Button } from '../../parts/button.tsx';
import parts from '../../parts/parts.module.css';
import { RuleTag } from '../../parts/rule.tsx';
import type { TipText } from '../../parts/tip.tsx';
import { useRailTable } from '../rail-table.ts';

interface HexInfoProps {
  readonly view: RailView;
  readonly kit: BoardKit;
  readonly hex: HexId;
  /** Why nothing can be done there now. */
  readonly whyNot: TipText | undefined;
  readonly onClose: () => void;
}

/** What a stop is worth: by phase, with the present one marked. */
function Values({ stop, view }: { stop: Stop; view: RailView }): JSX.Element {
  const { words } = useRailTable().session;
  const now = valueIndex(stop, view.map.revenueColour);
  if (stop.values.length === 1) return <>{words.money(stop.values[0] ?? 0)}</>;
  return (
    <span class={css.values}>
      {stop.values.map((value, index) => {
        const colour = valueColours(stop)[index] ?? 'gray';
        return (
          <span
            key={colour}
            data-now={index === now || undefined}
            style={{ background: `var(--t-${colour})` }}
            aria-label={words.t('page.hex.value', { tint: words.t(`board.colour.${colour}`), worth: value })}
          >
            {words.number(value)}
          </span>
        );
      })}
    </span>
  );
}

/** Who stands in a city, and how many places are free. */
function City({ city }: { city: CityTokens }): JSX.Element {
  const { drawing } = useRailTable().session.title;
  const companies = [...city.slots, ...city.beside];
  return (
    <span class={css.city}>
      {companies.map((company, index) =>
        company === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- places have no other name than their number
          <i key={index} />
        ) : (
          <CompanyChip key={company} id={company} look={drawing.look} size={19} label={company} />
        ),
      )}
    </span>
  );
}

/** What is known of a hex: its tile, its ground, who stands there, what it earns, and why nothing can be done. */
export function HexInfo({ view, kit, hex, whyNot, onClose }: HexInfoProps): JSX.Element {
  const { session } = useRailTable();
  const { words } = session;
  const { map, privates } = view;
  const place = hexOf(kit, hex);
  const face = faceAt(kit, map.board, place);
  const laid = map.board.laid[hex];
  const cities = citiesAt(kit, map.board, map.tokens, place).filter((city) => city.slots.length > 0);
  const terrain = laid ? null : place.terrain;
  const worth = face.stops.filter(({ values }) => values.some((value) => value > 0));
  const kept = map.reservations.filter((reservation) => reservation.hex === hex);
  const notes = map.notes.filter((note) => note.hex === hex);
  const about = privates.filter(({ hexes, closed }) => hexes.includes(hex) && !closed);
  const tint = words.t(`board.colour.${face.colour}`);
  const terrainKey = `board.terrain.${terrain?.kind ?? ''}`;
  return (
    <section class={css.card} aria-label={words.place(hex)} data-hex-info={hex}>
      <header>
        <b>{words.place(hex)}</b>
        <Button look="icon" icon="close" aria-label={words.t('page.close')} onPress={onClose} />
      </header>
      <dl class={parts.facts}>
        <dt>{words.t('page.hex.tile')}</dt>
        <dd>
          {laid
            ? words.t('board.tile', { tint, number: laid[0] })
            : words.t('page.hex.printed', { tint, isLand: face.colour === 'white' ? 'yes' : 'no' })}
        </dd>
        {terrain && (
          <>
            <dt>{words.t('page.track.terrain')}</dt>
            <dd>
              {words.has(terrainKey) ? words.t(terrainKey) : terrain.kind}, {words.money(terrain.cost)}
            </dd>
          </>
        )}
        {place.laterLabel && (
          <>
            <dt>{words.t('page.hex.label')}</dt>
            <dd>
              {words.t('page.hex.label-from', {
                label: place.laterLabel.label,
                tint: words.t(`board.colour.${place.laterLabel.from}`),
              })}
            </dd>
          </>
        )}
        {worth.length > 0 && (
          <>
            <dt>{words.t('page.hex.worth')}</dt>
            <dd class={css.line}>
              {worth.map((stop, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- stops have no other name than their number
                <Values key={index} stop={stop} view={view} />
              ))}
            </dd>
          </>
        )}
        {cities.length > 0 && (
          <>
            <dt>{words.t('page.hex.tokens')}</dt>
            <dd class={css.line}>
              {cities.map((city, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- cities have no other name than their number
                <City key={index} city={city} />
              ))}
            </dd>
          </>
        )}
        {kept.length > 0 && (
          <>
            <dt>{words.t('page.hex.kept')}</dt>
            <dd>{words.list(kept.map(({ company }) => company))}</dd>
          </>
        )}
        {about.length > 0 && (
          <>
            <dt>{words.t('page.hex.private')}</dt>
            <dd>{words.list(about.map(({ id }) => words.private(id, view)))}</dd>
          </>
        )}
      </dl>
      {notes.map(({ key, about: whom }) => (
        <p key={key}>{words.note(key, whom)}</p>
      ))}
      {whyNot && (
        <p class={css.why}>
          {whyNot.text} {whyNot.rule !== undefined && <RuleTag rule={whyNot.rule} rules={session.rules} />}
        </p>
      )}
    </section>
  );
}
