import { render } from 'preact';
import { signal } from '@preact/signals';
import { Demo, type DemoInput } from './scenes.tsx';

declare global {
  interface Window {
    /** What the screenshot script wants to see. */
    showDemo: (input: DemoInput) => void;
  }
}

const input = signal<DemoInput | null>(null);

function Shown() {
  return input.value ? <Demo {...input.value} /> : null;
}

window.showDemo = (next) => {
  document.documentElement.dataset['theme'] = next.theme;
  input.value = next;
};
render(<Shown />, document.body);
