import type { JSX } from 'preact';
import { partsOfText } from '../../text/rule-texts.ts';
import { RuleTag } from '../parts/rule.tsx';
import type { RuleBook } from './book.ts';

/** A text in which other rules can be opened and switches stand out. */
export function RuleText({ text, titles }: { text: string; titles: RuleBook['titles'] }): JSX.Element {
  return (
    <p>
      {partsOfText(text).map(({ text: part, refers }, index) => {
        if (refers === null) return part;
        // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order
        if (titles[refers] !== undefined) return <RuleTag key={index} rule={refers} rules={titles} />;
        // oxlint-disable-next-line react/no-array-index-key -- a text never changes its order
        return <code key={index}>{part}</code>;
      })}
    </p>
  );
}
