/** The app: maps addresses to pages. */

import './pieces/pieces.css';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { loadMessages, t } from './i18n/index.ts';
import { onlineMessages } from './online/messages.ts';
import { ErrorBoundary } from './pages/error/ErrorBoundary.tsx';
import { HomePage } from './pages/home/HomePage.tsx';
import { rulesMessages } from './pages/rules/messages.ts';
import { settingsMessages } from './pages/settings/messages.ts';
import { DiceSprite } from './pieces/DiceSprite.tsx';
import { applyUpdate, updateReady } from './pwa/index.ts';
import { address } from './router/index.ts';
import { matchPath } from './router/match-path.ts';
import { setupMessages } from './setup/messages.ts';
import { pageWith } from './ui/page-with.ts';
import { Toast, Toasts } from './ui/Toast.tsx';

const TablePage = pageWith(null, async () => (await import('./table/page.tsx')).default);
const RulesPage = pageWith(rulesMessages, async () => (await import('./pages/rules/RulesPage.tsx')).RulesPage);
const RulesList = pageWith(rulesMessages, async () => (await import('./pages/rules/RulesList.tsx')).RulesList);
const SettingsPage = pageWith(
  settingsMessages,
  async () => (await import('./pages/settings/SettingsPage.tsx')).SettingsPage,
);
/** These pages load their messages themselves, which keeps the first page of a newcomer small. */
const ReplayPage = pageWith(null, async () => (await import('./replay/replay-page.ts')).loadReplayPage());
const MatchesPage = pageWith(null, async () => (await import('./pages/matches/matches-page.ts')).loadMatchesPage());

const AdminPage = pageWith(null, async () => (await import('./pages/admin/admin-page.ts')).loadAdminPage());
const NotFoundPage = pageWith(null, async () => (await import('./pages/error/NotFoundPage.tsx')).NotFoundPage);
const CreditsPage = pageWith(null, async () => (await import('./pages/credits/credits-page.ts')).loadCreditsPage());

/** Tables are set up on these pages too. */
const onlinePage = <P extends object>(load: () => Promise<FunctionComponent<P>>) =>
  pageWith(onlineMessages, async () => {
    await loadMessages(setupMessages);
    return load();
  });
const LobbyPage = onlinePage(async () => (await import('./pages/lobby/LobbyPage.tsx')).LobbyPage);
const OnlinePage = onlinePage(async () => (await import('./pages/room/OnlinePage.tsx')).OnlinePage);
const JoinPage = onlinePage(async () => (await import('./pages/join/JoinPage.tsx')).JoinPage);
const MePage = onlinePage(async () => (await import('./pages/me/MePage.tsx')).MePage);

type Places = Readonly<Record<string, string>>;

const ROUTES: readonly (readonly [pattern: string, page: (places: Places) => ComponentChildren])[] = [
  ['/', () => <HomePage />],
  ['/rules', () => <RulesList />],
  ['/rules/:game', ({ game = '' }) => <RulesPage key={game} game={game} />],
  ['/matches', () => <MatchesPage />],
  ['/settings', () => <SettingsPage />],
  ['/credits', () => <CreditsPage />],
  ['/table/:id', ({ id = '' }) => <TablePage key={id} id={id} />],
  ['/replay', () => <ReplayPage table={null} />],
  ['/replay/:id', ({ id = '' }) => <ReplayPage key={id} table={{ type: 'local', id }} />],
  ['/match/:id', ({ id = '' }) => <ReplayPage key={id} table={{ type: 'online', id }} />],
  ['/lobby', () => <LobbyPage />],
  ['/online/:id', ({ id = '' }) => <OnlinePage key={id} id={id} />],
  ['/join', () => <JoinPage />],
  ['/me', () => <MePage />],
  ['/admin', () => <AdminPage />],
];

const pageAt = (path: string): ComponentChildren => {
  for (const [pattern, page] of ROUTES) {
    const places = matchPath(pattern, path);
    if (places !== null) return page(places);
  }
  return <NotFoundPage />;
};

export const App = () => {
  const { path } = address.value;
  return (
    <>
      <DiceSprite />
      <ErrorBoundary key={path}>{pageAt(path)}</ErrorBoundary>
      <Toasts>
        {updateReady() && (
          <Toast action={{ label: t('shell.reload'), onPress: applyUpdate }}>{t('shell.updateReady')}</Toast>
        )}
      </Toasts>
    </>
  );
};
