/** The settings of this device. Changes apply at once. */

import { LANGUAGES } from '@fremont/kernel';
import { type MessageKey, t } from '../../i18n/index.ts';
import { address } from '../../router/index.ts';
import { MOTIONS, type Motion, SPEEDS, type Speed, settings, THEMES, type Theme } from '../../settings/index.ts';
import { Choice, Switch } from '../../ui/Choice.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { LANGUAGE_NAMES } from '../frame/menus.tsx';
import { Page } from '../frame/Page.tsx';
import { DataSection } from './DataSection.tsx';
import { Preview } from './Preview.tsx';
import { Row, Section } from './Row.tsx';
import { SoundSection } from './SoundSection.tsx';
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
        <LookSection />
        <PlaySection />
        <SoundSection />
        <AccessibilitySection />
        <LanguageSection />
        <DataSection />
      </div>
      <Preview />
    </div>
  </Page>
);

const THEME_NAMES: Readonly<Record<Theme, MessageKey>> = {
  auto: 'settings.themeAutoShort',
  night: 'settings.themeNightShort',
  day: 'settings.themeDayShort',
};

const LookSection = () => (
  <Section id="look" title={t('settings.look')}>
    <Row title={t('shell.theme')} text={t('settings.themeText')}>
      {(describedBy) => (
        <Choice
          label={t('shell.theme')}
          describedBy={describedBy}
          value={settings.theme.value}
          options={THEMES.map((value) => ({ value, label: t(THEME_NAMES[value]) }))}
          onChoose={(value) => {
            settings.theme.value = value;
          }}
        />
      )}
    </Row>
  </Section>
);

const SPEED_NAMES: Readonly<Record<Speed, MessageKey>> = {
  1: 'settings.speed1',
  2: 'settings.speed2',
  instant: 'settings.speedInstant',
};

const PlaySection = () => (
  <Section id="play" title={t('settings.play')}>
    <Row title={t('settings.speed')} text={t('settings.speedText')}>
      {(describedBy) => (
        <Choice
          label={t('settings.speed')}
          describedBy={describedBy}
          value={settings.speed.value}
          options={SPEEDS.map((value) => ({ value, label: t(SPEED_NAMES[value]) }))}
          onChoose={(value) => {
            settings.speed.value = value;
          }}
        />
      )}
    </Row>
    <Row title={t('settings.confirmMoves')} text={t('settings.confirmMovesText')}>
      {(describedBy) => (
        <Switch
          label={t('settings.confirmMoves')}
          describedBy={describedBy}
          on={settings.confirmMoves.value}
          onSwitch={(on) => {
            settings.confirmMoves.value = on;
          }}
        />
      )}
    </Row>
  </Section>
);

const MOTION_NAMES: Readonly<Record<Motion, MessageKey>> = {
  auto: 'settings.motionAuto',
  full: 'settings.motionFull',
  reduced: 'settings.motionReduced',
};

const AccessibilitySection = () => (
  <Section id="accessibility" title={t('settings.accessibility')}>
    <Row title={t('settings.motion')} text={t('settings.motionText')}>
      {(describedBy) => (
        <Choice
          label={t('settings.motion')}
          describedBy={describedBy}
          value={settings.motion.value}
          options={MOTIONS.map((value) => ({ value, label: t(MOTION_NAMES[value]) }))}
          onChoose={(value) => {
            settings.motion.value = value;
          }}
        />
      )}
    </Row>
    <Row title={t('settings.more')} text={t('settings.moreText')} />
  </Section>
);

const LanguageSection = () => (
  <Section id="language" title={t('shell.language')}>
    <Row title={t('shell.language')} text={t('settings.languageText')}>
      {(describedBy) => (
        <select
          class="field settings-language"
          aria-label={t('shell.language')}
          aria-describedby={describedBy}
          value={settings.language.value}
          onChange={({ currentTarget: { value } }) => {
            settings.language.value = LANGUAGES.find((one) => one === value) ?? 'auto';
          }}
        >
          <option value="auto">{t('settings.languageAuto')}</option>
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </select>
      )}
    </Row>
  </Section>
);
