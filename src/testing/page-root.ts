import { render } from 'preact';
import { afterEach, beforeEach } from 'vitest';

/** For a file of tests: an element in the document, empty at the beginning of each of them. */
export function usePageRoot(): HTMLElement {
  const root = document.createElement('div');
  beforeEach(() => {
    document.body.append(root);
  });
  afterEach(() => {
    render(null, root);
    root.remove();
  });
  return root;
}
