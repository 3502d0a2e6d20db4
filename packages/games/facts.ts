/** What is known about the components of each game, how surely, and in which file to correct it. */

import type { Fact } from '@fremont/kernel';
import { LAS_VEGAS_FACTS } from './las-vegas/data/facts.ts';
import { VEGAS_SHOWDOWN_FACTS } from './vegas-showdown/data/facts.ts';

const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  'las-vegas': LAS_VEGAS_FACTS,
  'vegas-showdown': VEGAS_SHOWDOWN_FACTS,
};

/** Empty for a game whose data carry no tags. */
export const factsOf = (gameId: string): readonly Fact[] => (Object.hasOwn(FACTS, gameId) ? (FACTS[gameId] ?? []) : []);
