/** The printed bid tracks, and the components that a table of three, four or five uses. RULES 2, 3.1, 3.5. */

import type { Basic, Lot } from '../types.ts';
import { confirmed, corroborated, reconstructed, type Tag } from './sources.ts';

export interface TrackSpace {
  readonly value: number;
  /** Minimum-bid markers lie on circles only; bids go on any space. */
  readonly kind: 'circle' | 'square' | 'minimum';
}

const circle = (value: number): TrackSpace => ({ value, kind: 'circle' });
const square = (value: number): TrackSpace => ({ value, kind: 'square' });
const basicTrack = (minimum: number, ...values: readonly number[]): readonly TrackSpace[] => [
  { value: minimum, kind: 'minimum' },
  ...values.map(square),
];

/** One such track beside each premier space. */
export const PREMIER_TRACK: readonly TrackSpace[] = [
  circle(3),
  square(5),
  circle(7),
  square(9),
  circle(12),
  square(15),
  circle(18),
  square(21),
  circle(25),
  square(29),
  circle(33),
  square(37),
  circle(42),
  square(47),
  circle(52),
  square(57),
];

export const BASIC_TRACKS: Readonly<Record<Basic, readonly TrackSpace[]>> = {
  slots: basicTrack(5, 7, 9, 12, 15),
  lounge: basicTrack(9, 11, 13, 17, 21),
  restaurant: basicTrack(15, 18, 21, 25, 29),
};

/** The circles, ascending. */
export const CIRCLES: readonly number[] = PREMIER_TRACK.filter(({ kind }) => kind === 'circle').map(
  ({ value }) => value,
);

/** The circle on which a tile leaves the game. */
export const LAST_CIRCLE = 3;

export const TRACK_TAGS = {
  'circles 12 and 18, square 15': corroborated(['RU', 'EN']),
  'circle 3': corroborated(['RU', 'EN']),
  'circles 18, 25, 33, 42, 52': corroborated(['K2', 'K3', 'K4', 'K5', 'W3'], 'printed opening prices, so circles'),
  'square 29': confirmed(['RU'], 'the worked example raises 25 to 29'),
  'circle 7': reconstructed(['GH'], 'on the Slots track; circles follow n(n+5)/2, which gives all the known ones'),
  'squares 5, 9, 21': reconstructed(['GH'], '5 and 9 are on the Slots track, 21 on the Restaurant track'),
  'squares 37, 47, 57': reconstructed([], 'known squares are the midpoints of their circles, rounded down'),
  'bids on circles and squares': confirmed(['RU', 'SNK'], 'a bid may equal the marker, which stands on circles'),
  'Slots track': corroborated(['GH', 'K1', 'K5']),
  'Lounge track': confirmed(['GH'], 'its minimum of 9 also in K1'),
  'Restaurant track': confirmed(['GH'], 'a single fan source'),
} as const satisfies Readonly<Record<string, Tag>>;

export interface TableFacts {
  readonly basicsRemoved: number;
  readonly premierSpaces: number;
  readonly slotsTracks: 1 | 2;
}

/** By number of seats. */
export const TABLE_FACTS: Readonly<Record<number, TableFacts>> = {
  3: { basicsRemoved: 3, premierSpaces: 3, slotsTracks: 1 },
  4: { basicsRemoved: 0, premierSpaces: 4, slotsTracks: 1 },
  5: { basicsRemoved: 0, premierSpaces: 4, slotsTracks: 2 },
};
export const TABLE_TAG: Tag = corroborated(['RU', 'EN'], 'the event card for the fourth space on turn 1 also in GAL');

export const SEATS_MIN = 3;
export const SEATS_MAX = 5;

/** The basic tile that a lot sells; null for premier lots. */
export const BASIC_OF_LOT: Readonly<Record<Lot, Basic | null>> = {
  'premier#1': null,
  'premier#2': null,
  'premier#3': null,
  'premier#4': null,
  'slots#1': 'slots',
  'slots#2': 'slots',
  lounge: 'lounge',
  restaurant: 'restaurant',
};
