/** The colour of a die or badge, and the shape of its pips for people who cannot tell colours apart. */

import { SEAT_COLOURS, type SeatColour } from '@fremont/table';

/** Neutral and gray dice belong to imaginary players. Black dice belong to no player. */
export const ENAMELS = [...SEAT_COLOURS, 'neutral', 'gray', 'black'] as const;
export type Enamel = SeatColour | 'neutral' | 'gray' | 'black';

export const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;
export type DieFace = (typeof DIE_FACES)[number];
export const isDieFace = (value: number): value is DieFace => (DIE_FACES as readonly number[]).includes(value);

type Point = readonly [x: number, y: number];

/** Pip positions on the 100-unit face. The face is centred on y 48 because of the lower edge. */
const PIPS: Readonly<Record<DieFace, readonly Point[]>> = {
  1: [[50, 48]],
  2: [
    [28, 26],
    [72, 70],
  ],
  3: [
    [27, 25],
    [50, 48],
    [73, 71],
  ],
  4: [
    [29, 27],
    [71, 27],
    [29, 69],
    [71, 69],
  ],
  5: [
    [27, 25],
    [73, 25],
    [50, 48],
    [27, 71],
    [73, 71],
  ],
  6: [
    [29, 23],
    [71, 23],
    [29, 48],
    [71, 48],
    [29, 73],
    [71, 73],
  ],
};
export const pipsOf = (face: DieFace): readonly Point[] => PIPS[face];

/** One pip around the origin, as path data. */
export const PIP_PATHS: Readonly<Record<Enamel, string>> = {
  cherry: 'M0-9.6a9.6 9.6 0 1 0 .01 0Z',
  pool: 'M-6.4-8.3h12.8q1.9 0 1.9 1.9v12.8q0 1.9-1.9 1.9h-12.8q-1.9 0-1.9-1.9v-12.8q0-1.9 1.9-1.9Z',
  lemon: 'M0-11.5 11.5 0 0 11.5-11.5 0Z',
  cactus: 'M0-11.7 11.2 8H-11.2Z',
  orchid: 'M-4-10.8H4V-4H10.8V4H4V10.8H-4V4H-10.8V-4H-4Z',
  pearl: 'M0-9.6a9.6 9.6 0 1 0 .01 0ZM0-4.4a4.4 4.4 0 1 1-.01 0Z',
  neutral: 'M0-9.6a9.6 9.6 0 1 0 .01 0ZM0-5.6a5.6 5.6 0 1 1-.01 0Z',
  gray: '',
  black: 'M0-9a9 9 0 1 0 .01 0Z',
};

/** The outline of a badge in a 34-unit box: the pip shape, large. */
export const BADGE_PATHS: Readonly<Record<Enamel, string>> = {
  cherry: 'M17 1.5a15.5 15.5 0 1 0 .01 0Z',
  pool: 'M7.9 2.5h18.2q5.4 0 5.4 5.4v18.2q0 5.4-5.4 5.4h-18.2q-5.4 0-5.4-5.4v-18.2q0-5.4 5.4-5.4Z',
  lemon: 'M17 1.2 32.8 17 17 32.8 1.2 17Z',
  cactus: 'M17 1 33.5 30.6H.5Z',
  orchid: 'M8.2 1.4H25.8V8.2H32.6V25.8H25.8V32.6H8.2V25.8H1.4V8.2H8.2Z',
  pearl: 'M17 1.5a15.5 15.5 0 1 0 .01 0Z',
  neutral: 'M9 4h16q5 0 5 5v16q0 5-5 5h-16q-5 0-5-5v-16q0-5 5-5Z',
  gray: 'M9 4h16q5 0 5 5v16q0 5-5 5h-16q-5 0-5-5v-16q0-5 5-5Z',
  black: 'M9 4h16q5 0 5 5v16q0 5-5 5h-16q-5 0-5-5v-16q0-5 5-5Z',
};

/** Position and size of the initial on a badge. Narrow shapes have less room. */
export const BADGE_LETTER: Readonly<Record<Enamel, { readonly y: number; readonly size: number }>> = {
  cherry: { y: 23.1, size: 17 },
  pool: { y: 23.1, size: 17 },
  lemon: { y: 22.4, size: 15 },
  cactus: { y: 27.2, size: 13.6 },
  orchid: { y: 23.1, size: 17 },
  pearl: { y: 23.1, size: 17 },
  neutral: { y: 22.4, size: 15 },
  gray: { y: 22.4, size: 15 },
  black: { y: 22.4, size: 15 },
};
