import type { JSX } from 'preact';
import { Button, Key } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { showRule } from '../router/router.ts';
import { words } from '../words.ts';
import { useTable } from './state.ts';
import css from './table.module.css';
import { FAMILIES, type HelpKey, type TableView } from './views.ts';

/** The keys, each with what it does (a key of the catalogue). */
const KEYS: readonly HelpKey[] = [
  ['↵', 'commit'],
  ['Esc', 'clear'],
  ['P', 'pass'],
  ['U', 'undo'],
  ['Y', 'redo'],
  ['R', 'rules'],
  ['0', 'fit'],
  ['⇧ →', 'next-legal'],
  ['Ctrl ↵', 'commit-from-board'],
  ['T', 'theme'],
];

export function HelpDialog({
  views,
  onClose,
}: {
  views: readonly TableView[];
  onClose: () => void;
}): JSX.Element {
  const { title } = useTable().session;
  return (
    <Dialog title={words.t('page.help')} onClose={onClose}>
      <p>{words.t('page.help.how')}</p>
      <p>
        <Button
          small
          data-rules
          onPress={() => {
            onClose();
            showRule(title.rulePrefix);
          }}
        >
          {words.t('page.help.rules', { name: title.name })}
        </Button>
      </p>
      <dl class={css.keys}>
        {views.map(({ id }, index) => (
          <div key={id}>
            <dt>
              <Key name={String(index + 1)} />
            </dt>
            <dd>{words.t(`page.view.${id}`)}</dd>
          </div>
        ))}
        {[...KEYS, ...FAMILIES[title.family].keys].map(([key, what]) => (
          <div key={key}>
            <dt>
              <Key name={key} />
            </dt>
            <dd>{words.t(`page.key.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
