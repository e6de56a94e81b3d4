import { describe, expect, it } from 'vitest';
import { Camera, follow, type Limits, type Point, type View, zoomAbout } from './camera.ts';

const SIZE = { width: 400, height: 300 };
const LIMITS: Limits = {
  furthest: 0.5,
  nearest: 4,
  bounds: { left: -500, top: -500, width: 2000, height: 2000 },
};
const START: View = { k: 1, x: 0, y: 0 };

/** The point of the drawing under a point of the viewport. */
function under({ k, x, y }: View, [px, py]: Point): Point {
  return [(px - x) / k, (py - y) / k];
}

function expectClose(found: Point, wanted: Point): void {
  expect(found[0]).toBeCloseTo(wanted[0], 9);
  expect(found[1]).toBeCloseTo(wanted[1], 9);
}

describe('zooming', () => {
  it('keeps what is under the point where it is', () => {
    const at: Point = [120, 250];
    for (const factor of [1.4, 0.8]) {
      const view = zoomAbout(START, factor, at, LIMITS, SIZE);
      expect(view.k).toBeCloseTo(factor, 9);
      expectClose(under(view, at), under(START, at));
    }
  });

  it('stops at the limits, and there keeps the point too', () => {
    const at: Point = [120, 250];
    const near = zoomAbout(START, 100, at, LIMITS, SIZE);
    expect(near.k).toBe(4);
    expectClose(under(near, at), under(START, at));
    expect(zoomAbout(START, 0.01, at, LIMITS, SIZE).k).toBe(0.5);
  });

  it('shows nothing beyond the bounds: at the edge the point gives way', () => {
    const limits = { ...LIMITS, bounds: { left: 0, top: 0, width: 800, height: 600 } };
    const view = zoomAbout({ k: 1, x: 0, y: 0 }, 0.75, [400, 300], limits, SIZE);
    expect(view).toEqual({ k: 0.75, x: 0, y: 0 });
  });

  it('centres what is smaller than the viewport', () => {
    const limits = { ...LIMITS, bounds: { left: 0, top: 0, width: 400, height: 300 } };
    expect(zoomAbout(START, 0.5, [0, 0], limits, SIZE)).toEqual({ k: 0.5, x: 100, y: 75 });
  });
});

describe('the drawing under fingers', () => {
  it('goes along with one', () => {
    expect(follow(START, [[100, 100]], [[130, 80]], LIMITS, SIZE)).toEqual({ k: 1, x: 30, y: -20 });
  });

  it('goes no further than its bounds', () => {
    const { x, y } = follow(START, [[0, 0]], [[9000, -9000]], LIMITS, SIZE);
    expect([x, y]).toEqual([500, 300 - 1500]);
  });

  it('is spread by two, and what was between them stays between them', () => {
    const view = follow(
      START,
      [
        [100, 100],
        [200, 100],
      ],
      [
        [90, 140],
        [290, 140],
      ],
      LIMITS,
      SIZE,
    );
    expect(view.k).toBe(2);
    expectClose(under(view, [90, 140]), [100, 100]);
    expectClose(under(view, [290, 140]), [200, 100]);
  });

  it('is spread no further than the limits', () => {
    expect(
      follow(
        START,
        [
          [100, 100],
          [110, 100],
        ],
        [
          [0, 100],
          [300, 100],
        ],
        LIMITS,
        SIZE,
      ).k,
    ).toBe(4);
    expect(
      follow(
        START,
        [
          [0, 100],
          [300, 100],
        ],
        [
          [100, 100],
          [110, 100],
        ],
        LIMITS,
        SIZE,
      ).k,
    ).toBe(0.5);
  });
});

describe('a camera', () => {
  function cameraAt(view: View): Camera {
    const camera = new Camera(SIZE);
    camera.limits = LIMITS;
    camera.show(view);
    return camera;
  }

  it('zooms about the middle of the viewport where no point is given', () => {
    const camera = cameraAt(START);
    camera.zoomBy(2);
    expect(camera.view.value).toEqual({ k: 2, x: -200, y: -150 });
  });

  it('drags from where it was grabbed, not from one movement to the next', () => {
    const camera = cameraAt(START);
    camera.grab();
    // Beyond the bounds and back: the drawing stays under the finger.
    camera.drag([[0, 0]], [[9000, 0]]);
    camera.drag([[0, 0]], [[50, 10]]);
    expect(camera.view.value).toEqual({ k: 1, x: 50, y: 10 });
  });

  it('keeps to what it frames until the user moves it', () => {
    const camera = cameraAt(START);
    expect(camera.framing).toBe('framed');
    expect(camera.panBy(10, 0)).toBe(true);
    expect(camera.framing).toBe('free');
  });

  it('says when the limits leave nothing to move', () => {
    const camera = cameraAt({ k: 4, x: 0, y: 0 });
    expect(camera.zoomBy(2)).toBe(false);
    expect(camera.framing).toBe('framed');
    expect(camera.zoomBy(0.5)).toBe(true);
  });

  it('shows what the page asks for beyond the limits of the user', () => {
    expect(cameraAt({ k: 9, x: 5000, y: 0 }).view.value).toEqual({ k: 9, x: 5000, y: 0 });
  });

  it('does not move before it has limits', () => {
    const camera = new Camera(SIZE);
    expect(camera.zoomBy(2)).toBe(false);
    expect(camera.view.value).toEqual(START);
  });
});
