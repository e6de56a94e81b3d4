import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { TableInfo } from '../../../online/api.ts';
import { ask, type Outcome } from '../../online/client.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toast.tsx';
import { goHome, invitationAddress } from '../../router/router.ts';
import { words } from '../../words.ts';
import { day } from '../dates.ts';
import { invitationTo, invite, withdrawInvitations } from '../invitations.ts';
import { LinkBox } from '../link-box.tsx';
import { troubleOf } from '../problems.ts';
import css from './join.module.css';
import { freeSeats, nameOf } from './seating.ts';

interface HostProps {
  readonly info: TableInfo;
  readonly titleName: string;
  /** Takes over what has become of the table, or says why nothing has. */
  readonly onAnswer: (outcome: Outcome<TableInfo>) => void;
}

/** The link for the others. */
function Invite({ info, titleName }: HostProps): JSX.Element {
  const { id, visibility } = info;
  const [invitation, setInvitation] = useState(() => invitationTo(id));
  const [trouble, setTrouble] = useState<string | null>(null);
  const change = async (work: (table: string) => Promise<string | null>, done?: string): Promise<void> => {
    const why = await work(id);
    setTrouble(why);
    setInvitation(invitationTo(id));
    if (why === null && done !== undefined) toast({ text: words.t(done) });
  };
  const make = (): void => void change(invite);
  const withdraw = (
    <Button
      look="quiet"
      data-withdraw
      onPress={() => void change(withdrawInvitations, 'page.online.withdrawn')}
    >
      {words.t('page.online.withdraw')}
    </Button>
  );
  return (
    <section class={css.card} aria-labelledby="invite">
      <h2 id="invite">{words.t('page.online.invite')}</h2>
      {trouble !== null && <p role="alert">{trouble}</p>}
      {invitation ? (
        <>
          <p>
            {words.t('page.online.invite-help', {
              isPrivate: String(visibility === 'private'),
              until: day(invitation.until),
            })}
          </p>
          <LinkBox
            address={invitationAddress(id, invitation.key)}
            label={words.t('page.online.link')}
            text={words.t('page.online.share-text', { title: titleName })}
          >
            {withdraw}
          </LinkBox>
        </>
      ) : (
        <div class={css.ways}>
          <Button icon="link" data-make-link onPress={make}>
            {words.t('page.online.make-link')}
          </Button>
          {withdraw}
        </div>
      )}
    </section>
  );
}

/** Asks before a table is cancelled for everybody. */
function CancelDialog({ id, onClose }: { id: string; onClose: () => void }): JSX.Element {
  const [trouble, setTrouble] = useState<string | null>(null);
  const cancel = async (): Promise<void> => {
    const outcome = await ask('cancelTable', { params: { id } });
    if (outcome.kind !== 'done') return setTrouble(troubleOf(outcome));
    toast({ text: words.t('page.online.cancelled') });
    goHome();
  };
  return (
    <Dialog
      title={words.t('page.online.cancel-ask')}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{words.t('page.online.cancel-no')}</Button>
          <Button look="primary" data-cancel-yes onPress={() => void cancel()}>
            {words.t('page.online.cancel-yes')}
          </Button>
        </>
      }
    >
      {trouble !== null && <p role="alert">{trouble}</p>}
      <p>{words.t('page.online.cancel-help')}</p>
    </Dialog>
  );
}

/** What the host of a table can do until it starts. */
export function HostPanel(props: HostProps): JSX.Element {
  const { info, onAnswer } = props;
  const [isCancelling, setCancelling] = useState(false);
  const free = freeSeats(info.seats).length;
  const start = async (): Promise<void> => onAnswer(await ask('startTable', { params: { id: info.id } }));
  return (
    <>
      {free > 0 && <Invite {...props} />}
      <section class={css.actions}>
        <p>
          {free > 0
            ? words.t('page.online.waiting', {
                number: free,
                startsFull: String(info.startsFull),
                name: nameOf(info, info.host),
              })
            : words.t('page.online.all-there', { name: nameOf(info, info.host) })}
        </p>
        <Button
          look="primary"
          data-start-now
          refusal={free > 0 ? { text: words.t('page.online.not-full', { number: free }) } : null}
          onPress={() => void start()}
        >
          {words.t('page.online.start-now')}
        </Button>
        <Button look="quiet" data-cancel-table onPress={() => setCancelling(true)}>
          {words.t('page.online.cancel')}
        </Button>
      </section>
      {isCancelling && <CancelDialog id={info.id} onClose={() => setCancelling(false)} />}
    </>
  );
}
