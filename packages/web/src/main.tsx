/** The way in: settings, language and fonts first, so that the first picture is already the right one. */

import './styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { language, startLanguage } from './i18n/index.ts';
import { startServiceWorker } from './pwa/index.ts';
import { startRouter } from './router/index.ts';
import { startSettings } from './settings/index.ts';
import { startSound } from './sound/index.ts';
import { fontsReady } from './styles/fonts-ready.ts';

startSettings();
startRouter();
startSound();
// The home page is drawn together with the list of tables: their worker starts while language and fonts arrive.
if (location.pathname === '/')
  import('./pages/kept-tables.ts').then(({ keptTables }) => keptTables()).catch(() => undefined);
await startLanguage();
await fontsReady(language.peek());

const root = document.getElementById('app');
if (root !== null) render(<App />, root);

if (import.meta.env.PROD) startServiceWorker();
