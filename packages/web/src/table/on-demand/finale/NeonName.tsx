/** The rooftop sign: the names of the winners as tubes in their enamel colours, one line each. It shrinks until it fits. */

import type { Seat } from '@fremont/kernel';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Players, playerAt } from '../../players.ts';

const WIDTH = 600;
const HEIGHT = 230;
const MARGIN = 34;
/** Of one line. Several lines share the height. */
const SIZE_MAX = 190;
const LINES_HEIGHT = 178;

/** From back to front: the glow, the dark backing, the tube, its light core. */
const LAYERS = ['halo', 'backing', 'tube', 'core'] as const;

interface NeonNameProps {
  readonly players: Players;
  readonly winners: readonly Seat[];
}

export const NeonName = ({ players, winners }: NeonNameProps) => {
  const group = useRef<SVGGElement>(null);
  const names = winners.map((seat) => playerAt(players, seat));
  const size = useFittingSize(group, names.map(({ name }) => name).join('\n'), winners.length);
  return (
    <svg class="neon-name" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <g
        ref={group}
        transform="skewX(-8) translate(18 0)"
        font-size={size}
        text-anchor="middle"
        style={{ '--tube-width': `${size / SIZE_MAX}px` }}
      >
        {LAYERS.map((layer) =>
          names.map(({ seat, name, colour }, line) => (
            <text
              key={`${layer}-${seat}`}
              class={`neon-${layer} neon-of-${colour}`}
              x={WIDTH / 2}
              y={baselineOf(line, names.length, size)}
            >
              {name}
            </text>
          )),
        )}
      </g>
    </svg>
  );
};

/** The lines are centred as a block. The middle of a letter is about a third of its size above the baseline. */
const baselineOf = (line: number, lines: number, size: number): number =>
  HEIGHT / 2 + size * 0.32 + (line - (lines - 1) / 2) * size;

const sizeMax = (lines: number): number => Math.min(SIZE_MAX, LINES_HEIGHT / lines);

/** Fits the longest name. Fonts load late, so it is measured again then. */
const useFittingSize = (group: { readonly current: SVGGElement | null }, names: string, lines: number): number => {
  const [size, setSize] = useState(sizeMax(lines));
  useLayoutEffect(() => {
    let left = false;
    const fit = (): void => {
      if (left || group.current === null) return;
      const now = Number(group.current.getAttribute('font-size'));
      const widths = [...group.current.querySelectorAll('text')].map((text) => text.getComputedTextLength());
      const widest = Math.max(1, ...widths) / now;
      setSize(Math.min(sizeMax(lines), (WIDTH - 2 * MARGIN) / widest));
    };
    fit();
    document.fonts.ready.then(fit, reportError);
    return () => {
      left = true;
    };
  }, [names]);
  return size;
};
