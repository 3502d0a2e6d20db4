/** A player's badge: the initial on their pip shape. It needs the gradients of DiceSprite on the page. */

import { gradientId } from './DiceSprite.tsx';
import { BADGE_LETTER, BADGE_PATHS, type Enamel } from './enamel.ts';

interface BadgeProps {
  readonly enamel: Enamel;
  readonly initial: string;
  readonly class?: string;
  /** The width inside another drawing, where style sheets cannot set it. */
  readonly width?: number;
}

const RATIO = 38.7 / 36;

const letterSize = (enamel: Enamel, initial: string): number =>
  BADGE_LETTER[enamel].size * (initial.length > 1 ? 0.78 : 1);

export const Badge = ({ enamel, initial, class: extra, width }: BadgeProps) => (
  <svg
    class={extra === undefined ? 'badge' : `badge ${extra}`}
    viewBox="-1 -1 36 38.7"
    {...(width === undefined ? {} : { width, height: width * RATIO })}
    aria-hidden="true"
  >
    {enamel === 'neutral' ? (
      <path d={BADGE_PATHS.neutral} class="badge-glass" />
    ) : (
      <>
        <path d={BADGE_PATHS[enamel]} transform="translate(0 2)" class={`badge-edge badge-edge-${enamel}`} />
        <path
          d={BADGE_PATHS[enamel]}
          fill={`url(#${gradientId(enamel)})`}
          stroke={`var(--pl-${enamel}-edge)`}
          stroke-width="1.1"
          stroke-linejoin="round"
        />
      </>
    )}
    <text
      x="17"
      y={BADGE_LETTER[enamel].y}
      text-anchor="middle"
      font-size={letterSize(enamel, initial)}
      fill={`var(--pl-${enamel}-ink)`}
    >
      {initial}
    </text>
  </svg>
);
