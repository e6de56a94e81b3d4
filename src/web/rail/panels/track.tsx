import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { headOf } from '../../../core/choice.ts';
import type { Action, Choice } from '../../../core/game.ts';
import type { HexId } from '../../../rail/hex.ts';
import { HexCardBody } from '../../board/hex-card.tsx';
import { refusalTip } from '../../family/choice-button.tsx';
import { seatOf, typeOf } from '../../family/panel.ts';
import { RARE_TYPES } from '../../../core/forced.ts';
import panels from '../../family/panels.module.css';
import type { BoardOverlay } from '../../family/table-state.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icons.tsx';
import { isPhone } from '../../parts/narrow.ts';
import type { TipText } from '../../parts/tip.tsx';
import { kitOf, placeTitle, railView } from '../position.ts';
import type { RailPanelProps, RailSession, RailTable } from '../rail-table.ts';
import { citiesCard, commitToken, TokenPart } from './token.tsx';
import { changedFacts, mostJoined } from './track-facts.ts';
import { HexChips, RefusedHexes } from './track-hexes.tsx';
import {
  firstOfferedAction,
  isMapAction,
  isTile,
  isToken,
  legalHexes,
  MAP_TYPES,
  type MapAction,
  offeredActions,
  refusedHexes,
  type Source,
  sourceKey,
  sourcesOf,
} from './track-sources.ts';
import { commitTile, TilePart, tilesCard, turnTile, useTileChoice } from './track-tile.tsx';
import { previewOf, trialOf } from './track-trials.ts';
import css from './track.module.css';
import { whyNotOn } from './why-not.ts';

const NO_MEMBERS: readonly MapAction[] = [];
const WARM_UP_MS = 120;

/** `Lay a tile`, or `Lay a tile with P2`. */
function sourceName({ session }: RailTable, { type, private: by }: Source): string {
  return session.words.t(`page.track.source.${type}`, { private: by });
}

/** What the primary button says. */
function labelOf(session: RailSession, action: MapAction): string {
  if (isTile(action)) return commitTile(session, action);
  return isToken(action) ? commitToken(session, action) : '';
}

/** Why nothing can be done on the hexes that are greyed. */
function reasonsOf(table: RailTable, source: Source): ReadonlyMap<HexId, TipText> {
  return new Map(
    refusedHexes(source).flatMap(({ hex, refused: [first] }) => {
      if (!first) return [];
      const { choice, refusal } = first;
      const action = headOf(choice);
      return [[hex, refusalTip(table, refusal, action)] as const];
    }),
  );
}

/** Which of this turn's tiles it would be: the second of two. */
function ordinal({ session }: RailTable, action: MapAction): string {
  const trial = trialOf(session, action);
  if (!trial) return '';
  const changes = changedFacts(railView(session), trial.view).flatMap(({ key, value, of }) =>
    session.words.has(`nth.${key}`)
      ? [session.words.t(`nth.${key}`, { number: Number(value), of: of ?? 0 })]
      : [],
  );
  return changes.join(', ');
}

/** The ways of building, where there are several. */
function SourceSwitch({
  table,
  sources,
  current,
  onSource,
}: {
  table: RailTable;
  sources: readonly Source[];
  current: Source;
  onSource: (source: Source) => void;
}): JSX.Element | null {
  if (sources.length < 2) return null;
  const { words, view } = table.session;
  return (
    <div class={css.switch} role="group" aria-label={words.t('page.track.ways')}>
      {sources.map((source) => {
        const count = legalHexes(source).length;
        const short = words.t(`page.track.way.${source.type}`, { private: source.private });
        return (
          <button
            key={source.key}
            type="button"
            aria-pressed={source === current}
            aria-label={`${short} ${words.number(count)}: ${sourceName(table, source)}`}
            title={source.private === null ? undefined : words.private(source.private, view.value)}
            data-choice={count > 0 && source !== current ? source.type : undefined}
            data-family
            onClick={() => onSource(source)}
          >
            {short} <small>{words.number(count)}</small>
          </button>
        );
      })}
    </div>
  );
}

