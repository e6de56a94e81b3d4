import type { JSX } from 'preact';
import { familyOf } from '../family/family.ts';
import { useTable } from '../family/table-state.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { KeyList } from '../parts/key-list.tsx';
import { showRule } from '../router/router.ts';
import { words } from '../words.ts';

/** How a table is used, and every key of it. */
export function HelpDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const { session } = useTable();
  const { title } = session;
  return (
    <Dialog title={words.t('page.help')} wide="one" onClose={onClose}>
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
      <KeyList places={[...familyOf(session).keys, 'computers']} />
    </Dialog>
  );
}
