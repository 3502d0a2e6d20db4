/** Every component fact with its provenance, for `fremont data`. */

import type { Fact } from '@fremont/kernel';
import { EDITIONS, type Edition } from '../types.ts';
import { BILLS, BILLS_PROVENANCE } from './bills.ts';
import { EDITION_FACTS, NEUTRAL_DICE_HELD, NEUTRAL_PROVENANCE } from './editions.ts';
import { type Provenance, SOURCES } from './sources.ts';

const fact = (
  subject: string,
  aspect: string,
  value: string,
  { certainty, sources }: Provenance,
  file: string,
): Fact => ({ subject, aspect, value, certainty, sources: sources.map((id) => SOURCES[id]), note: null, file });

const billsOf = (edition: Edition): string =>
  BILLS[edition].map(({ value, count }) => `${count} x $${value / 1000},000`).join(', ');

const factsOfEdition = (edition: Edition): Fact[] => {
  const { rounds, dice, chipsPerRound, provenance } = EDITION_FACTS[edition];
  const file = 'data/editions.ts';
  return [
    fact(edition, 'bills', billsOf(edition), BILLS_PROVENANCE[edition], 'data/bills.ts'),
    fact(edition, 'rounds', String(rounds), provenance, file),
    fact(edition, 'dice', `${dice.small} small, ${dice.big} big`, provenance, file),
    fact(edition, 'chips per round', String(chipsPerRound), provenance, file),
  ];
};

const held = Object.entries(NEUTRAL_DICE_HELD).map(([seats, dice]) => `${dice} with ${seats} players`);

export const LAS_VEGAS_FACTS: readonly Fact[] = [
  ...EDITIONS.flatMap(factsOfEdition),
  fact('neutral dice', 'held', held.join(', '), NEUTRAL_PROVENANCE, 'data/editions.ts'),
];
