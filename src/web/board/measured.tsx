import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Size } from './placing.ts';

interface MeasuredProps {
  readonly class: string | undefined;
  readonly style: CSSProperties;
  readonly onSize: (size: Size) => void;
  /** It is the legend: nothing lies on it that can lie elsewhere. */
  readonly 'data-legend'?: boolean;
  readonly children: ComponentChildren;
}

/** A box that reports its size. */
export function Measured({ class: name, style, onSize, children, ...data }: MeasuredProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => onSize({ width: element.offsetWidth, height: element.offsetHeight });
    // An observer measures with the frame, still before it is painted: reading the size now would force a layout.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} class={name} style={style} {...data}>
      {children}
    </div>
  );
}
