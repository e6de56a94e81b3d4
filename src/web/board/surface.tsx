import type { ComponentChildren, JSX, SVGAttributes } from 'preact';
import { useRef } from 'preact/hooks';
import type { Camera } from './camera.ts';
import { useView } from './use-camera.ts';
import { type PointerActions, usePointer } from './use-pointer.ts';

interface SurfaceProps extends PointerActions, Omit<SVGAttributes<SVGSVGElement>, 'children' | 'ref'> {
  readonly camera: Camera;
  /** What stays in its place when the drawing moves. */
  readonly over?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A drawing that a camera looks at: dragged, pinched and zoomed by the wheel. */
export function Surface({ camera, over, onLook, onRoute, children, ...svg }: SurfaceProps): JSX.Element {
  const root = useRef<SVGSVGElement>(null);
  const scene = useRef<SVGGElement>(null);
  const handlers = usePointer(root, camera, { onLook, onRoute });
  // The transform goes straight to the element, so that panning renders nothing of the drawing.
  useView(camera, ({ k, x, y }) => {
    scene.current?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
  });
  return (
    <svg {...svg} ref={root} {...handlers}>
      <g ref={scene}>{children}</g>
      {over}
    </svg>
  );
}
