/** How fast stories are told: once, twice, at once. */

import { t } from '../i18n/index.ts';
import { SPEEDS, type Speed, settings } from '../settings/index.ts';

const LABELS: Readonly<Record<Speed, string>> = { 1: '1×', 2: '2×', instant: '»' };

const nameOf = (speed: Speed): string =>
  speed === 'instant' ? t('table.speedInstant') : t('table.speed', { speed: LABELS[speed] });

export const SpeedButton = () => {
  const speed = settings.speed.value;
  return (
    <button
      type="button"
      class="button button-icon button-normal speed-button"
      aria-label={nameOf(speed)}
      title={nameOf(speed)}
      onClick={() => {
        settings.speed.value = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
      }}
    >
      {LABELS[speed]}
    </button>
  );
};
