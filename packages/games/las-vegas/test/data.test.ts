/** Component facts: each says where it comes from. */

import { describe, expect, test } from 'vitest';
import { BILLS_PROVENANCE } from '../data/bills.ts';
import { EDITION_FACTS, NEUTRAL_DICE, NEUTRAL_DICE_HELD, NEUTRAL_PROVENANCE } from '../data/editions.ts';
import { SOURCES } from '../data/sources.ts';
import { CASINO_NAMES, EDITIONS, FACES } from '../index.ts';

describe('component facts', () => {
  const provenances = [
    ...Object.values(BILLS_PROVENANCE),
    ...EDITIONS.map((edition) => EDITION_FACTS[edition].provenance),
    NEUTRAL_PROVENANCE,
  ];

  test('name at least two sources wherever they claim to be corroborated', () => {
    for (const { certainty, sources } of provenances) {
      expect(sources.length).toBeGreaterThanOrEqual(certainty === 'CORROBORATED' ? 2 : 1);
      for (const source of sources) expect(SOURCES[source]).toBeTruthy();
    }
  });

  test('both editions give eight dice a seat', () => {
    for (const edition of EDITIONS) {
      const { small, big } = EDITION_FACTS[edition].dice;
      expect(small + big).toBe(8);
    }
  });

  test('no seat count hands out more neutral dice than there are', () => {
    for (const [seats, held] of Object.entries(NEUTRAL_DICE_HELD))
      expect(Number(seats) * held).toBeLessThanOrEqual(NEUTRAL_DICE);
  });

  test('the six casinos have six names of their own', () => {
    expect(new Set(FACES.map((face) => CASINO_NAMES[face])).size).toBe(6);
  });
});
