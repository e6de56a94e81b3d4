import type { JSX } from 'preact';
import type { TableInfo } from '../../../online/api.ts';
import { findTitle } from '../../../titles/find.ts';
import { Art } from '../../home/art.tsx';
import { words } from '../../words.ts';
import css from './join.module.css';

/** The title's picture, and how the game is to be played. */
export function About({ info }: { info: TableInfo }): JSX.Element {
  const { title: id, pace, undo, visibility, begun } = info;
  const title = findTitle(id);
  const facts = [
    ['pace', words.t(`page.online.pace.${pace}`)],
    ['undo', words.t(`page.online.undo.${undo}`)],
    ['watch', words.t(`page.online.watch.${visibility}`)],
    ...(begun > 0 ? [['begun', words.t('page.online.begun', { number: begun })] as const] : []),
  ] as const;
  return (
    <section class={css.about}>
      <div class={css.art}>
        <Art title={id} />
      </div>
      <div class={css.aboutText}>
        <div>
          <b>{title?.name ?? id}</b>
          {title && <p>{words.t(`page.title.${id}`)}</p>}
        </div>
        <dl class={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{words.t(`page.online.fact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
