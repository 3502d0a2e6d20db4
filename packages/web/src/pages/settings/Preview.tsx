/** A preview that reflects every setting: colours, speed, motion, sound. */

import { SEAT_COLOURS } from '@fremont/table';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { Die } from '../../pieces/Die.tsx';
import { Note } from '../../pieces/Note.tsx';
import { reducedMotion, settings } from '../../settings/index.ts';
import { playCue } from '../../sound/index.ts';
import { Button } from '../../ui/Button.tsx';

const FIRST_ROLL = [1, 2, 3, 4, 5, 6];
const NOTES = [90_000, 50_000];
const ROLL_MS = 700;
const FADE_MS = 80;

const rolled = (): number[] => FIRST_ROLL.map(() => 1 + Math.floor(Math.random() * 6));

const TUMBLE = [
  { transform: 'none' },
  { transform: 'translateY(-8px) rotate(120deg)', offset: 0.3 },
  { transform: 'translateY(-6px) rotate(300deg)', offset: 0.7 },
  { transform: 'rotate(360deg)' },
];
const FADE = [{ opacity: 0 }, { opacity: 1 }];

/** As at a table, the speed "instant" disables motion. */
const animate = (tray: HTMLElement | null): void => {
  const speed = settings.speed.peek();
  if (tray === null || speed === 'instant') return;
  const calm = reducedMotion.peek();
  for (const [index, die] of [...tray.children].entries()) {
    die.animate(calm ? FADE : TUMBLE, {
      duration: (calm ? FADE_MS : ROLL_MS) / speed,
      delay: calm ? 0 : (index * 40) / speed,
      easing: 'cubic-bezier(.2, .8, .2, 1)',
    });
  }
};

export const Preview = () => {
  const faces = useSignal(FIRST_ROLL);
  const tray = useRef<HTMLDivElement>(null);
  const roll = (): void => {
    faces.value = rolled();
    animate(tray.current);
    playCue('diceRoll');
  };
  return (
    <aside class="preview" aria-label={t('settings.preview')}>
      <h2 class="cap">{t('settings.preview')}</h2>
      <div class="preview-board panel">
        <div class="preview-notes">
          {NOTES.map((value, index) => (
            <span key={value}>
              <Note value={value} />
              <Badge enamel={SEAT_COLOURS[index] ?? 'cherry'} initial={'AB'[index] ?? ''} />
            </span>
          ))}
        </div>
        <div class="preview-dice" ref={tray}>
          {SEAT_COLOURS.map((colour, index) => (
            <Die key={colour} enamel={colour} face={faces.value[index] ?? 1} />
          ))}
        </div>
        <Button look="primary" icon="dice" onPress={roll}>
          {t('settings.previewRoll')}
        </Button>
      </div>
      <p>{t('settings.atOnce')}</p>
    </aside>
  );
};
