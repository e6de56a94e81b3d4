import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { FactView, RailView } from '../../rail/view.ts';
import { expressFacts, type HeadFact } from '../express/facts.ts';
import type { ExpressView } from '../express/view.ts';
import { Button, Key } from '../parts/button.tsx';
import { Logo } from '../parts/icons.tsx';
import { useKeys } from '../parts/keys.ts';
import { nextTheme, themeIcon, themeName } from '../parts/theme.ts';
import { showView } from '../router/router.ts';
import { download, foreignFile, ownFile } from '../match/files.ts';
import type { MatchSession } from '../match/session.ts';
import { toast } from '../parts/toast.tsx';
import { PlanButton } from '../history/plan-bar.tsx';
import { HelpDialog } from './help.tsx';
import css from './table.module.css';
import { useTable } from './state.ts';
import type { TableView } from './views.ts';

function factText(session: MatchSession, { key, value, of, money }: FactView): HeadFact {
  const { words } = session;
  const tell = (one: FactView['value']): string => {
    if (typeof one === 'number') return money ? words.money(one) : words.number(one);
    return typeof one === 'boolean' ? words.t(`value.${one}`) : one;
  };
  const shown = of === null ? tell(value) : words.t('page.of', { some: tell(value), all: tell(of) });
  return { label: words.fact(key), value: shown };
}

/** The few numbers everybody wants in sight: round, phase, bank, and what the title adds. */
function factsOf(session: MatchSession): HeadFact[] {
  const { words } = session;
  const { view, turn } = session.shown.value;
  if (session.title.family !== 'rail') {
    return expressFacts(words, view as unknown as ExpressView, turn);
  }
  const rail = view as unknown as RailView;
  return [
    { label: words.t('page.round'), value: words.t(`page.round.${rail.round.kind}`, { ...rail.round }) },
    { label: words.t('page.phase'), value: rail.phase },
    ...(rail.bank === null ? [] : [{ label: words.t('page.bank'), value: words.money(rail.bank) }]),
    ...rail.facts.map((fact) => factText(session, fact)),
  ];
}

async function exportAs(session: MatchSession, isForeign: boolean): Promise<void> {
  try {
    const match = session.match();
    download(isForeign ? await foreignFile(match) : ownFile(match));
  } catch (error) {
    toast({ text: session.words.t('page.export.failed', { message: (error as Error).message }) });
  }
}

function FileMenu({ session }: { session: MatchSession }): JSX.Element {
  const { words, title } = session;
  const format = title.format === '18xx.games' ? title.format : words.t('page.export.log');
  const menu = useRef<HTMLDivElement>(null);
  const exportIt = (isForeign: boolean): void => {
    menu.current?.hidePopover();
    void exportAs(session, isForeign);
  };
  return (
    <>
      <button
        type="button"
        popovertarget="file-menu"
        class={css.iconButton}
        aria-label={words.t('page.file')}
      >
        ⋯
      </button>
      <div ref={menu} id="file-menu" popover="auto" class={css.menu}>
        <Button look="quiet" icon="save" data-export onPress={() => exportIt(false)}>
          {words.t('page.export.own')}
        </Button>
        <Button look="quiet" icon="save" data-export-foreign onPress={() => exportIt(true)}>
          {words.t('page.export.foreign', { format })}
        </Button>
      </div>
    </>
  );
}

export function Header({ views, shown }: { views: readonly TableView[]; shown: TableView }): JSX.Element {
  const table = useTable();
  const { session } = table;
  const { words } = session;
  const [help, setHelp] = useState(false);
  useKeys('table', { '?': () => setHelp(true) });
  return (
    <header class={css.header}>
      <a class={css.brand} href="#/">
        <Logo />
        <b>Railhead</b>
      </a>
      <h1>
        {session.title.name}{' '}
        <small>
          {session.from === undefined
            ? words.t('page.players', { number: session.names.length })
            : words.t('page.history.from', { number: session.from })}
        </small>
      </h1>
      <dl class={css.headFacts}>
        {factsOf(session).map(({ label, value, isNear }) => (
          <div key={label} data-near={isNear || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <nav class={css.views} aria-label={words.t('page.views')}>
        {views.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            data-view={id}
            aria-current={id === shown.id ? 'page' : undefined}
            onClick={() => showView(id)}
          >
            {words.t(`page.view.${id}`)} <Key name={String(index + 1)} />
          </button>
        ))}
      </nav>
      <div class={css.tools}>
        <Button
          look="icon"
          icon="undo"
          data-undo
          aria-label={words.t('page.undo')}
          tip={{ text: words.t('page.undo') }}
          aria-disabled={!session.canUndo.value}
          onPress={() => table.undo()}
        />
        <Button
          look="icon"
          icon="redo"
          data-redo
          aria-label={words.t('page.redo')}
          tip={{ text: words.t('page.redo') }}
          aria-disabled={!session.canRedo.value}
          onPress={() => table.redo()}
        />
        <PlanButton />
        <Button
          look="icon"
          icon={themeIcon()}
          data-theme-choice
          aria-label={themeName()}
          tip={{ text: themeName() }}
          onPress={nextTheme}
        />
        <Button
          look="icon"
          icon="help"
          aria-label={words.t('page.help')}
          tip={{ text: words.t('page.help') }}
          onPress={() => setHelp(true)}
        />
        <FileMenu session={session} />
      </div>
      {help && <HelpDialog onClose={() => setHelp(false)} />}
    </header>
  );
}
