/** The top bar of every page, and the tabs that replace its links on phones. */

import { type MessageKey, t } from '../../i18n/index.ts';
import { address } from '../../router/index.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { LanguageMenu, ThemeMenu } from './menus.tsx';

interface Place {
  readonly href: string;
  readonly label: MessageKey;
  readonly icon: IconName;
}

const PLACES: readonly Place[] = [
  { href: '/', label: 'shell.play', icon: 'play' },
  { href: '/lobby', label: 'shell.lobby', icon: 'people' },
  { href: '/matches', label: 'shell.matches', icon: 'log' },
  { href: '/rules', label: 'shell.rules', icon: 'book' },
  { href: '/settings', label: 'shell.settings', icon: 'gear' },
];

/** The rules page of a game belongs to the Rules link. */
const isHere = (href: string): 'page' | undefined => {
  const { path } = address.value;
  return path === href || (href !== '/' && path.startsWith(`${href}/`)) ? 'page' : undefined;
};

export const TopBar = ({ bare }: { readonly bare: boolean }) => (
  <header class="top-bar" data-bare={bare}>
    {!bare && (
      <a class="top-home" href="/" aria-label={`Fremont: ${t('shell.home')}`}>
        <span class="top-mark" />
        <span class="top-wordmark" />
      </a>
    )}
    <nav class="top-nav" aria-label={t('shell.navLabel')}>
      {PLACES.slice(0, 4).map(({ href, label }) => (
        <a key={href} href={href} aria-current={isHere(href)}>
          {t(label)}
        </a>
      ))}
    </nav>
    <div class="top-tools">
      <LanguageMenu />
      <ThemeMenu />
      <ButtonLink href="/me" look="icon" icon="person" label={t('shell.me')} />
      <ButtonLink class="top-settings" href="/settings" look="icon" icon="gear" label={t('shell.settings')} />
    </div>
  </header>
);

export const BottomTabs = () => (
  <nav class="bottom-tabs" aria-label={t('shell.navLabel')}>
    {PLACES.map(({ href, label, icon }) => (
      <a key={href} href={href} aria-current={isHere(href)}>
        <Icon name={icon} size={22} />
        {t(label)}
      </a>
    ))}
  </nav>
);