/** Adds its overlay to what the board shows, and removes it again. */
function useBoard(table: RailTable, overlay: BoardOverlay): void {
  const latest = useRef(overlay);
  const under = useRef<BoardOverlay>({});
  const at = useRef(table.session.at.peek());
  const lay = (value: BoardOverlay): void => {
    if (table.board.peek() !== latest.current) under.current = table.board.peek();
    latest.current = value;
    table.board.value = value;
  };
  useLayoutEffect(() => lay(overlay), [overlay]);
  // Another panel may go on drawing meanwhile, as routes that are being looked for.
  useSignalEffect(() => {
    const isCovered = table.board.value !== latest.current;
    if (isCovered && table.session.at.peek() === at.current) lay(latest.current);
  });
  useEffect(
    () => () => {
      if (table.board.peek() === latest.current) table.board.value = under.current;
    },
    [],
  );
}

/** The source the user has chosen, else the first one with a legal action. */
function currentOf(sources: readonly Source[], key: string | null): Source {
  const current =
    sources.find((source) => source.key === key) ??
    sources.find((source) => legalHexes(source).length > 0) ??
    sources[0];
  if (!current) throw new RangeError('there is nothing to build');
  return current;
}

/** Building on the map: hexes are marked, a click opens one and previews it in place, the panel says what it does. */
function Building({ table, sources }: { table: RailTable; sources: readonly Source[] }): JSX.Element {
  const { session } = table;
  const { words, title, state } = session;
  const [preferred, setPreferred] = useState<string | null>(null);
  const pending = table.pending.value?.action;
  const chosen = isMapAction(pending) ? pending : null;
  const chosenKey = chosen ? sourceKey(chosen) : preferred;
  const source = currentOf(sources, chosenKey);
  const picked = chosen && sourceKey(chosen) === source.key ? chosen : null;
  const hex = picked?.hex ?? null;
  const offer = hex === null ? undefined : source.offers.get(hex);
  const members = useMemo(
    () => (offer ? offeredActions(offer, (choice) => title.game.expand(state.value, choice)) : NO_MEMBERS),
    [offer],
  );

  const choose = (action: MapAction): void => {
    const about = [placeTitle(session, action.hex), ordinal(table, action)].filter(Boolean).join(' · ');
    table.choose({ action, about, isExplained: true, label: labelOf(session, action) });
  };
  const open = (from: Source, at: HexId): void => {
    const found = offeredActions(from.offers.get(at), (choice) => title.game.expand(state.value, choice));
    const first = mostJoined(kitOf(session), railView(session).map.board, found) ?? found[0];
    setPreferred(from.key);
    if (first) choose(first);
  };
  const switchTo = (to: Source): void => {
    setPreferred(to.key);
    if (hex !== null && (to.offers.get(hex)?.legal.length ?? 0) > 0) open(to, hex);
    else table.choose(null);
  };

  const tiles = useTileChoice(table, members, isTile(picked) ? picked : null, choose);

  // The first click need not wait for what every click needs: one action is tried out beforehand.
  useEffect(() => {
    const timer = setTimeout(() => {
      const [at = ''] = legalHexes(source);
      const first = firstOfferedAction(source.offers.get(at), (choice) =>
        title.game.expand(state.value, choice),
      );
      if (first && !table.pending.peek()) labelOf(session, first);
    }, WARM_UP_MS);
    return () => clearTimeout(timer);
  }, []);

  // A single hex without alternatives is opened at once.
  useLayoutEffect(() => {
    const [only, ...more] = sources.flatMap((from) => legalHexes(from).map((at) => ({ from, at })));
    const isForced = session.choices.value.every((choice) => choice.refusal || typeOf(choice) !== 'pass');
    if (only && more.length === 0 && isForced && !table.pending.value) open(only.from, only.at);
  }, []);

  const onHex = (at: HexId): boolean => {
    if (at === hex) {
      if (tiles) turnTile(session, tiles);
      return true;
    }
    const from = [source, ...sources].find((one) => (one.offers.get(at)?.legal.length ?? 0) > 0);
    if (from) open(from, at);
    else table.refused.value = whyNotOn(session, source, at);
    return from !== undefined;
  };
  const latestOnHex = useRef(onHex);
  latestOnHex.current = onHex;

  const legal = useMemo(() => legalHexes(source), [source]);
  const whyNot = useMemo(() => reasonsOf(table, source), [source, words.locale]);
  const hovered = table.hovered.value;
  const shown = isMapAction(hovered) && hovered.hex === hex ? hovered : picked;
  const preview = useMemo(() => shown && previewOf(session, shown), [shown]);
  // On a phone a card would cover the map: there everything is in the panel.
  const phone = isPhone.value;
  const cities = isToken(picked) ? citiesCard(table, picked, offer, members, choose) : null;
  const overlay = useMemo((): BoardOverlay => {
    const card = isTile(picked) && tiles ? tilesCard(table, picked, tiles) : cities;
    return {
      legal,
      greyed: [...whyNot.keys()],
      whyNot,
      selected: hex,
      choice: source.type,
      onHex: (at) => latestOnHex.current(at),
      preview,
      card: phone ? null : card,
    };
  }, [legal, whyNot, source, picked, preview, tiles?.options, phone, words.locale]);
  useBoard(table, overlay);

  return (
    <>
      <SourceSwitch table={table} sources={sources} current={source} onSource={switchTo} />
      {picked ? (
        <section class={css.open}>
          {!phone && (
            <header>
              <h3>{placeTitle(session, picked.hex)}</h3>
              <span>{ordinal(table, picked)}</span>
            </header>
          )}
          {isTile(picked) && tiles && <TilePart table={table} action={picked} tiles={tiles} />}
          {phone && cities && <HexCardBody card={cities} />}
          {isToken(picked) && <TokenPart session={session} action={picked} />}
        </section>
      ) : (
        <p class={panels.quiet}>
          {words.t(legal.length > 0 ? `page.track.choose.${source.type}` : 'page.track.nowhere')}
        </p>
      )}
      <HexChips table={table} source={source} without={hex} onHex={(at) => open(source, at)} />
      <RefusedHexes table={table} source={source} />
    </>
  );
}

