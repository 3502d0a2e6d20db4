/** A floor of rooms with their doorways, for the billboard, and one room as the mark of the game. */

import type { ComponentChildren } from 'preact';
import './art.css';

type Floor = 'casino' | 'hotel' | 'both';

/** Lines on a 48-unit field. */
const GLYPHS = {
  slots: 'M9 10h25v30h-25ZM13 17h17v10h-17ZM19 17v10M24 17v10M12 33h19M34 22h5V13M6 43h31',
  cards: 'M9 12l16-3 4 23-16 3ZM25 11l15 3-4 24-12-2M8 43h32',
  lounge: 'M8 9h32L24 26ZM24 26v14M15 41h18M14 15h20M30 10l7-6',
  club: 'M24 3v7M8.500 26a15.500 15.500 0 1 0 31 0a15.500 15.500 0 1 0-31 0M9.500 21h29M9.500 31h29M24 10.500c-8 8-8 23 0 31M24 10.500c8 8 8 23 0 31',
  dining:
    'M12.500 25a11.500 11.500 0 1 0 23 0a11.500 11.500 0 1 0-23 0M17.500 25a6.500 6.500 0 1 0 13 0a6.500 6.500 0 1 0-13 0M6.500 7v34M3.500 7v7c0 4 6 4 6 0V7M41 41V7c-4 3-5 9-5 14 0 2 2 3 5 3',
} as const;

const Glyph = ({ of, x, y, size }: { of: keyof typeof GLYPHS; x: number; y: number; size: number }) => (
  <path
    class="room-glyph"
    d={GLYPHS[of]}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})`}
  />
);

interface RoomProps {
  readonly floor: Floor;
  readonly glyph: keyof typeof GLYPHS;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const Room = ({ floor, glyph, x, y, width, height }: RoomProps) => (
  <g>
    <rect class={`room-floor room-floor-${floor}`} x={x} y={y} width={width} height={height} />
    <rect fill={`url(#room-art-${floor})`} x={x} y={y} width={width} height={height} />
    <rect class="room-walls" x={x} y={y} width={width} height={height} />
    <Glyph of={glyph} x={x + width / 2} y={y + height / 2} size={Math.min(width, height) * 0.62} />
  </g>
);

/** The floors differ by pattern too. */
const Patterns = () => (
  <defs>
    <Pattern of="casino">
      <path d="M9 4l5 5-5 5-5-5Z" />
    </Pattern>
    <Pattern of="hotel">
      <path d="M0 4.500H18M0 13.500H18" />
    </Pattern>
    <Pattern of="both">
      <path d="M9 5v8M5 9h8" />
    </Pattern>
  </defs>
);

const Pattern = ({ of, children }: { readonly of: Floor; readonly children: ComponentChildren }) => (
  <pattern id={`room-art-${of}`} class="room-pattern" width="18" height="18" patternUnits="userSpaceOnUse">
    {children}
  </pattern>
);

/** Drawn for a wide billboard; a narrow one shows the middle of it. */
export const Art = () => (
  <svg class="showdown-art" viewBox="0 0 744 124" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Patterns />
    <Room floor="both" glyph="lounge" x={0} y={0} width={62} height={124} />
    <Room floor="casino" glyph="cards" x={62} y={0} width={124} height={124} />
    <Room floor="casino" glyph="slots" x={186} y={0} width={62} height={62} />
    <Room floor="casino" glyph="slots" x={186} y={62} width={62} height={62} />
    <Room floor="casino" glyph="cards" x={248} y={0} width={124} height={62} />
    <Room floor="both" glyph="lounge" x={248} y={62} width={124} height={62} />
    <Room floor="both" glyph="club" x={372} y={0} width={124} height={124} />
    <Room floor="hotel" glyph="dining" x={496} y={0} width={124} height={124} />
    <Room floor="hotel" glyph="dining" x={620} y={0} width={124} height={62} />
    <Room floor="hotel" glyph="lounge" x={620} y={62} width={124} height={62} />
    <path
      class="room-doors"
      d="M62 50v24M186 82v22M206 62h22M298 62h24M248 82v22M372 20v22M372 82v22M496 50v24M620 20v22M672 62h22"
    />
  </svg>
);

export const Sign = () => (
  <svg class="showdown-art" viewBox="0 0 48 48" aria-hidden="true">
    <Room floor="both" glyph="club" x={3} y={3} width={42} height={42} />
    <path class="room-doors" d="M3 17v14M17 45h14" />
  </svg>
);
