/** A round from its deal (RULES 3) to its payout (RULES 5) and what follows (RULES 6.1 to 6.3). */

import type { Chance, Seat } from '@fremont/kernel';
import { EDITION_FACTS } from '../data/editions.ts';
import type { Event, State } from '../types.ts';
import { noDice } from './dice.ts';
import { endMatch } from './end.ts';
import { neutralDiceHeld, setNeutralDice } from './neutral.ts';
import { payOut } from './payout.ts';
import { layBills } from './pile.ts';
import { nextStarter } from './starter.ts';

/** Deals `round`, which `starter` begins. */
export const beginRound = (draft: State, round: number, starter: Seat, chance: Chance): Event[] => {
  draft.round = round;
  draft.starter = starter;
  draft.turn = starter;
  draft.phase = { type: 'rolling' };
  const began: Event = { type: 'roundBegan', round, starter };
  // The order bills, then neutral dice is part of the record format.
  const laid = layBills(draft, chance);
  const chips = giveChips(draft);
  takeBackDice(draft);
  const neutral = setNeutralDice(draft, chance);
  return [began, ...laid, ...chips, ...neutral, { type: 'turnBegan', seat: starter }];
};

/** RULES 3.4. */
const giveChips = (draft: State): Event[] => {
  const each = EDITION_FACTS[draft.options.edition].chipsPerRound;
  if (each === 0) return [];
  for (const chair of draft.chairs) chair.chips += each;
  return [{ type: 'chipsGiven', each }];
};

/** RULES 3.5 and 5.5. */
const takeBackDice = (draft: State): void => {
  const { dice } = EDITION_FACTS[draft.options.edition];
  const neutral = neutralDiceHeld(draft.options, draft.chairs.length);
  for (const chair of draft.chairs) {
    chair.supply = { ...dice };
    chair.neutral = neutral;
  }
  clearCasinos(draft);
};

const clearCasinos = (draft: State): void => {
  for (const casino of draft.casinos) {
    casino.dice = draft.chairs.map(noDice);
    casino.neutral = noDice();
  }
};

export const endRound = (draft: State, chance: Chance): Event[] => {
  const ended: Event = { type: 'roundEnded', round: draft.round };
  const paid = payOut(draft);
  if (draft.round === EDITION_FACTS[draft.options.edition].rounds) return [ended, ...paid, ...endMatch(draft)];
  const starter = nextStarter(draft, paid);
  return [
    ended,
    ...paid,
    { type: 'starterChosen', ...starter },
    ...beginRound(draft, draft.round + 1, starter.seat, chance),
  ];
};
