import { useEffect, useRef } from 'preact/hooks';
import type { MatchSession } from '../match/session.ts';
import { route, showPosition } from '../router/router.ts';

/** Browsers do not like an address that changes many times a second. */
const WRITE_AFTER_MS = 300;

/** The earlier position on show stands in the address, and an address that names one shows it. */
export function useAddressedPosition(session: MatchSession): void {
  const { value } = route;
  const id = value.page === 'table' ? value.id : '';
  const asked = value.page === 'table' ? value.at : null;
  const looking = session.looking.value;
  const written = useRef<number | null>(null);
  const before = useRef(looking);

  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    session.lookAt(asked);
  }, [session, asked]);
  useEffect(() => {
    // A position that is still being played to is not taken out of the address.
    if (before.current === looking) return undefined;
    before.current = looking;
    const isSamePage = (): boolean => route.value.page === 'table' && route.value.id === id;
    const timer = setTimeout(() => {
      // The user may have gone to another table meanwhile.
      if (!isSamePage()) return;
      written.current = looking;
      showPosition(looking);
    }, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [looking]);
}
