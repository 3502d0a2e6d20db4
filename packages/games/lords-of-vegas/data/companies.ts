/** The five companies, by the colour of their tiles, under our own names, glyphs and patterns. RULES 1.4. */

export const COLOURS = ['purple', 'gold', 'aqua', 'silver', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

export interface Company {
  /** A proper name: no language translates it. */
  readonly name: string;
  readonly glyph: 'moon' | 'sun' | 'fish' | 'comet' | 'cactus';
  readonly pattern: 'lines' | 'chevrons' | 'waves' | 'dots' | 'ribs';
}

export const COMPANIES: Readonly<Record<Colour, Company>> = {
  purple: { name: 'Nocturne', glyph: 'moon', pattern: 'lines' },
  gold: { name: 'Helios', glyph: 'sun', pattern: 'chevrons' },
  aqua: { name: 'Marlin', glyph: 'fish', pattern: 'waves' },
  silver: { name: 'Comet', glyph: 'comet', pattern: 'dots' },
  brown: { name: 'Saguaro', glyph: 'cactus', pattern: 'ribs' },
};

export const TILES_PER_COLOUR = 9;
