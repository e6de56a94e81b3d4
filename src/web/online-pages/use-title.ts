import { useEffect, useState } from 'preact/hooks';
import { findTitle } from '../../titles/find.ts';
import { toast } from '../parts/toast.tsx';
import { type LoadedTitle, loadTitle } from '../titles.ts';
import { words } from '../words.ts';

/** A title with its rules, once they are loaded. */
export function useTitle(id: string | undefined): LoadedTitle | null {
  const [title, setTitle] = useState<LoadedTitle | null>(null);
  useEffect(() => {
    if (id === undefined || !findTitle(id)) return undefined;
    let isWanted = true;
    void loadTitle(id).then(
      (loaded) => isWanted && setTitle(loaded),
      () => isWanted && toast({ text: words.t('page.load-failed') }),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return title?.id === id ? title : null;
}
