import type { JSX } from 'preact';
import { rem } from './rem.ts';

/** Our own line icons, 24 by 24, in the colour of the text. */
const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
  screen: 'M4 5h16v11H4zM9 20h6M12 16v4',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.2a2.6 2.6 0 1 1 3.7 2.3c-.8.4-1.2.9-1.2 1.9M12 16.6v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  more: 'M4.7 12h.6M11.7 12h.6M18.7 12h.6',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  unfold: 'M6 9.5l6 6 6-6',
  'double-right': 'M5 5l7 7-7 7M12.5 5l7 7-7 7',
  'double-left': 'M19 5l-7 7 7 7M11.5 5l-7 7 7 7',
  file: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4',
  save: 'M12 16V4m0 0 4.5 4.5M12 4 7.5 8.5M4 16v3a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3',
  bin: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  shuffle: 'M3 7h4l10 10h4m0 0-3-3m3 3-3 3M3 17h4l2.5-2.5M14 9.5 17 7h4m0 0-3-3m3 3-3 3',
  settings:
    'M4 7h8M17 7h3M14.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM4 17h3M12 17h8M9.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  share:
    'M8.6 10.7l6.8-3.9M8.6 13.3l6.8 3.9M6 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM18 8.1a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM18 21.1a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
  menu: 'M5 7h14M5 12h14M5 17h14',
  history: 'M4 4v5h5M4.6 9A8.5 8.5 0 1 1 3.5 13M12 8v5l3.5 2',
  book: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  check: 'M5 12.5 10 17.5 19 7',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  bot: 'M6 9h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM12 9V5.5M12 3.6v.1M9 13.6v1.8M15 13.6v1.8',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0',
  eye: 'M2.5 12c5-7.5 14-7.5 19 0-5 7.5-14 7.5-19 0zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  key: 'M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 12l8-8M16 7l3 3M13.5 9.5l2 2',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  skip: 'M5 5l9 7-9 7zM18 5v14',
  branch: 'M7 4v16M7 14c6 0 10-1 10-6m-3 2 3-3 3 3',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M18 5l-9 7 9 7zM6 5v14',
  last: 'M6 5l9 7-9 7zM18 5v14',
  warn: 'M12 4 21.5 20h-19zM12 10v4.5M12 17.2v.1',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 16 }: { name: IconName; size?: number }): JSX.Element {
  return (
    <svg width={rem(size)} height={rem(size)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.9"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** A hex with a junction: where the railhead stands. */
export function Logo(): JSX.Element {
  return (
    <svg width={rem(24)} height={rem(24)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="var(--acc)" d="M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z" />
      <path
        fill="none"
        stroke="var(--acc-ink)"
        stroke-width="2.2"
        d="M7.2 3.9Q12 10 12 22.5M16.8 3.9Q14.5 7 12.7 11M11.9 14.5Q15 16 18.8 19.1"
      />
    </svg>
  );
}
