import type { JSX } from 'preact';
import {
  CharacterAbout,
  CharacterFields,
  KindField,
  USUAL_CHARACTER,
} from '../computers/character-fields.tsx';
import type { MatchSession } from '../match/session.ts';
import { Dialog } from '../parts/dialog.tsx';
import css from './seats-dialog.module.css';

/** Who decides for whom: any seat can be handed to a computer and taken back. */
export function SeatsDialog({
  session,
  onClose,
}: {
  session: MatchSession;
  onClose: () => void;
}): JSX.Element {
  const { words, title } = session;
  const { value: computers } = session.computers;
  const about = computers.findLast((character) => character !== null);
  return (
    <Dialog title={words.t('page.computers.seats')} onClose={onClose}>
      <p class={css.help}>
        {words.t(title.load.mind ? 'page.computers.seats-help' : 'page.computers.unknown-title')}
      </p>
      <ul class={css.seats}>
        {computers.map((character, seat) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <li key={seat}>
            <b>{words.name(seat)}</b>
            <KindField
              seat={seat}
              kind={character ? 'computer' : 'person'}
              mayBeComputer={title.load.mind !== undefined}
              onChange={(kind) => session.handOver(seat, kind === 'computer' ? USUAL_CHARACTER : null)}
            />
            {character && (
              <CharacterFields
                seat={seat}
                character={character}
                onChange={(other) => session.handOver(seat, other)}
              />
            )}
          </li>
        ))}
      </ul>
      {about && <CharacterAbout character={about} />}
    </Dialog>
  );
}
