/** The figures of the rules of Las Vegas, and the words in them. */

import { TILE_FACES, type TileFace } from '@fremont/games/las-vegas';
import type { RulesWith } from '../../../pages/rules/book.ts';

export const EXAMPLES = ['fill', 'pairs', 'place', 'payout', 'big', 'neutral', 'faces'] as const;

/** A tile face is a figure of itself. */
export const FIGURES: readonly string[] = [...EXAMPLES, ...TILE_FACES];

export const WORDS = ['names', 'neutral', 'takes', 'tie', 'nothing'] as const;

export type LasVegasRules = RulesWith<(typeof WORDS)[number]>;

/** The section of the first face; the others follow in order. */
const FIRST_FACE_SECTION = 11;

/** The section that has a face in full. */
export const sectionOf = (face: TileFace): string => String(FIRST_FACE_SECTION + TILE_FACES.indexOf(face));
