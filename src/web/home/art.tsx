import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';

/** Pictures of the titles: positions drawn by our own renderer, made by `npm run art`. */
const FILES: Readonly<Record<string, string>> = import.meta.glob('./art/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

const drawings = signal<Readonly<Record<string, string>>>({});
const asked = new Set<string>();

async function fetchArt(title: string): Promise<void> {
  const url = FILES[`./art/${title}.svg`];
  if (url === undefined || asked.has(title)) return;
  asked.add(title);
  const answer = await fetch(url);
  if (!answer.ok) return;
  const svg = await answer.text();
  drawings.value = { ...drawings.value, [title]: svg };
}

/** The picture is inline SVG, so that it follows the page's colours, light or dark. */
export function Art({ title, small = false }: { title: string; small?: boolean }): JSX.Element {
  useEffect(() => void fetchArt(title), [title]);
  const svg = drawings.value[title] ?? '';
  return (
    <span aria-hidden="true" data-art={small ? 'small' : 'large'} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
