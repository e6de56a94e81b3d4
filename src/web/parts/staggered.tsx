import { type ComponentChildren, type JSX, toChildArray } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * Shows the first of its children at once and each further one in a frame of its own, so that the page never
 * freezes for all of them. Once they are there, they change together.
 */
export function Staggered({
  atOnce = 1,
  children,
}: {
  /** None, where something else on the page comes first. */
  readonly atOnce?: 0 | 1;
  readonly children: ComponentChildren;
}): JSX.Element {
  const all = toChildArray(children);
  const [count, setCount] = useState<number>(atOnce);
  // Effects run after the paint.
  useEffect(() => {
    if (count < all.length) setCount(count + 1);
  }, [count, all.length]);
  return <>{all.slice(0, count)}</>;
}
