import type { JSX } from 'preact';
import { headOf } from '../../../core/choice.ts';
import { groundOf } from '../../../draw/tile.ts';
import type { HexId } from '../../../rail/hex.ts';
import { pointsAt } from '../../family/pointing.ts';
import { Button } from '../../parts/button.tsx';
import { RuleTag } from '../../parts/rule.tsx';
import { kitOf, placeName, placeTitle } from '../position.ts';
import type { RailTable } from '../rail-table.ts';
import {
  firstOfferedAction,
  groupByReason,
  isTile,
  legalHexes,
  refusedHexes,
  type Source,
} from './track-sources.ts';
import css from './track.module.css';

interface SourceProps {
  readonly table: RailTable;
  readonly source: Source;
}

/** The colour of the tile that comes next on a hex, as a small hexagon. */
function NextColour({ table, source, hex }: SourceProps & { hex: HexId }): JSX.Element | null {
  const { session } = table;
  const { title, state } = session;
  const first = firstOfferedAction(source.offers.get(hex), (choice) =>
    title.game.expand(state.value, choice),
  );
  const face = isTile(first) ? kitOf(session).tiles.get(first.tile)?.faces[0] : undefined;
  if (!face) return null;
  return (
    <svg class={css.sign} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M6 .8 10.6 3.4v5.2L6 11.2 1.4 8.6V3.4Z" style={{ fill: `var(--${groundOf(face)})` }} />
    </svg>
  );
}

/** The hexes within reach, for those who do not point at the map. */
export function HexChips({
  table,
  source,
  without,
  onHex,
}: SourceProps & {
  /** The one that is open already. */
  without: HexId | null;
  onHex: (hex: HexId) => void;
}): JSX.Element | null {
  const { session } = table;
  const hexes = legalHexes(source).filter((hex) => hex !== without);
  if (hexes.length === 0) return null;
  return (
    <section>
      <h3>{session.words.t(without === null ? 'page.track.reach' : 'page.track.also')}</h3>
      <div class={css.chips}>
        {hexes.map((hex) => (
          <Button
            key={hex}
            class={css.chip}
            data-choice={source.type}
            data-hex-chip={hex}
            aria-label={placeTitle(session, hex)}
            title={placeTitle(session, hex)}
            onPress={() => onHex(hex)}
            {...pointsAt(table, hex, null)}
          >
            <NextColour table={table} source={source} hex={hex} />
            {source.type === 'place_token' ? placeName(session, hex) : hex}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Where nothing can be done now, and why: one line for each reason. */
export function RefusedHexes({ table, source }: SourceProps): JSX.Element | null {
  const { session } = table;
  const { words, view } = session;
  const groups = groupByReason(refusedHexes(source));
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, { hexes }) => sum + hexes.length, 0);
  return (
    <details class={css.refused} open={legalHexes(source).length === 0}>
      <summary>{words.t('page.track.not-now', { count })}</summary>
      <ul>
        {groups.map(({ refusal, choice, hexes }) => {
          const params = { ...refusal.params, hex: hexes };
          const text = words.refusal({ ...refusal, params }, headOf(choice), view.value);
          const isNamed = hexes.every((hex) => text.includes(hex));
          return (
            <li key={hexes[0]}>
              {!isNamed && <b>{hexes.join(', ')}: </b>}
              {text} <RuleTag rule={refusal.rule} rules={session.rules} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
