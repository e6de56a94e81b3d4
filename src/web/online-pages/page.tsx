import type { JSX } from 'preact';
import type { OnlineRoute } from '../online/slots.ts';
import { DevicePage } from './account/device-page.tsx';
import { MePage } from './account/me-page.tsx';
import { LobbyPage } from './tables/lobby-page.tsx';
import { JoinPage } from './join/join-page.tsx';

/** The pages of playing online, but for the table itself. */
export function OnlinePages({ route }: { route: OnlineRoute }): JSX.Element {
  switch (route.page) {
    case 'join':
      return <JoinPage key={route.id} id={route.id} invite={route.key} />;
    case 'online':
      return <LobbyPage />;
    case 'me':
      return <MePage />;
    case 'device':
      return <DevicePage key={route.key} deviceKey={route.key} />;
  }
}
