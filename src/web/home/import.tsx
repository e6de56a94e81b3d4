import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { switchesOf } from '../../core/match.ts';
import type { Note } from '../../interop/note.ts';
import { ruleTitles } from '../../text/rule-texts.ts';
import { type FileRead, readGameFile } from '../match/files.ts';
import { type OpenFailure, keepAsNew, type Readable } from '../match/open.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icons.tsx';
import { Notice } from '../parts/notice.tsx';
import { RuleTag } from '../parts/rule.tsx';
import { here, openTable } from '../services.ts';
import type { LoadedTitle } from '../titles.ts';
import { tableWords, words } from '../words.ts';
import css from './home.module.css';

type Import =
  | { readonly kind: 'reading'; readonly file: string }
  | { readonly kind: 'stopped'; readonly file: string; readonly failure: OpenFailure }
  | {
      readonly kind: 'noted';
      readonly title: LoadedTitle;
      readonly game: Readable;
      readonly notes: readonly Note[];
    };

const state = signal<Import | null>(null);

async function open(title: LoadedTitle, game: Readable): Promise<void> {
  await openTable(await keepAsNew(here, title, game));
  state.value = null;
}

/** Reads a dropped or chosen file and sits down at its last move. */
export async function importFile(file: File): Promise<void> {
  state.value = { kind: 'reading', file: file.name };
  let read: FileRead;
  try {
    read = await readGameFile(await file.text());
  } catch (error) {
    const message = words.t('page.import.our-fault', { message: (error as Error).message });
    state.value = { kind: 'stopped', file: file.name, failure: { kind: 'unreadable', message } };
    return;
  }
  if (!read.game) state.value = { kind: 'stopped', file: file.name, failure: read.failure };
  else if (read.notes.length > 0) state.value = { kind: 'noted', ...read };
  else await open(read.title, read.game);
}

/** Takes files that the system opens with the installed page. */
export function takeLaunchFiles(): void {
  if (!('launchQueue' in globalThis)) return;
  launchQueue.setConsumer(({ files: [first] }) => {
    void first?.getFile().then(importFile);
  });
}

/** What is in the way of a game, in words; also for saved games. */
export function OpenFailureText({ failure }: { failure: OpenFailure }): JSX.Element {
  switch (failure.kind) {
    case 'missing':
      return <>{words.t('page.open.missing')}</>;
    case 'newer':
      return <>{words.t('page.open.newer', { version: failure.version, known: failure.known })}</>;
    case 'unreadable':
      return <>{words.t('page.open.unreadable', { message: failure.message })}</>;
    case 'illegal': {
      const { index, all, refusal, message, title, before } = failure;
      const names = before.match.players.map(({ name }) => name);
      return (
        <>
          <b>{words.t('page.open.illegal', { number: index + 1, all })}</b>{' '}
          {refusal ? tableWords(title, { names }).refusal(refusal) : message}{' '}
          {refusal && (
            <RuleTag
              rule={refusal.rule}
              rules={ruleTitles(
                title.game.rules,
                title.messages,
                switchesOf(title.game, before.match),
                words.locale,
              )}
            />
          )}{' '}
          {words.t('page.open.fine-before', { number: index })}
        </>
      );
    }
  }
}

export function ImportDialog(): JSX.Element | null {
  const { value } = state;
  if (!value) return null;
  const close = (): void => {
    state.value = null;
  };
  if (value.kind === 'reading') {
    return (
      <Dialog title={words.t('page.import.reading')} onClose={close}>
        <p>{value.file}</p>
      </Dialog>
    );
  }
  if (value.kind === 'noted') {
    const { title, game } = value;
    const say = tableWords(title, {
      names: game.match.players.map(({ name }) => name),
    });
    const foot = (
      <Button look="primary" data-open-noted onPress={() => void open(value.title, value.game)}>
        {words.t('page.import.open')}
      </Button>
    );
    return (
      <Dialog title={words.t('page.import.notes')} onClose={close} foot={foot}>
        <p>{words.t('page.import.notes-help')}</p>
        <ul class={css.notes}>
          {value.notes.map((note) => (
            <li key={note.where}>{say.fileNote(note)}</li>
          ))}
        </ul>
      </Dialog>
    );
  }
  const { failure } = value;
  const partial = failure.kind === 'illegal' && failure.index > 0 ? failure : null;
  const foot = (
    <>
      <Button onPress={close}>{words.t('page.close')}</Button>
      {partial && (
        <Button look="primary" onPress={() => void open(partial.title, partial.before)}>
          {words.t('page.import.open-up-to', { number: partial.index })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={words.t('page.import.failed', { name: value.file })} onClose={close} foot={foot}>
      <Notice tone="neg">
        <OpenFailureText failure={failure} />
      </Notice>
    </Dialog>
  );
}

/** Files are dragged with a mouse. */
const CAN_DROP = matchMedia('(hover: hover)');

/** The card that takes files; a file dropped anywhere on the page is taken too. */
export function DropZone(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class={css.drop}>
      <Icon name="file" size={24} />
      <div>
        <b>{words.t(CAN_DROP.matches ? 'page.import.drop' : 'page.import.file')}</b>
        <p>{words.t('page.import.drop-help')}</p>
      </div>
      <Button onPress={() => input.current?.click()}>{words.t('page.import.choose')}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        data-import
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) void importFile(file);
        }}
      />
    </div>
  );
}

/** Takes files dropped anywhere inside. */
export function DropArea({ children }: { children: ComponentChildren }): JSX.Element {
  const [over, setOver] = useState(false);
  return (
    <div
      class={css.page}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) void importFile(file);
      }}
    >
      {children}
    </div>
  );
}
