/** A round from its deal (RULES 3) to its payout (RULES 5) and what follows (RULES 6.1 to 6.3). */

import type { Chance, Seat } from '@fremont/kernel';
import { EDITION_FACTS } from '../data/editions.ts';
import type { Event, State } from '../types.ts';
import { noDice } from './dice.ts';
import { endMatch } from './end.ts';
import { layTiles, openBank, setUpTiles } from './lay-tiles.ts';
import { neutralDiceHeld, setNeutralDice } from './neutral.ts';
import { payOut } from './payout.ts';
import { layBills } from './pile.ts';
import { beginPaying, payOn } from './royale-payout.ts';
import { bestWin, nextStarter, type Win } from './starter.ts';

/** Deals `round`, which `starter` begins. */
export const beginRound = (draft: State, round: number, starter: Seat, chance: Chance): Event[] => {
  draft.round = round;
  draft.starter = starter;
  draft.turn = starter;
  draft.phase = { type: 'rolling' };
  const began: Event = { type: 'roundBegan', round, starter };
  // The order tiles, bills, bank, neutral dice is part of the record format.
  const tiles = draft.royale === null ? [] : layTiles(draft, chance);
  const laid = layBills(draft, chance);
  const bank = draft.royale !== null && round === 1 ? openBank(draft, chance) : [];
  const chips = giveChips(draft);
  takeBackDice(draft);
  const neutral = setNeutralDice(draft, chance);
  const gray = draft.royale === null ? [] : setUpTiles(draft);
  return [began, ...tiles, ...laid, ...bank, ...chips, ...neutral, ...gray, { type: 'turnBegan', seat: starter }];
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
    casino.gray = 0;
  }
};

export const endRound = (draft: State, chance: Chance): Event[] => {
  const ended: Event = { type: 'roundEnded', round: draft.round };
  if (draft.royale !== null) return [ended, ...beginPaying(draft, chance), ...goOnPaying(draft, chance)];
  const paid = payOut(draft);
  return [ended, ...paid, ...afterPayout(draft, bestWin(paid), chance)];
};

/** RULES 10: pays on with tiles in play, and ends the round when nobody is asked anything more. */
export const goOnPaying = (draft: State, chance: Chance): Event[] => {
  if (draft.phase.type === 'deciding') return [];
  const paid = payOn(draft);
  const payout = draft.royale?.payout ?? null;
  if (isAsking(draft) || draft.royale === null || payout === null) return paid;
  draft.returned = [...draft.returned, ...payout.unclaimed];
  draft.royale.payout = null;
  return [...paid, ...afterPayout(draft, payout.starter, chance)];
};

/** Payouts write to the phase, which the compiler cannot see. */
const isAsking = ({ phase }: State): boolean => phase.type === 'deciding';

const afterPayout = (draft: State, best: Win | null, chance: Chance): Event[] => {
  if (draft.round === EDITION_FACTS[draft.options.edition].rounds) return endMatch(draft);
  const starter = nextStarter(draft, best);
  return [{ type: 'starterChosen', ...starter }, ...beginRound(draft, draft.round + 1, starter.seat, chance)];
};
