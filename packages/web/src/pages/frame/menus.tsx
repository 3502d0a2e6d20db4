/** The language and theme menus of the top bar. */

import { LANGUAGES, type Language } from '@fremont/kernel';
import { language, type MessageKey, t } from '../../i18n/index.ts';
import { settings, THEMES, type Theme, theme } from '../../settings/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Menu } from '../../ui/Menu.tsx';

/** Each language by its own name, so that its speakers can read it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
};

export const LanguageMenu = () => (
  <Menu
    label={`${t('shell.language')}: ${LANGUAGE_NAMES[language.value]}`}
    class="button-plain top-language"
    button={
      <>
        <Icon name="globe" size={18} />
        <span>{LANGUAGE_NAMES[language.value]}</span>
      </>
    }
    items={LANGUAGES.map((one) => ({
      key: one,
      label: LANGUAGE_NAMES[one],
      lang: one,
      chosen: one === language.value,
      onChoose: () => {
        settings.language.value = one;
      },
    }))}
  />
);

const THEME_LABELS: Readonly<Record<Theme, MessageKey>> = {
  auto: 'shell.themeAuto',
  night: 'shell.themeNight',
  day: 'shell.themeDay',
};

const THEME_ICONS: Readonly<Record<Theme, IconName>> = { auto: 'contrast', night: 'moon', day: 'sun' };

export const ThemeMenu = () => (
  <Menu
    label={t('shell.theme')}
    icon={THEME_ICONS[theme.value]}
    items={THEMES.map((one) => ({
      key: one,
      label: t(THEME_LABELS[one]),
      icon: THEME_ICONS[one],
      chosen: one === settings.theme.value,
      onChoose: () => {
        settings.theme.value = one;
      },
    }))}
  />
);
