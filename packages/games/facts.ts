/** The facts about the components of each game: value, certainty, sources, and the file to correct. */

import type { Fact } from '@fremont/kernel';
import { LAS_VEGAS_FACTS } from './las-vegas/data/facts.ts';
import { VEGAS_SHOWDOWN_FACTS } from './vegas-showdown/data/facts.ts';

const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  'las-vegas': LAS_VEGAS_FACTS,
  'vegas-showdown': VEGAS_SHOWDOWN_FACTS,
};

/** Empty for a game whose data has no provenance tags. */
export const factsOf = (gameId: string): readonly Fact[] => (Object.hasOwn(FACTS, gameId) ? (FACTS[gameId] ?? []) : []);
