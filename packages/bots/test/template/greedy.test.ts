/** Greedy at Neon Row: legal, repeatable, and stronger than chance. */

import { type NeonRow, neonRow, type View } from '@fremont/games/template';
import { at, type Match, playMatch, seatAt, seededChance, startMatch, stateOf } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import type { Bot } from '../../src/bot.ts';
import { randomBot } from '../../src/random.ts';
import { greedyBot } from '../../src/template/greedy.ts';

/** A whole match of these bots, seat 0 first. */
const playThrough = (bots: readonly Bot<NeonRow>[], seed: number): Match<NeonRow> => {
  const chance = seededChance(seed);
  const botChance = seededChance(seed + 1_000_000);
  let match = startMatch(neonRow, { dice: 4 }, bots.length, chance);
  for (let seat = neonRow.toAct(stateOf(match))[0]; seat !== undefined; seat = neonRow.toAct(stateOf(match))[0]) {
    const legal = neonRow.legalActions(stateOf(match), seat);
    const action = at(bots, seat).choose(neonRow.view(stateOf(match), seat), seat, legal, botChance);
    const played = playMatch(match, seat, action ?? at(legal, 0), chance);
    if (!played.ok) throw new Error(`refused: ${played.error.code}`);
    match = played.value;
  }
  return match;
};

const scoresOf = (match: Match<NeonRow>): readonly number[] => neonRow.outcome(stateOf(match))?.scores ?? [];

describe('greedy', () => {
  test('plays the same match from the same seed', () => {
    expect(playThrough([greedyBot, greedyBot], 5).record).toEqual(playThrough([greedyBot, greedyBot], 5).record);
  });

  test('takes the sign whose dice bring most money closer', () => {
    const view: View = {
      options: { dice: 3 },
      phase: { type: 'placing', roll: [1, 1, 3] },
      turn: seatAt(0),
      chairs: [
        { dice: 3, money: 0, tip: 2 },
        { dice: 2, money: 0, tip: null },
      ],
      row: { 1: [0, 0], 2: [0, 0], 3: [0, 1] },
    };
    const legal = [
      { type: 'place', sign: 1 },
      { type: 'place', sign: 3 },
    ] as const;
    expect(greedyBot.choose(view, seatAt(0), legal, seededChance(1))).toEqual({ type: 'place', sign: 3 });
  });

  test('earns clearly more than chance over five hundred matches in alternating seats', () => {
    const sums = { greedy: 0, random: 0 };
    for (let seed = 0; seed < 500; seed++) {
      const first = seed % 2 === 0;
      const scores = scoresOf(playThrough(first ? [greedyBot, randomBot()] : [randomBot(), greedyBot], seed));
      sums.greedy += at(scores, first ? 0 : 1);
      sums.random += at(scores, first ? 1 : 0);
    }
    expect(sums.greedy).toBeGreaterThan(sums.random * 1.2);
  });
});
