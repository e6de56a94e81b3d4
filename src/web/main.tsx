import 'virtual:theme.css';
import './styles/base.css';
import { type JSX, render } from 'preact';
import { Home } from './home/home.tsx';
import { TitlePage } from './home/title-page.tsx';
import { bringOnline, OnlinePage } from './online-page.tsx';
import { beginSpeaking } from './language/choice.ts';
import { keepPage } from './offline/updates.ts';
import { keepFocus } from './parts/focus.ts';
import './parts/theme.ts';
import { LiveLayer } from './parts/live.tsx';
import { TipLayer } from './parts/tip.tsx';
import { ToastLayer } from './parts/toast.tsx';
import { route } from './router/router.ts';
import { RulesLayer } from './rules/layer.tsx';
import { TablePage } from './table/table-page.tsx';

function App(): JSX.Element {
  const { value } = route;
  return (
    <>
      {value.page === 'home' && <Home />}
      {value.page === 'title' && <TitlePage key={value.id} id={value.id} />}
      {value.page === 'table' && <TablePage id={value.id} />}
      {(value.page === 'online' ||
        value.page === 'join' ||
        value.page === 'me' ||
        value.page === 'device') && <OnlinePage route={value} />}
      <RulesLayer />
      <TipLayer />
      <ToastLayer />
      <LiveLayer />
    </>
  );
}

async function show(): Promise<void> {
  await beginSpeaking();
  const root = document.querySelector('#app');
  if (root) render(<App />, root);
  bringOnline();
}

keepFocus();
void show();
keepPage();
