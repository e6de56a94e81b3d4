import type { ComponentProps, JSX } from 'preact';
import { PACES } from '../../../online/api.ts';
import type { Visibility } from '../../../online/table.ts';
import { UNDO_RULES } from '../../../online/undo.ts';
import { Card } from '../../home/new-game/card.tsx';
import dialog from '../../home/new-game/new-game.module.css';
import type { Agreement, NewTableSlot } from '../../online/slots.ts';
import parts from '../../parts/parts.module.css';
import { words } from '../../words.ts';
import { Segments } from '../segments.tsx';
import { Toggle } from '../toggle.tsx';
import css from './fields.module.css';

/** As a table is that nobody has said anything about. */
export const USUAL_AGREEMENT: Agreement = {
  label: '',
  pace: 'live',
  visibility: 'link',
  undo: 'agreed',
  isDrawn: false,
  startsFull: true,
};

/** By the way people meet: whoever has the link comes first. */
const WHO: readonly Visibility[] = ['link', 'listed', 'private'];

/** What is agreed about a table besides seats and rules. */
export function AgreementFields({
  agreement,
  hasBegun,
  onChange,
}: ComponentProps<NewTableSlot['Fields']>): JSX.Element {
  const { pace, visibility, undo, isDrawn, startsFull, label } = agreement;
  return (
    <div class={css.fields} data-agreement>
      <fieldset class={dialog.fieldset}>
        <legend>{words.t('page.online.pace')}</legend>
        <Segments
          name="pace"
          label={words.t('page.online.pace')}
          choices={PACES.map((value) => [value, words.t(`page.online.pace.${value}`)])}
          value={pace}
          onChange={(next) => onChange({ ...agreement, pace: next })}
        />
        <p class={css.about}>{words.t(`page.online.pace.${pace}-about`)}</p>
      </fieldset>
      <fieldset class={dialog.fieldset}>
        <legend>{words.t('page.online.who')}</legend>
        <div class={dialog.cards}>
          {WHO.map((value) => (
            <Card
              key={value}
              group="visibility"
              value={value}
              name={words.t(`page.online.who.${value}`)}
              about={words.t(`page.online.who.${value}-about`)}
              isChosen={value === visibility}
              onChoose={() => onChange({ ...agreement, visibility: value })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset class={dialog.fieldset}>
        <legend>{words.t('page.online.start')}</legend>
        <Toggle
          name="startsFull"
          isOn={startsFull}
          onChange={(isOn) => onChange({ ...agreement, startsFull: isOn })}
        >
          {words.t('page.online.starts-full')}
        </Toggle>
        {!hasBegun && (
          <Toggle
            name="isDrawn"
            isOn={isDrawn}
            onChange={(isOn) => onChange({ ...agreement, isDrawn: isOn })}
          >
            {words.t('page.online.draw')}
          </Toggle>
        )}
      </fieldset>
      <label class={css.field}>
        <span>{words.t('page.online.undo')}</span>
        <select
          class={parts.field}
          data-undo-rule
          value={undo}
          onChange={({ currentTarget: { value } }) => {
            const rule = UNDO_RULES.find((one) => one === value);
            if (rule) onChange({ ...agreement, undo: rule });
          }}
        >
          {UNDO_RULES.map((rule) => (
            <option key={rule} value={rule}>
              {words.t(`page.online.undo.${rule}`)}
            </option>
          ))}
        </select>
      </label>
      <label class={css.field}>
        <span>{words.t('page.online.label')}</span>
        <input
          class={parts.field}
          data-table-label
          maxLength={60}
          autocomplete="off"
          placeholder={words.t('page.online.label-hint')}
          value={label}
          onInput={({ currentTarget }) => onChange({ ...agreement, label: currentTarget.value })}
        />
      </label>
    </div>
  );
}
