import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { exportAs } from '../family/export.ts';
import { playedElsewhere, useTable } from '../family/table-state.ts';
import { PlanButton } from '../history/plan-bar.tsx';
import { deedAt } from '../history/told.tsx';
import { NewGameDialog } from '../home/new-game/dialog.tsx';
import { LanguageDialog, LanguageLine } from '../language/menu.tsx';
import { foreignObstacle } from '../match/files.ts';
import type { MatchSession } from '../match/session.ts';
import { onlineSlots } from '../online/slots.ts';
import { Button, type ButtonProps, IconButton } from '../parts/button.tsx';
import { Icon, Logo } from '../parts/icons.tsx';
import { useKeys } from '../parts/keys.ts';
import { isNarrow, isPhone } from '../parts/narrow.ts';
import { PreferencesDialog } from '../parts/preferences-dialog.tsx';
import { nextTheme, themeIcon, themeName } from '../parts/theme.ts';
import { showRule, showView } from '../router/router.ts';
import { furnitureAt } from './furniture-at.ts';
import css from './header.module.css';
import { HeadFacts } from './head-facts.tsx';
import { HelpDialog } from './help.tsx';
import { SeatsDialog } from './seats-dialog.tsx';
import { ViewTabs, type ViewTabsProps } from './view-tabs.tsx';

/** What the header has no room for: preferences and files, and on a phone all the rest. */
function Menu({
  session,
  onPreferences,
  onLanguage,
  onSeats,
  onPutOnline,
  children,
}: {
  session: MatchSession;
  onPreferences: () => void;
  onLanguage: () => void;
  onSeats: () => void;
  onPutOnline: () => void;
  children?: ComponentChildren;
}): JSX.Element {
  const { words, title } = session;
  const format = title.files?.format ?? '';
  const menu = useRef<HTMLDivElement>(null);
  const isLong = children !== undefined;
  const furniture = furnitureAt(session);
  const [obstacle, setObstacle] = useState<string | null>(null);
  const findObstacle = (): void => {
    foreignObstacle(session.match()).then(setObstacle, () => {});
  };
  // It is found in words, each time the menu opens.
  useEffect(() => setObstacle(null), [words.locale]);
  return (
    <>
      <button
        type="button"
        popovertarget="file-menu"
        class={css.iconButton}
        aria-label={words.t('page.menu')}
      >
        <Icon name={isLong ? 'menu' : 'more'} size={20} />
      </button>
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- what was pressed in it is done */}
      <div
        ref={menu}
        id="file-menu"
        popover="auto"
        class={css.menu}
        onToggle={({ newState }) => newState === 'open' && findObstacle()}
        onClick={({ target }) => {
          // What is refused says why, right there.
          if (!(target as Element).closest('[aria-disabled=true]')) menu.current?.hidePopover();
        }}
      >
        {children}
        {furniture && !session.isSketch && <furniture.Lines />}
        {!furniture && !session.isSketch && (
          <Button look="quiet" icon="person" data-seats refusal={playedElsewhere(session)} onPress={onSeats}>
            {words.t('page.computers.seats')}
          </Button>
        )}
        {!furniture && !session.isSketch && onlineSlots.value && (
          <Button look="quiet" icon="link" data-put-online onPress={onPutOnline}>
            {words.t('page.new.put-online')}
          </Button>
        )}
        <LanguageLine onPress={onLanguage} />
        <Button look="quiet" icon="settings" data-preferences onPress={onPreferences}>
          {words.t('page.preferences')}
        </Button>
        <Button look="quiet" icon="save" data-export onPress={() => void exportAs(session, false)}>
          {words.t('page.export.own')}
        </Button>
        <Button
          look="quiet"
          icon="save"
          data-export-foreign
          refusal={obstacle === null ? null : { text: obstacle }}
          onPress={() => void exportAs(session, true)}
        >
          {words.t(`page.export.as.${format}`)}
        </Button>
      </div>
    </>
  );
}

/** One thing to do: an icon of the header, or a line of the menu. */
function Tool({
  name,
  isLine,
  ...button
}: { name: string; isLine: boolean } & Omit<ButtonProps, 'look' | 'tip'>): JSX.Element {
  if (isLine)
    return (
      <Button look="quiet" {...button}>
        {name}
      </Button>
    );
  return <IconButton name={name} {...button} />;
}

