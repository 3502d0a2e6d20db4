/** All die faces as symbols, so that a die is a single `<use>`. Mount it once per page. */

import { DIE_FACES, type DieFace, ENAMELS, type Enamel, PIP_PATHS, pipsOf } from './enamel.ts';
import './pieces.css';

export const faceId = (enamel: Enamel, face: DieFace): string => `die-${enamel}-${face}`;
export const bodyId = (enamel: Enamel): string => `die-${enamel}`;
export const gradientId = (enamel: Enamel): string => `enamel-${enamel}`;

const Gradient = ({ enamel }: { enamel: Enamel }) => (
  <linearGradient id={gradientId(enamel)} x1="0" y1="0" x2=".7" y2="1">
    <stop offset="0" stop-color={`var(--pl-${enamel}-hi)`} />
    <stop offset=".34" stop-color={`var(--pl-${enamel})`} />
    <stop offset=".8" stop-color={`var(--pl-${enamel})`} />
    <stop offset="1" stop-color={`var(--pl-${enamel}-lo)`} />
  </linearGradient>
);

const EnamelBody = ({ enamel }: { enamel: Enamel }) => (
  <>
    <rect x="4" y="9" width="92" height="89" rx="21" fill={`var(--pl-${enamel}-edge)`} />
    <rect
      x="4"
      y="2"
      width="92"
      height="91"
      rx="21"
      fill={`url(#${gradientId(enamel)})`}
      stroke={`var(--pl-${enamel}-edge)`}
      stroke-width="2.6"
    />
    <rect x="6.5" y="4.5" width="87" height="86" rx="18.5" class={`die-rim die-rim-${enamel}`} />
    <path d="M13 44C12 22 20 10 42 10H60C34 16 19 28 13 44Z" class="die-shine" />
    {enamel === 'gray' && <path d="M24 68L68 24M24 46L46 24M46 68L68 46" class="die-scratch" />}
  </>
);

const GlassBody = () => (
  <>
    <rect x="4" y="3" width="92" height="92" rx="21" class="die-glass" />
    <rect x="6" y="5" width="88" height="88" rx="19" class="die-glass-edge" />
  </>
);

const Body = ({ enamel }: { enamel: Enamel }) => (
  <symbol id={bodyId(enamel)} viewBox="0 0 100 100">
    {enamel === 'neutral' ? <GlassBody /> : <EnamelBody enamel={enamel} />}
  </symbol>
);

const Face = ({ enamel, face }: { enamel: Enamel; face: DieFace }) => (
  <symbol id={faceId(enamel, face)} viewBox="0 0 100 100">
    <use href={`#${bodyId(enamel)}`} />
    {pipsOf(face).map(([x, y]) => (
      <path
        key={`${x}-${y}`}
        d={PIP_PATHS[enamel]}
        transform={`translate(${x} ${y})`}
        fill={`var(--pl-${enamel}-ink)`}
        fill-rule="evenodd"
      />
    ))}
  </symbol>
);

export const DiceSprite = () => (
  <svg class="sprite" width="0" height="0" aria-hidden="true">
    <defs>
      {ENAMELS.map((enamel) => (
        <Gradient key={enamel} enamel={enamel} />
      ))}
    </defs>
    {ENAMELS.map((enamel) => (
      <Body key={enamel} enamel={enamel} />
    ))}
    {ENAMELS.flatMap((enamel) =>
      DIE_FACES.map((face) => <Face key={faceId(enamel, face)} enamel={enamel} face={face} />),
    )}
  </svg>
);
