import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import cards from '../family/cards.module.css';
import { newKey } from '../match/entries.ts';
import { Button } from '../parts/button.tsx';
import { toast } from '../parts/toast.tsx';
import { goToJoin } from '../router/router.ts';
import { isPlayer, useOnline } from './at-table.ts';

/** Sets the table for the same people again; they find it in their list and sit there already. */
export function RematchButton(): JSX.Element | null {
  const at = useOnline();
  const { session, keeper, ask } = at;
  const { words } = session;
  // Asked for twice, it is one table.
  const [id] = useState(newKey);
  if (!isPlayer(at) && keeper.user !== keeper.terms.host) return null;
  const rematch = async (): Promise<void> => {
    const outcome = await ask('rematch', { params: { id: keeper.id }, body: { id } });
    if (outcome.kind === 'done') goToJoin(id);
    else toast({ text: words.t('page.online-table.rematch.failed') });
  };
  return (
    <Button commits look="primary" data-rematch onPress={() => void rematch()}>
      {words.t('page.online-table.rematch')}
    </Button>
  );
}

/** In the view of a finished game, where one screen has its own ways to play again. */
export function Rematch(): JSX.Element {
  const { session } = useOnline();
  const { words } = session;
  return (
    <section class={cards.card}>
      <h2>{words.t('page.end.again')}</h2>
      <p>{words.t('page.online-table.rematch.help')}</p>
      <RematchButton />
    </section>
  );
}
