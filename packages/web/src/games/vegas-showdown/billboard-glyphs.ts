/** The signs of the tiles on the billboard. They are a file of their own, so that the home page loads no others. */

/** Lines and filled dots on a square of 48 units. */
export interface Glyph {
  readonly lines: string;
  readonly dots: string;
}

export const BILLBOARD_GLYPHS = {
  slots: {
    lines: 'M9 10L34 10L34 40L9 40ZM12.5 16.5h18v10h-18ZM18.5 16.5v10M24.5 16.5v10M12 33h19M34 22h5V12M6 43h31',
    dots: 'M36.2 10a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0',
  },
  lounge: {
    lines: 'M8 9h32L24 26ZM24 26v14M15 41h18M14 15h20M30 10.5L37 4',
    dots: 'M25.4 12a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0',
  },
  restaurant: {
    lines:
      'M12.5 25a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0 -23 0M17.5 25a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M6.5 7v9M3.5 7v7c0 4 6 4 6 0V7M6.5 17v24M41 41V7c-4 3-5 9-5 14 0 2 2 3 5 3',
    dots: '',
  },
  'fancy-slots': {
    lines: 'M9 43V17a6 6 0 0 1 6-6h14a6 6 0 0 1 6 6v26M13 21h18v10H13ZM19 21v10M25 21v10M35 27h5V17M13 37h18M6 43h32',
    dots: 'M37.2 14.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0M22 1.5l1.7 3.8 4.2.4-3.1 2.8.9 4.1-3.7-2.1-3.7 2.1.9-4.1-3.1-2.8 4.2-.4Z',
  },
  'table-games': {
    lines: 'M4.7 11.1L22.3 7.4L27.5 31.8L9.9 35.6ZM24.2 8.6L41.9 11.7L37.6 36.4L19.9 33.2ZM8 42h32',
    dots: 'M31.5 16.5c-1.8 4-6 5.5-5.5 9 .4 2.5 3.3 2.8 4.8.9l-.8 3.6h3.2l-.2-3.7c1.8 1.5 4.6.8 4.6-1.7 0-3.5-4.8-4.3-6.1-8.1Z',
  },
  'night-club': {
    lines:
      'M24 3v7M8.5 26a15.5 15.5 0 1 0 31 0a15.5 15.5 0 1 0 -31 0M9.5 21h29M9.5 31h29M24 10.5c-8 8-8 23 0 31M24 10.5c8 8 8 23 0 31',
    dots: 'M40 7l1.2 3.3L44.5 11.5l-3.3 1.2L40 16l-1.2-3.3-3.3-1.2 3.3-1.2Z',
  },
  theater: {
    lines:
      'M5 7h38M8 7c0 14 0 24-2 34h8c1-7 5-12 5-20M40 7c0 14 0 24 2 34h-8c-1-7-5-12-5-20M19 7c0 6-4 12-10 13M29 7c0 6 4 12 10 13M16 41h16',
    dots: 'M24 24l2 4.5 4.8.5-3.6 3.3 1 4.7-4.2-2.4-4.2 2.4 1-4.7-3.6-3.3 4.8-.5Z',
  },
} as const satisfies Readonly<Record<string, Glyph>>;
