/** One die. CSS sets its size (`--die`). A big die is 1.35 times as large and has a second rim. */

import { classes } from '../ui/classes.ts';
import { bodyId, faceId } from './DiceSprite.tsx';
import { type Enamel, isDieFace } from './enamel.ts';

interface DieProps {
  readonly enamel: Enamel;
  /** 0 shows no pips, for a die that has not been rolled. */
  readonly face: number;
  readonly big?: boolean;
  readonly class?: string;
}

const symbolOf = (enamel: Enamel, face: number): string => (isDieFace(face) ? faceId(enamel, face) : bodyId(enamel));

export const Die = ({ enamel, face, big = false, class: extra }: DieProps) => (
  <svg class={classes('die', big && 'die-big', extra)} viewBox="0 0 100 100" aria-hidden="true">
    <use href={`#${symbolOf(enamel, face)}`} />
    {big && <rect class="die-second-rim" x="12" y="10" width="76" height="75" rx="14" />}
  </svg>
);

/** For phones: shows the number of dice instead of pips. */
export const CountDie = ({ enamel, count, class: extra }: { enamel: Enamel; count: number; class?: string }) => (
  <svg class={classes('die', 'die-count', extra)} viewBox="0 0 100 100" aria-hidden="true">
    <use href={`#${bodyId(enamel)}`} />
    <text x="50" y="67" text-anchor="middle" fill={`var(--pl-${enamel}-ink)`}>
      {count}
    </text>
  </svg>
);
