/** What the rules of Royale's tiles are made of: sections 9 and 10 for all of them, 11 to 26 for one face each. */

import { TILE_FACES, type TileFace } from '@fremont/games/las-vegas';
import type { RuleEntry } from '../../../../pages/rules/book.ts';

const ROYALE: readonly string[] = ['royale'];

/** Numbers are those of packages/games/las-vegas/RULES.md. */
export const TILE_RULE_NUMBERS = [
  '9.1',
  '9.2',
  '9.3',
  '9.4',
  '9.5',
  '9.6',
  '9.7',
  '9.8',
  '9.9',
  '9.10',
  '9.11',
  '9.12',
  '9.13',
  '10.1',
  '10.2',
  '10.3',
  '10.4',
  '11.1',
  '11.2',
  '12.1',
  '12.2',
  '13.1',
  '13.2',
  '13.3',
  '14.1',
  '14.2',
  '14.3',
  '14.4',
  '15.1',
  '15.2',
  '15.3',
  '16.1',
  '16.2',
  '16.3',
  '16.4',
  '16.5',
  '17.1',
  '17.2',
  '18.1',
  '18.2',
  '18.3',
  '18.4',
  '19.1',
  '19.2',
  '19.3',
  '19.4',
  '19.5',
  '19.6',
  '20.1',
  '20.2',
  '20.3',
  '21.1',
  '21.2',
  '22.1',
  '22.2',
  '22.3',
  '22.4',
  '23.1',
  '23.2',
  '23.3',
  '23.4',
  '24.1',
  '24.2',
  '24.3',
  '25.1',
  '25.2',
  '25.3',
  '25.4',
  '26.1',
  '26.2',
  '26.3',
  '26.4',
  '26.5',
  '26.6',
  '26.7',
  '26.8',
] as const;
export type TileRuleNumber = (typeof TILE_RULE_NUMBERS)[number];

export const TILE_SECTIONS = [
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '26',
] as const;
export type TileSection = (typeof TILE_SECTIONS)[number];

const FIRST_FACE = 11;

/** The section that has a face in full. */
export const sectionOf = (face: TileFace): TileSection =>
  TILE_SECTIONS.find((section) => Number(section) === FIRST_FACE + TILE_FACES.indexOf(face)) ?? '9';

/** Rests on one source only. */
const UNSURE: readonly TileRuleNumber[] = ['19.6'];

/** The first rule of a face is followed by its drawing. */
export const TILE_RULES: readonly (RuleEntry & { readonly number: TileRuleNumber })[] = TILE_RULE_NUMBERS.map(
  (number) => {
    const face = TILE_FACES.find((one) => `${sectionOf(one)}.1` === number);
    return {
      number,
      editions: ROYALE,
      ...(face === undefined ? {} : { figure: face }),
      ...(UNSURE.includes(number) ? { isReconstructed: true } : {}),
    };
  },
);

/** The texts of one language. */
export interface TileRules {
  readonly lead: string;
  readonly step: { readonly title: string; readonly text: string };
  readonly sections: Readonly<Record<TileSection, string>>;
  readonly rules: Readonly<Record<TileRuleNumber, string>>;
  /** Under the drawings of all faces. */
  readonly allFaces: string;
  /** Under the drawing of one. */
  readonly face: (name: string, letter: string, side: string) => string;
  readonly reconstructed: string;
}

/** The captions under the drawings of the faces. */
export const faceCaptions = ({ sections, face }: TileRules): Readonly<Record<TileFace, string>> =>
  Object.fromEntries(
    TILE_FACES.map((one) => [one, face(sections[sectionOf(one)], one.charAt(0), one.charAt(1))]),
  ) as Record<TileFace, string>;
