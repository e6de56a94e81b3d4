// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageRoot } from '../../testing/page-root.ts';
import { toast, ToastLayer } from './toast.tsx';

const root = usePageRoot();

function shownText(): string | null {
  return root.querySelector('[data-toast] span')?.textContent ?? null;
}

async function show(text: string, run: () => void = () => {}): Promise<void> {
  await act(() => toast({ text, action: { label: 'Undo', run } }));
}

async function pass(seconds: number): Promise<void> {
  await act(() => void vi.advanceTimersByTime(seconds * 1000));
}

async function happens(event: Event): Promise<void> {
  await act(() => void root.querySelector('[data-toast]')?.dispatchEvent(event));
}

async function press(selector: string): Promise<void> {
  await act(() => root.querySelector<HTMLElement>(selector)?.click());
}

beforeEach(async () => {
  vi.useFakeTimers();
  await act(() => render(<ToastLayer />, root));
});

afterEach(async () => {
  // The message outlives the page's elements.
  await pass(60);
  vi.useRealTimers();
});

describe('a message', () => {
  it('stays for five seconds', async () => {
    await show('The game was deleted.');
    await pass(4.9);
    expect(shownText()).toBe('The game was deleted.');
    await pass(0.2);
    expect(shownText()).toBeNull();
  });

  it('has its own five seconds when it takes the place of another', async () => {
    await show('The first');
    await pass(3);
    await show('The second');
    await pass(4.9);
    expect(shownText()).toBe('The second');
    await pass(0.2);
    expect(shownText()).toBeNull();
  });

  it.each([
    ['pointed at', new PointerEvent('pointerenter'), new PointerEvent('pointerleave')],
    ['in focus', new FocusEvent('focusin'), new FocusEvent('focusout')],
  ])('stays while it is %s, and five seconds more', async (_how, begins, ends) => {
    await show('The game was deleted.');
    await happens(begins);
    await pass(30);
    expect(shownText()).toBe('The game was deleted.');
    await happens(ends);
    await pass(4.9);
    expect(shownText()).toBe('The game was deleted.');
    await pass(0.2);
    expect(shownText()).toBeNull();
  });

  it('is closed by its button, which does nothing else', async () => {
    const run = vi.fn<() => void>();
    await show('The game was deleted.', run);
    await press('[data-toast-close]');
    expect(shownText()).toBeNull();
    expect(run).not.toHaveBeenCalled();
  });

  it('goes with its answer', async () => {
    const run = vi.fn<() => void>();
    await show('The game was deleted.', run);
    await press('[data-toast] button:not([data-toast-close])');
    expect(run).toHaveBeenCalledOnce();
    expect(shownText()).toBeNull();
  });
});
