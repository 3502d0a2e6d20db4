/** A round: its deal (RULES 3), its payout (RULES 5), and the next round or the end (RULES 6.1 to 6.3). */

import type { Chance, Seat } from '@fremont/kernel';
import { EDITION_FACTS } from '../data/editions.ts';
import type { Event, Royale, State } from '../types.ts';
import { noDice } from './dice.ts';
import { endMatch } from './end.ts';
import { isAsking } from './faces/face.ts';
import { layTiles, openBank, setUpTiles } from './lay-tiles.ts';
import { neutralDiceHeld, setNeutralDice } from './neutral.ts';
import { payOut } from './payout.ts';
import { layBills } from './pile.ts';
import { beginPayout, payRemainingCasinos } from './royale-payout.ts';
import { nextStarter, type Win } from './starter.ts';
import { royaleOf } from './tiles.ts';

/** RULES 3: deals `round`. `starter` takes the first turn. */
export function* beginRound(draft: State, round: number, starter: Seat, chance: Chance): Iterable<Event> {
  draft.round = round;
  draft.starter = starter;
  takeBackDice(draft);
  if (draft.royale !== null) clearTiles(draft.royale);
  yield { type: 'roundBegan', round, starter };
  // The order tiles, bills, bank, neutral dice is part of the record format.
  if (draft.royale !== null) yield* layTiles(draft, chance);
  yield* layBills(draft, chance);
  if (draft.royale !== null && round === 1) yield* openBank(draft, chance);
  yield* giveChips(draft);
  yield* setNeutralDice(draft, chance);
  if (draft.royale !== null) yield* setUpTiles(draft);
  draft.turn = starter;
  yield { type: 'turnBegan', seat: starter };
}

const clearTiles = (royale: Royale): void => {
  royale.tiles = [];
  royale.turns = 1;
};

/** RULES 3.4. */
function* giveChips(draft: State): Iterable<Event> {
  const each = EDITION_FACTS[draft.options.edition].chipsPerRound;
  if (each === 0) return;
  for (const chair of draft.chairs) chair.chips += each;
  yield { type: 'chipsGiven', each };
}

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

export function* endRound(draft: State, chance: Chance): Iterable<Event> {
  if (draft.royale !== null) {
    yield* beginPayout(draft, chance);
    yield* continuePayout(draft, chance);
  } else {
    yield { type: 'roundEnded', round: draft.round };
    const best = yield* payOut(draft);
    yield* afterPayout(draft, best, chance);
  }
}

/** RULES 10: continues the payout with tiles in play, and ends the round when no tile asks for another decision. */
export function* continuePayout(draft: State, chance: Chance): Iterable<Event> {
  if (isAsking(draft)) return;
  yield* payRemainingCasinos(draft);
  const royale = royaleOf(draft);
  if (isAsking(draft) || royale.payout === null) return;
  const { unclaimed, starter } = royale.payout;
  draft.returned = [...draft.returned, ...unclaimed];
  royale.payout = null;
  yield* afterPayout(draft, starter, chance);
}

/** RULES 6.1 to 6.3. */
function* afterPayout(draft: State, best: Win | null, chance: Chance): Iterable<Event> {
  if (draft.round === EDITION_FACTS[draft.options.edition].rounds) yield* endMatch(draft);
  else {
    const starter = nextStarter(draft, best);
    yield { type: 'starterChosen', ...starter };
    yield* beginRound(draft, draft.round + 1, starter.seat, chance);
  }
}
