/** The entry point. Settings, language and fonts load first, so that the first frame is final. */

import './styles/index.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { language, startLanguage } from './i18n/index.ts';
import { keepErrors } from './pages/error/recent-errors.ts';
import { keptTables } from './pages/kept-tables.ts';
import { startServiceWorker } from './pwa/index.ts';
import { startRouter } from './router/index.ts';
import { startSettings } from './settings/index.ts';
import { startSound } from './sound/index.ts';
import { fontsReady } from './styles/fonts-ready.ts';

keepErrors();
startSettings();
startRouter();
startSound();
// The home page waits for the list of tables, so their worker starts while language and fonts load.
if (location.pathname === '/') keptTables().catch(() => undefined);
await startLanguage();
await fontsReady(language.peek());

const root = document.getElementById('app');
if (root !== null) render(<App />, root);

if (import.meta.env.PROD) startServiceWorker();
