/** One die. Its size is set by CSS (`--die`); a big die is drawn 1.35 times as large with a second rim. */

import { bodyId, faceId } from './DiceSprite.tsx';
import { type Enamel, isDieFace } from './enamel.ts';

interface DieProps {
  readonly enamel: Enamel;
  /** 0 shows no pips: a die that has not been rolled. */
  readonly face: number;
  readonly big?: boolean;
  readonly class?: string;
}

const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

const symbolOf = (enamel: Enamel, face: number): string => (isDieFace(face) ? faceId(enamel, face) : bodyId(enamel));

export const Die = ({ enamel, face, big = false, class: extra }: DieProps) => (
  <svg class={classes('die', big && 'die-big', extra)} viewBox="0 0 100 100" aria-hidden="true">
    <use href={`#${symbolOf(enamel, face)}`} />
    {big && <rect class="die-second-rim" x="12" y="10" width="76" height="75" rx="14" />}
  </svg>
);

/** Phones: the number of dice instead of pips. */
export const CountDie = ({ enamel, count, class: extra }: { enamel: Enamel; count: number; class?: string }) => (
  <svg class={classes('die', 'die-count', extra)} viewBox="0 0 100 100" aria-hidden="true">
    <use href={`#${bodyId(enamel)}`} />
    <text x="50" y="67" text-anchor="middle" fill={`var(--pl-${enamel}-ink)`}>
      {count}
    </text>
  </svg>
);
