/** The settings of the page and of the drawer over a table. The data of the device is on the page only. */

import { LANGUAGES } from '@fremont/kernel';
import { type MessageKey, t } from '../../i18n/index.ts';
import {
  FORCED_MOVES,
  type ForcedMoves,
  MOTIONS,
  type Motion,
  SPEEDS,
  type Speed,
  settings,
  TEXT_SIZES,
  type TextSize,
  THEMES,
  type Theme,
} from '../../settings/index.ts';
import { Choice, Switch } from '../../ui/Choice.tsx';
import { LANGUAGE_NAMES } from '../frame/menus.tsx';
import { Row, Section } from './Row.tsx';
import { SoundSection } from './SoundSection.tsx';

export const SettingsRows = () => (
  <>
    <LookSection />
    <PlaySection />
    <SoundSection />
    <AccessibilitySection />
    <LanguageSection />
  </>
);

const THEME_NAMES: Readonly<Record<Theme, MessageKey>> = {
  auto: 'settings.themeAutoShort',
  night: 'settings.themeNightShort',
  day: 'settings.themeDayShort',
};

const TEXT_SIZE_NAMES: Readonly<Record<TextSize, MessageKey>> = {
  standard: 'settings.textStandard',
  large: 'settings.textLarge',
  largest: 'settings.textLargest',
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
    <Row title={t('settings.textSize')} text={t('settings.textSizeText')}>
      {(describedBy) => (
        <Choice
          label={t('settings.textSize')}
          describedBy={describedBy}
          value={settings.textSize.value}
          options={TEXT_SIZES.map((value) => ({ value, label: t(TEXT_SIZE_NAMES[value]) }))}
          onChoose={(value) => {
            settings.textSize.value = value;
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

const FORCED_NAMES: Readonly<Record<ForcedMoves, MessageKey>> = {
  off: 'settings.forcedOff',
  moves: 'settings.forcedMoves',
  all: 'settings.forcedAll',
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
    <Row title={t('settings.forced')} text={t('settings.forcedText')}>
      {(describedBy) => (
        <Choice
          label={t('settings.forced')}
          describedBy={describedBy}
          value={settings.forcedMoves.value}
          options={FORCED_MOVES.map((value) => ({ value, label: t(FORCED_NAMES[value]) }))}
          onChoose={(value) => {
            settings.forcedMoves.value = value;
          }}
        />
      )}
    </Row>
    <Row title={t('settings.haptics')} text={t('settings.hapticsText')}>
      {(describedBy) => (
        <Switch
          label={t('settings.haptics')}
          describedBy={describedBy}
          on={settings.haptics.value}
          onSwitch={(on) => {
            settings.haptics.value = on;
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
