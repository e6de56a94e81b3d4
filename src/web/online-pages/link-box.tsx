import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import parts from '../parts/parts.module.css';
import { toast } from '../parts/toast.tsx';
import { words } from '../words.ts';
import css from './link-box.module.css';
import { QrCode } from './qr-code.tsx';

interface LinkBoxProps {
  readonly address: string;
  /** What the link is, for those who do not see where it stands. */
  readonly label: string;
  /** Said beside it where the system passes it on. */
  readonly text: string;
  /** The code is on show from the beginning. */
  readonly isCodeOpen?: boolean;
  readonly children?: ComponentChildren;
}

/** A link to pass on: to copy, to hand to the system, as a code for a camera. */
export function LinkBox({ address, label, text, isCodeOpen = false, children }: LinkBoxProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  const [hasCode, setCode] = useState(isCodeOpen);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ text: words.t('page.online.copied') });
    } catch {
      // Only over https or on this machine may a page write there.
      field.current?.select();
      toast({ text: words.t('page.online.copy-failed') });
    }
  };
  // One that changes their mind has done nothing wrong.
  const share = (): void => void navigator.share({ text, url: address }).catch(() => {});
  return (
    <div class={css.box}>
      <input
        ref={field}
        class={parts.field}
        readOnly
        data-link
        aria-label={label}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class={css.row}>
        <Button icon="copy" data-copy-link onPress={() => void copy()}>
          {words.t('page.online.copy')}
        </Button>
        {'share' in navigator && (
          <Button icon="share" data-share onPress={share}>
            {words.t('page.online.share')}
          </Button>
        )}
        {!isCodeOpen && (
          <Button look="quiet" data-show-code aria-expanded={hasCode} onPress={() => setCode(!hasCode)}>
            {words.t('page.online.qr')}
          </Button>
        )}
        {children}
      </div>
      {hasCode && <QrCode text={address} label={words.t('page.online.qr-of')} />}
    </div>
  );
}
