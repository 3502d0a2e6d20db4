/** Drawings of the companies: the sprite with emblems and patterns, and the small sign of a company for lists. */

import { COLOURS, type Payer } from '@fremont/games/lords-of-vegas';
import { EMBLEMS, PATTERNS } from './emblems.tsx';
import './companies.css';

export const emblemId = (payer: Payer): string => `emblem-${payer}`;

/** A page that draws companies mounts this once. */
export const CompanySprite = () => (
  <svg class="sprite" width="0" height="0" aria-hidden="true">
    <defs>{COLOURS.map((colour) => PATTERNS[colour])}</defs>
    {[...COLOURS, 'strip' as const].map((payer) => (
      <symbol key={payer} id={emblemId(payer)} viewBox="0 0 64 64">
        <g fill="currentColor">{EMBLEMS[payer]}</g>
      </symbol>
    ))}
  </svg>
);

/** The sign of a company or of the Strip, for lists. The list shows the name beside it. */
export const Swatch = ({ payer, size = 38 }: { readonly payer: Payer; readonly size?: number }) => (
  <span
    class="swatch"
    style={{
      '--swatch': `${size}px`,
      '--tube': `var(--co-${payer})`,
      '--plate': `var(--co-${payer}-plate)`,
      '--core': `var(--co-${payer}-core)`,
    }}
  >
    <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#${emblemId(payer)}`} />
    </svg>
  </span>
);
