import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '../family/family.ts';
import type * as Shown from './history-view.tsx';

type Loaded = typeof Shown;

/** Looking back is not needed for playing: it is loaded on demand. */
function useHistory(): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('./history-view.tsx').then((module) => isWanted && setLoaded(module));
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
}

/** The history of a table whose other views are these. */
export function historyOf(views: readonly TableView[]): ComponentType {
  return function History(): JSX.Element {
    const loaded = useHistory();
    return loaded ? <loaded.HistoryView views={views} /> : <div aria-busy="true" />;
  };
}

/** The log, or something else that is looked up while deciding. */
export function lookupOf(id: string): ComponentType {
  return function Lookup(): JSX.Element {
    const loaded = useHistory();
    return loaded ? <loaded.LogView shown={id} /> : <div aria-busy="true" />;
  };
}

/** The line to go along while another view shows an earlier position. */
export function LookingBack(): JSX.Element | null {
  const loaded = useHistory();
  return loaded && <loaded.Scrubber slim />;
}
