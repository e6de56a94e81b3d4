import type { JSX } from 'preact';
import { Dialog } from '../../parts/dialog.tsx';
import { words } from '../../words.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Signing in without leaving the page. */
export function SignInDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }): JSX.Element {
  return (
    <Dialog title={words.t('page.online.sign-in')} onClose={onClose}>
      <SignInForm onDone={onDone} />
    </Dialog>
  );
}
