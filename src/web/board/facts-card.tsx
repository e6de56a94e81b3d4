import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import parts from '../parts/parts.module.css';
import { RuleTag } from '../parts/rule.tsx';
import type { Fact, FactPart, FactsCard } from './card.ts';
import { CompanyChip } from './chip.tsx';
import css from './facts-card.module.css';

function Part({ part, look }: { readonly part: FactPart; readonly look: FactsCard['look'] }): JSX.Element {
  if (typeof part === 'string') return <span>{part}</span>;
  if ('worths' in part) {
    return (
      <span class={css.values}>
        {part.worths.map(({ colour, text, label, isNow }) => (
          <span
            key={colour}
            data-now={isNow || undefined}
            style={{ background: `var(--t-${colour})` }}
            aria-label={label}
          >
            {text}
          </span>
        ))}
      </span>
    );
  }
  return (
    <span class={css.city}>
      {part.places.map((company, index) =>
        company === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- places have no other name than their number
          <i key={index} />
        ) : (
          <CompanyChip key={company} id={company} look={look} size={19} label={company} />
        ),
      )}
    </span>
  );
}

function Line({ fact, look }: { readonly fact: Fact; readonly look: FactsCard['look'] }): JSX.Element {
  return (
    <>
      <dt>{fact.label}</dt>
      <dd class={css.line}>
        {fact.parts.map((part, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no other name than their number
          <Part key={index} part={part} look={look} />
        ))}
      </dd>
    </>
  );
}

/** What is known of a hex, line by line, and why nothing can be done there. */
export function FactsCardBody(card: FactsCard): JSX.Element {
  const { hex, heading, facts, notes, reasons, ways = [], rules, look, closeLabel, onClose } = card;
  const list = useRef<HTMLDivElement>(null);
  // Where the keyboard opened the card, it goes on in it.
  useEffect(() => {
    if (list.current?.closest('[data-board]')?.matches(':focus-visible')) {
      list.current.querySelector('button')?.focus({ preventScroll: true });
    }
  }, [hex]);
  return (
    <section class={css.card} aria-label={heading} data-hex-info={hex}>
      <header>
        <b>{heading}</b>
        <Button look="icon" icon="close" aria-label={closeLabel} onPress={onClose} />
      </header>
      <dl class={parts.facts}>
        {facts.map((fact) => (
          <Line key={fact.label} fact={fact} look={look} />
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {ways.length > 0 && (
        <div ref={list} class={css.ways}>
          {ways.map(({ choice, company, label, onPress }) => (
            <Button
              key={label}
              data-choice={choice}
              data-way={company ?? ''}
              onPress={() => {
                onClose();
                onPress();
              }}
            >
              {company !== null && <CompanyChip id={company} look={look} size={23} />}
              {label}
            </Button>
          ))}
        </div>
      )}
      {reasons.map(({ text, rule }) => (
        <p key={text} class={css.why}>
          {text} {rule !== undefined && <RuleTag rule={rule} rules={rules} />}
        </p>
      ))}
    </section>
  );
}
