/** The frame of every page except the table: skip link, top bar, main content, footer, tabs on phones. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { isFirstPage } from '../../router/index.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { BottomTabs, TopBar } from './TopBar.tsx';
import './frame.css';

export interface PageProps {
  /** The title of the browser tab; defaults to the name of the app. */
  readonly title?: string;
  readonly class?: string;
  /** The home page shows the name as a sign, and its top bar is transparent. */
  readonly bare?: boolean;
  readonly children: ComponentChildren;
}

export const Page = ({ title, class: extra = '', bare = false, children }: PageProps) => {
  const main = useRef<HTMLElement>(null);
  usePageTitle(title);
  useEffect(() => {
    // After client-side navigation the focus moves to the main content, as after a page load.
    if (!isFirstPage()) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class={`page ${extra}`}>
      <a class="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <div class="page-scroll">
        <TopBar bare={bare} />
        <main ref={main} id="main" class="page-main" tabIndex={-1}>
          {children}
        </main>
        <Foot />
      </div>
      <BottomTabs />
    </div>
  );
};

const Foot = () => (
  <footer class="foot">
    <span>{t('shell.notAffiliated')}</span>
    <a href="/credits">{t('shell.credits')}</a>
  </footer>
);
