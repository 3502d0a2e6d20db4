/** F2 Handicap: gray dice lie in every casino; taking one away brings a reward. RULES 22. */

import { at } from '@fremont/kernel';
import { HANDICAP_DICE, HANDICAP_REWARDS, HANDICAP_SLOT_COUNTS } from '../../data/tiles.ts';
import { FACES, type Face, HANDICAP_SLOTS, type HandicapSlot } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { casinoAt, checkOpen, closedCasino, knownTile, seenTile } from '../tiles.ts';
import { ask, decisionRules, type FaceRules, nothingHappened, type S } from './face.ts';
import { askMove, moveRules } from './move.ts';

const grayCasinos = (state: S): readonly Face[] => {
  const closed = closedCasino(state);
  return FACES.filter((face) => face !== closed && at(state.casinos, face - 1).gray > 0);
};

const freeSlots = (state: S): readonly HandicapSlot[] =>
  HANDICAP_SLOTS.filter((slot) => (seenTile(state, 'F2')?.slots[slot] ?? 0) > 0);

const takeGray = decisionRules({
  type: 'handicap',
  answers: ['handicap', 'skip'],
  candidates: () => [
    ...FACES.flatMap((from) => HANDICAP_SLOTS.map((slot) => ({ type: 'handicap' as const, from, slot }))),
    { type: 'skip' },
  ],
  check(state, _decision, action) {
    if (action.type === 'skip') return null;
    const { from, slot } = action;
    const closed = checkOpen(state, from, { type: 'casinos', casinos: grayCasinos(state) });
    if (closed !== null) return closed;
    if (at(state.casinos, from - 1).gray === 0) return { code: 'noGrayDie', casino: from, at: grayCasinos(state) };
    const free = freeSlots(state);
    return free.includes(slot) ? null : { code: 'slotsFull', slot, free };
  },
  *answer(turn, { seat, casino }, action) {
    const { draft } = turn;
    if (action.type === 'skip') {
      yield { type: 'offerLeft', seat, casino, face: 'F2' };
      return;
    }
    const { from, slot } = action;
    casinoAt(draft, from).gray -= 1;
    knownTile(draft, 'F2').slots[slot] -= 1;
    yield { type: 'grayTaken', seat, casino, from, slot };
    if (slot === 'move') yield* askMove(turn, { seat, casino }, 'F2');
    else yield* payFromBank(draft, { seat, casino, face: 'F2' }, HANDICAP_REWARDS[slot]);
  },
});

export const handicap: FaceRules<'F2'> = {
  face: 'F2',
  lay: () => ({ face: 'F2', slots: { ...HANDICAP_SLOT_COUNTS } }),
  *setUp(draft) {
    for (const [index, casino] of draft.casinos.entries()) casino.gray += HANDICAP_DICE[index] ?? 0;
    yield { type: 'grayDiceSet', counts: [...HANDICAP_DICE] };
  },
  *activate({ draft }, on) {
    if (grayCasinos(draft).length === 0) yield nothingHappened(on, 'F2');
    else ask(draft, { type: 'handicap', seat: on.seat, casino: on.casino });
  },
  decisions: [takeGray, moveRules],
  copy: ({ slots }) => ({ face: 'F2', slots: { ...slots } }),
  grayOn: ({ slots }) => HANDICAP_SLOTS.reduce((sum, slot) => sum + HANDICAP_SLOT_COUNTS[slot] - slots[slot], 0),
};
