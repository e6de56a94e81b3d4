import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Size } from './placing.ts';

interface MeasuredProps {
  readonly class: string | undefined;
  readonly style: CSSProperties;
  readonly onSize: (size: Size) => void;
  readonly children: ComponentChildren;
}

/** A box that tells how large it is. */
export function Measured({ class: name, style, onSize, children }: MeasuredProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => onSize({ width: element.offsetWidth, height: element.offsetHeight });
    // Measured with the frame, still before it is painted: asked now, everything would have to be laid out at once.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} class={name} style={style}>
      {children}
    </div>
  );
}
