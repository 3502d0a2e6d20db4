/** Cycles the animation speed: normal, double, instant. */

import { t } from '../i18n/index.ts';
import { SPEEDS, type Speed, settings } from '../settings/index.ts';

const LABELS: Readonly<Record<Speed, string>> = { 1: '1×', 2: '2×', instant: '»' };

/** The speed in words, for screen readers and the menu. */
export const speedName = (): string => {
  const speed = settings.speed.value;
  return speed === 'instant' ? t('table.speedInstant') : t('table.speed', { speed: LABELS[speed] });
};

export const changeSpeed = (): void => {
  settings.speed.value = SPEEDS[(SPEEDS.indexOf(settings.speed.peek()) + 1) % SPEEDS.length] ?? 1;
};

export const SpeedButton = () => (
  <button
    type="button"
    class="button button-icon button-normal speed-button"
    aria-label={speedName()}
    title={speedName()}
    onClick={changeSpeed}
  >
    {LABELS[settings.speed.value]}
  </button>
);
