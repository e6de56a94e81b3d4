// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageRoot } from '../../testing/page-root.ts';
import { loadPageWords } from '../words.ts';
import { abbr, explainer } from './abbr.ts';
import { hideTip, showTip, tipHandlers, TipLayer } from './tip.tsx';

const root = usePageRoot();

/** A key pressed on the page; whether the tip took it. */
function press(key: string): { readonly isTaken: boolean } {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return { isTaken: event.defaultPrevented };
}

function shownText(): string | null {
  return root.querySelector('[role=tooltip]')?.textContent ?? null;
}

beforeEach(() => {
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover = vi.fn<() => void>();
  return () => {
    hideTip();
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  };
});

/** The page as it is right after a tip has been asked for: what waits for the next paint has not run yet. */
function showAtOnce(): void {
  render(<TipLayer />, root);
  showTip(root, { text: 'Too far away', rule: 'CE-8.6' });
  render(<TipLayer />, root);
}

it('is gone once another language is spoken', async () => {
  showAtOnce();
  const begin = await loadPageWords('qps');
  await act(begin);
  expect(shownText()).toBeNull();
  const back = await loadPageWords('en');
  back();
});

describe('Escape', () => {
  it('closes a tip as soon as it is on show, and nothing else hears of it', async () => {
    showAtOnce();
    expect(shownText()).toContain('Too far away');
    await act(() => {
      expect(press('Escape')).toEqual({ isTaken: true });
    });
    expect(shownText()).toBeNull();
  });

  it('is left to the page once the tip is closed', async () => {
    showAtOnce();
    await act(() => void press('Escape'));
    expect(press('Escape')).toEqual({ isTaken: false });
  });

  it('also silences the abbreviation in a control whose own tip was on show', async () => {
    vi.useFakeTimers();
    explainer.value = () => 'S&C: Shanklin & Chale';
    const page = (
      <>
        <button type="button" {...tipHandlers({ text: 'Not on the board yet' })}>
          <span {...abbr('company', 'S&C')}>S&C</span>
        </button>
        <TipLayer />
      </>
    );
    render(page, root);
    const over = { pointerType: 'mouse', bubbles: true };
    await act(() => {
      root.querySelector('button')?.dispatchEvent(new PointerEvent('pointerenter', over));
      root.querySelector('span')?.dispatchEvent(new PointerEvent('pointerover', over));
    });
    expect(shownText()).toBe('Not on the board yet');
    await act(() => void press('Escape'));
    await act(() => void vi.advanceTimersByTime(1000));
    expect(shownText()).toBeNull();
    explainer.value = null;
    vi.useRealTimers();
  });

  it('is the only key that a tip takes', () => {
    showAtOnce();
    expect(press('Enter')).toEqual({ isTaken: false });
    expect(shownText()).toContain('Too far away');
  });
});

describe('scrolling', () => {
  it('leaves a tip alone as long as what carries it stays where it is', async () => {
    showAtOnce();
    await act(() => void document.body.dispatchEvent(new Event('scroll')));
    expect(shownText()).toContain('Too far away');
  });

  it('closes a tip whose carrier has moved', async () => {
    showAtOnce();
    vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 10, 10));
    await act(() => void document.body.dispatchEvent(new Event('scroll')));
    expect(shownText()).toBeNull();
    vi.restoreAllMocks();
  });
});
