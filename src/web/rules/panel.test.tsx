// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageRoot } from '../../testing/page-root.ts';
import { game1848 } from '../../games/1848/game.ts';
import { EN_1848 } from '../../text/en/1848.ts';
import { ruleTitles } from '../../text/rule-texts.ts';
import { RuleTag } from '../parts/rule.tsx';
import { closeRule, route, showRule } from '../router/router.ts';
import { RulesPanel } from './panel.tsx';

vi.stubGlobal('RULES_DIGEST', null);

const root = usePageRoot();

/** Without an open game the rules are worded for the first rule set. */
const RULES = ruleTitles(game1848.rules, EN_1848, game1848.ruleSets[0]?.values ?? {}, 'en');
const TITLE = RULES['1848-11.6'] ?? '';

function App(): preact.JSX.Element {
  const { rule } = route.value;
  return (
    <>
      <RuleTag rule="1848-11.6" rules={RULES} />
      {rule !== '' && <RulesPanel rule={rule} />}
    </>
  );
}

beforeEach(async () => {
  await act(() => render(<App />, root));
});
afterEach(() => act(closeRule));

function all(selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

function one(selector: string): HTMLElement {
  const [found] = all(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

async function click(element: HTMLElement): Promise<void> {
  await act(() => element.click());
}

async function shown(rule: string): Promise<HTMLElement> {
  await vi.waitFor(() => one(`[data-shown-rule="${rule}"]`), { timeout: 60_000 });
  return one(`[data-shown-rule="${rule}"]`);
}

async function type(query: string): Promise<void> {
  const field = one('input[type=search]') as HTMLInputElement;
  await act(() => {
    field.value = query;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

describe('the rules panel', () => {
  it('opens by a rule tag and tells the rule, its switches and its neighbours', async () => {
    await click(one('button[data-rule="1848-11.6"]'));
    const article = await shown('1848-11.6');
    expect(location.hash).toBe('#/rule/1848-11.6');
    expect(article.querySelector('h3')?.textContent).toBe(TITLE);
    expect(article.textContent).toContain('earns 50 more');
    expect(article.querySelectorAll('code')[0]?.textContent).toBe('kk_bonus');
    expect(article.querySelector('dl')?.textContent).toContain('Rulebook of 2021yes');
    expect(one('details[open] [aria-current=true]').dataset['to']).toBe('1848-11.6');
    expect(all('details[open]')).toHaveLength(1);
    expect(all('details[open] [data-to]').map(({ dataset }) => dataset['to'])).toContain('1848-11.5');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(TITLE));
  });

  it('leads on to other rules and closes', async () => {
    const tag = one('button[data-rule="1848-11.6"]');
    tag.focus();
    await act(() => showRule('1848-5.3'));
    const article = await shown('1848-5.3');
    await click(article.querySelector<HTMLElement>('button[data-rule]') ?? article);
    await shown('1848-10.6');
    await click(one('[aria-label="Next rule: 1848-10.7"]'));
    await shown('1848-10.7');
    await click(one('[data-to="1848-20/D-04"]'));
    await shown('1848-20/D-04');
    expect(location.hash).toBe('#/rule/1848-20%2FD-04');
    await click(one('[aria-label="Close"]'));
    expect(all('dialog')).toEqual([]);
    expect(location.hash).toBe('#/');
    expect(document.activeElement === tag).toBe(true);
  });

  it('searches while typing, and Enter opens the best', async () => {
    await act(() => showRule('1848'));
    await vi.waitFor(() => one('nav'), { timeout: 60_000 });
    await type('loan forced');
    expect(one('[role=status]').textContent).toMatch(/^\d+ rules$/);
    expect(all('[data-to]').length).toBeGreaterThan(2);
    await type('15.3');
    const field = one('input[type=search]');
    await act(() => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await shown('1848-15.3');
    await type('xylophone');
    expect(one('[role=status]').textContent).toBe('Nothing found');
    field.focus();
    await type('');
    expect(all('article')).toHaveLength(1);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('shows all rules of a title that is asked for as a whole', async () => {
    await act(() => showRule('CE'));
    await vi.waitFor(() => one('nav'), { timeout: 60_000 });
    expect(one('h2').textContent).toBe('Rules of Chicago Express');
    expect(all('[data-shown-rule]')).toEqual([]);
    expect(all('details').length).toBeGreaterThan(10);
  });

  it('begins with the game in five minutes, which every rule leads back to', async () => {
    await act(() => showRule('1848'));
    await vi.waitFor(() => one('[data-overview]'), { timeout: 60_000 });
    expect(one('[data-overview] table').textContent).toContain('Desert');
    await click(one('[data-overview] [data-rule="1848-18.3"], [data-overview] button'));
    await shown('1848-18.3');
    expect(all('[data-overview]')).toEqual([]);
    await click(one('[data-to="1848"]'));
    await vi.waitFor(() => one('[data-overview]'));
  });
});
