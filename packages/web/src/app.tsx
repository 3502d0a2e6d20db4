/** The whole client: which page belongs to the address. */

import type { ComponentChildren } from 'preact';
import { HomePage } from './pages/home/HomePage.tsx';
import { address, matchPath } from './router/index.ts';
import { lazy } from './ui/lazy.tsx';

const TablePage = lazy(async () => (await import('./table/page.tsx')).default);

type Places = Readonly<Record<string, string>>;

const ROUTES: readonly (readonly [pattern: string, page: (places: Places) => ComponentChildren])[] = [
  ['/', () => <HomePage />],
  ['/table/:id', ({ id = '' }) => <TablePage key={id} id={id} />],
];

export const App = () => {
  const { path } = address.value;
  for (const [pattern, page] of ROUTES) {
    const places = matchPath(pattern, path);
    if (places !== null) return <>{page(places)}</>;
  }
  return <p>404</p>;
};
