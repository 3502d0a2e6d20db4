/** Component facts: each names its source. */

import { describe, expect, test } from 'vitest';
import { BILLS_PROVENANCE } from '../data/bills.ts';
import { EDITION_FACTS, NEUTRAL_DICE, NEUTRAL_DICE_HELD, NEUTRAL_PROVENANCE } from '../data/editions.ts';
import { LAS_VEGAS_FACTS } from '../data/facts.ts';
import { SOURCES } from '../data/sources.ts';
import { TILE_PROVENANCE } from '../data/tiles.ts';
import { CASINO_NAMES, EDITIONS, FACES, TILE_FACES, type TileFace } from '../index.ts';

describe('component facts', () => {
  const provenances = [
    ...Object.values(BILLS_PROVENANCE),
    ...EDITIONS.map((edition) => EDITION_FACTS[edition].provenance),
    NEUTRAL_PROVENANCE,
    ...Object.values(TILE_PROVENANCE),
  ];

  test('name at least two sources wherever they claim to be corroborated', () => {
    for (const { certainty, sources } of provenances) {
      expect(sources.length).toBeGreaterThanOrEqual(certainty === 'CORROBORATED' ? 2 : 1);
      for (const source of sources) expect(SOURCES[source]).toBeTruthy();
    }
  });

  test('list all sixteen tile faces with their figures and the certainty of their provenance', () => {
    const facts = LAS_VEGAS_FACTS.filter(({ file }) => file === 'data/tiles.ts');
    expect(new Set(facts.map(({ subject }) => subject.slice(0, 2)))).toEqual(new Set(TILE_FACES));
    for (const { subject, certainty, sources } of facts) {
      const provenance = TILE_PROVENANCE[subject.slice(0, 2) as TileFace];
      expect(certainty).toBe(provenance.certainty);
      expect(sources).toEqual(provenance.sources.map((id) => SOURCES[id]));
    }
    const figuresOf = (face: TileFace): string | undefined =>
      facts.find(({ subject }) => subject.startsWith(face))?.value;
    // RULES 12.1, 12.2, 19.6 and 23.1.
    expect(figuresOf('A2')).toBe('$30,000, $40,000, $50,000, $60,000, $70,000, $80,000');
    expect(figuresOf('E1')).toBe('$0, $20,000, $0, $30,000, $0, $10,000');
    expect(figuresOf('G1')).toBe('$60,000, $20,000, $20,000, $0, $0, $0');
  });

  test('note that two sources contradict the loop of No Entry!', () => {
    const [loop] = LAS_VEGAS_FACTS.filter(({ subject }) => subject.startsWith('E1'));
    expect(loop).toMatchObject({ certainty: 'CONFIRMED', doubt: expect.stringContaining('two others contradict it') });
  });

  test('both editions give eight dice a seat', () => {
    for (const edition of EDITIONS) {
      const { small, big } = EDITION_FACTS[edition].dice;
      expect(small + big).toBe(8);
    }
  });

  test('no number of seats needs more neutral dice than exist', () => {
    for (const [seats, held] of Object.entries(NEUTRAL_DICE_HELD))
      expect(Number(seats) * held).toBeLessThanOrEqual(NEUTRAL_DICE);
  });

  test('the six casinos have six names of their own', () => {
    expect(new Set(FACES.map((face) => CASINO_NAMES[face])).size).toBe(6);
  });
});
