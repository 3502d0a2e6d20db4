/** The settings of this device. Changes apply at once. */

import { type MessageKey, t } from '../../i18n/index.ts';
import { address } from '../../router/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Page } from '../frame/Page.tsx';
import { DataSection } from './DataSection.tsx';
import { Preview } from './Preview.tsx';
import { SettingsRows } from './SettingsRows.tsx';
import './settings.css';

const SECTIONS: readonly (readonly [id: string, title: MessageKey, icon: IconName])[] = [
  ['look', 'settings.look', 'contrast'],
  ['play', 'settings.play', 'dice'],
  ['sound', 'settings.sound', 'sound'],
  ['accessibility', 'settings.accessibility', 'person'],
  ['language', 'shell.language', 'globe'],
  ['data', 'settings.data', 'shield'],
];

export const SettingsPage = () => (
  <Page title={t('settings.title')}>
    <div class="settings">
      <nav class="contents" aria-label={t('settings.contents')}>
        {SECTIONS.map(([id, title, icon]) => (
          <a
            key={id}
            class="contents-link"
            href={`#${id}`}
            aria-current={id === address.value.anchor ? 'location' : undefined}
          >
            <Icon name={icon} />
            {t(title)}
          </a>
        ))}
      </nav>
      <div class="settings-rows">
        <h1>{t('settings.title')}</h1>
        <SettingsRows />
        <DataSection />
      </div>
      <Preview />
    </div>
  </Page>
);
