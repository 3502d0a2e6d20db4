/** The frame around every page but the table: way past the bar, top bar, main part, foot, tabs on phones. */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { isFirstPage } from '../../router/index.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { BottomTabs, TopBar } from './TopBar.tsx';
import './frame.css';

export interface PageProps {
  /** Shown in the browser's tab; without it only the name of the app is. */
  readonly title?: string;
  readonly class?: string;
  /** On the home page the sign itself is the name, and the bar lies over the sky. */
  readonly bare?: boolean;
  readonly children: ComponentChildren;
}

export const Page = ({ title, class: extra = '', bare = false, children }: PageProps) => {
  const main = useRef<HTMLElement>(null);
  usePageTitle(title);
  useEffect(() => {
    // A page reached by a link starts reading at its top, as a freshly loaded one would.
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
