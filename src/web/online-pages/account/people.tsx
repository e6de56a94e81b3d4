import type { JSX } from 'preact';
import { ask } from '../../online/client.ts';
import { Button } from '../../parts/button.tsx';
import { words } from '../../words.ts';
import { troubleOf } from '../problems.ts';
import css from './account.module.css';
import { Card } from './card.tsx';
import { Trouble } from './form.tsx';
import { useList } from './use-list.ts';

/** Those one does not want to read, or to sit with. */
export function People(): JSX.Element | null {
  const { list, trouble, change } = useList('relations');
  const end = (user: string): Promise<void> =>
    change(async () =>
      troubleOf(await ask('relate', { params: { user }, body: { mute: false, block: false } })),
    );
  const shown = list?.filter(({ mute, block }) => mute || block) ?? [];
  if (shown.length === 0 && trouble === null) return null;
  return (
    <Card id="people" title={words.t('page.online.people')}>
      <Trouble text={trouble} />
      <ul class={css.rows}>
        {shown.map(({ id, name, block }) => (
          <li key={id}>
            <span>
              <b>
                <bdi>{name}</bdi>
              </b>
              <small>{words.t(block ? 'page.online.people.blocked' : 'page.online.people.muted')}</small>
            </span>
            <Button
              look="quiet"
              small
              aria-label={words.t(block ? 'page.online.people.unblock' : 'page.online.people.unmute', {
                name,
              })}
              onPress={() => void end(id)}
            >
              {words.t(block ? 'page.online.people.unblock-short' : 'page.online.people.unmute-short')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
