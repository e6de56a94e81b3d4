import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Camera, type View } from './camera.ts';
import type { Size } from './placing.ts';

/** A camera that knows how large the box is that it fills. */
export function useCamera(box: RefObject<HTMLElement | null>, size?: Size): Camera {
  const camera = useMemo(() => new Camera(size), []);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height, isConnected } = element;
      const known = camera.size.value;
      // Out of the document it has no size, but will be as large again.
      if (isConnected && (width !== known.width || height !== known.height)) {
        camera.size.value = { width, height };
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return camera;
}

/** Follows the view of a camera at once, before the next paint, without rendering anything. */
export function useView(camera: Camera, follow: (view: View) => void, inputs: readonly unknown[] = []): void {
  useLayoutEffect(() => camera.view.subscribe(follow), [camera, ...inputs]);
}