/** `Undo: Ada bids $9`; no more than `Undo` where it is not known what the action did. */
function stepName(session: MatchSession, key: 'undo' | 'redo', at: number): string {
  const { words } = session;
  const what = deedAt(session, at);
  return what === null ? words.t(`page.${key}`) : words.t(`page.${key}.what`, { what });
}

/** Who plays at one screen. */
function OwnSeats({ onClose }: { onClose: () => void }): JSX.Element {
  return <SeatsDialog session={useTable().session} onClose={onClose} />;
}

export function Header(tabs: ViewTabsProps): JSX.Element {
  const table = useTable();
  const { session } = table;
  const { words } = session;
  const [help, setHelp] = useState(false);
  const [isPreferring, setPreferring] = useState(false);
  const [isChoosingLanguage, setChoosingLanguage] = useState(false);
  const [isPuttingOnline, setPuttingOnline] = useState(false);
  const phone = isPhone.value;
  const narrow = isNarrow.value;
  const furniture = furnitureAt(session);
  const asking = session.canUndo.value || session.isSketch ? null : (furniture?.askingBack(session) ?? null);
  const Seats = furniture?.Seats ?? OwnSeats;
  const tools = (
    <>
      {!session.isOnline && (
        <Tool
          name={
            session.canRedo.value ? stepName(session, 'redo', session.at.value + 1) : words.t('page.redo')
          }
          isLine={narrow}
          icon="redo"
          data-redo
          aria-disabled={!session.canRedo.value}
          refusal={playedElsewhere(session)}
          onPress={() => table.redo()}
        />
      )}
      <PlanButton isLine={narrow} />
      {narrow && (
        <>
          <Tool
            name={words.t('page.view.history')}
            isLine
            icon="history"
            onPress={() => showView('history')}
          />
          <Tool
            name={words.t('page.help.rules', { name: session.title.name })}
            isLine
            icon="book"
            data-rules
            onPress={() => showRule(session.title.rulePrefix)}
          />
        </>
      )}
      <Tool name={themeName()} isLine={narrow} icon={themeIcon()} data-theme-choice onPress={nextTheme} />
      <Tool name={words.t('page.help')} isLine={narrow} icon="help" onPress={() => setHelp(true)} />
    </>
  );
  useKeys('table', { '?': () => setHelp(true) });
  return (
    <header class={css.header}>
      <a class={css.brand} href="#/" aria-label={words.t('page.brand')}>
        <Logo />
        <b>Railhead</b>
      </a>
      <HeadFacts session={session}>
        <h1>
          {(phone ? session.title.shortName : undefined) ?? session.title.name}{' '}
          <small>
            {session.from === undefined
              ? words.t('page.players', { number: session.names.length })
              : words.t('page.history.from', { number: session.from })}
          </small>
        </h1>
      </HeadFacts>
      {!phone && <ViewTabs {...tabs} />}
      <div class={css.tools}>
        {furniture && <furniture.Tools />}
        <Tool
          name={
            session.canUndo.value
              ? stepName(session, 'undo', table.undoTarget() + 1)
              : (asking?.name ?? words.t('page.undo'))
          }
          isLine={false}
          icon="undo"
          data-undo={asking ? 'ask' : ''}
          aria-disabled={!session.canUndo.value && !asking}
          refusal={asking ? asking.refusal : playedElsewhere(session)}
          onPress={() => table.undo()}
        />
        {!narrow && tools}
        <Menu
          session={session}
          onPreferences={() => setPreferring(true)}
          onLanguage={() => setChoosingLanguage(true)}
          onSeats={() => (table.seating.value = true)}
          onPutOnline={() => setPuttingOnline(true)}
        >
          {narrow ? tools : undefined}
        </Menu>
      </div>
      {help && <HelpDialog onClose={() => setHelp(false)} />}
      {table.seating.value && <Seats onClose={() => (table.seating.value = false)} />}
      {isPuttingOnline && (
        <NewGameDialog
          first={session.title.id}
          begun={session.match()}
          onClose={() => setPuttingOnline(false)}
        />
      )}
      {isChoosingLanguage && <LanguageDialog onClose={() => setChoosingLanguage(false)} />}
      {isPreferring && <PreferencesDialog onClose={() => setPreferring(false)} />}
    </header>
  );
}
