import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useKeys } from '../parts/keys.ts';
import { toast } from '../parts/toast.tsx';
import { closeRule, route } from '../router/router.ts';
import { words } from '../words.ts';
import { openRuleAtHand } from './open.ts';

/** Rendered once in the page: fetches the panel when a rule is opened for the first time. */
export function RulesLayer(): JSX.Element | null {
  const { rule } = route.value;
  const [loaded, setLoaded] = useState<{ readonly Panel: ComponentType<{ rule: string }> } | null>(null);
  const isWanted = rule !== '';
  useKeys('rules', { r: openRuleAtHand });
  useEffect(() => {
    if (!isWanted || loaded) return;
    void (async () => {
      try {
        const { RulesPanel } = await import('./panel.tsx');
        setLoaded({ Panel: RulesPanel });
      } catch {
        closeRule();
        toast({ text: words.t('page.load-failed') });
      }
    })();
  }, [isWanted]);
  if (!isWanted || !loaded) return null;
  return <loaded.Panel rule={rule} />;
}