/** Whether building is what is asked for now; else only the power of a private company allows it. */
export function isBuildingAsked({ choices, turn }: RailSession): boolean {
  const sources = sourcesOf(choices.value);
  const { value: asked } = turn;
  if (sources.length === 0 || asked.kind === 'finished') return false;
  const isElse = (choice: Choice<Action>): boolean =>
    !choice.refusal &&
    seatOf(choice) === asked.seat &&
    !RARE_TYPES.has(typeOf(choice)) &&
    !(MAP_TYPES as readonly string[]).includes(typeOf(choice));
  return sources.some((source) => source.private === null) || !choices.value.some(isElse);
}

/** Tiles and tokens, where a step is about them. */
export function TrackPanel({ session, table, choices }: RailPanelProps): JSX.Element {
  const sources = useMemo(() => sourcesOf(choices), [session.choices.value]);
  return <Building table={table} sources={sources} />;
}

/** What private companies can build while something else is asked: behind a button, so that the board stays free. */
export function PowersPanel({ session, table, choices }: RailPanelProps): JSX.Element {
  const sources = useMemo(() => sourcesOf(choices), [session.choices.value]);
  const [isOpen, setOpen] = useState(false);
  const show = (open: boolean): void => {
    // What other panels have put on the primary button stays there.
    if (isMapAction(table.pending.value?.action)) table.choose(null);
    setOpen(open);
  };
  const heading = session.words.t('page.track.powers');
  return (
    <section class={panels.group}>
      {isOpen ? (
        <>
          <Button class={css.back} look="quiet" small icon="left" data-back onPress={() => show(false)}>
            {heading}
          </Button>
          <Building table={table} sources={sources} />
        </>
      ) : (
        <>
          <h3>{heading}</h3>
          <div class={panels.list}>
            {sources.map((source) => (
              <Button
                key={source.key}
                class={panels.choice}
                data-choice={source.type}
                data-family
                onPress={() => show(true)}
              >
                {sourceName(table, source)}
                <Icon name="right" />
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
