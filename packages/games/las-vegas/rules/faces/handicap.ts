/** F2 Handicap: gray dice lie in every casino; taking one away brings a reward. RULES 22. */

import { at } from '@fremont/kernel';
import { HANDICAP_DICE, HANDICAP_REWARDS, HANDICAP_SLOT_COUNTS } from '../../data/tiles.ts';
import { FACES, type Face, HANDICAP_SLOTS, type HandicapSlot } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { casinoAt, checkOpen, closedCasino, knownTile, seenTile } from '../tiles.ts';
import { ask, decisionWork, type FaceWork, nothing, type S } from './face.ts';
import { askMove, moveWork } from './move.ts';

const grayCasinos = (state: S): readonly Face[] => {
  const closed = closedCasino(state);
  return FACES.filter((face) => face !== closed && at(state.casinos, face - 1).gray > 0);
};

const freeSlots = (state: S): readonly HandicapSlot[] =>
  HANDICAP_SLOTS.filter((slot) => (seenTile(state, 'F2')?.slots[slot] ?? 0) > 0);

const takeGray = decisionWork({
  type: 'handicap',
  answers: ['handicap', 'skip'],
  candidates: (state) => [
    ...grayCasinos(state).flatMap((from) => HANDICAP_SLOTS.map((slot) => ({ type: 'handicap' as const, from, slot }))),
    { type: 'skip' },
  ],
  check(state, _decision, action) {
    if (action.type === 'skip') return null;
    const { from, slot } = action;
    const closed = checkOpen(state, from);
    if (closed !== null) return closed;
    if (at(state.casinos, from - 1).gray === 0) return { code: 'noGrayDie', casino: from, at: grayCasinos(state) };
    const free = freeSlots(state);
    return free.includes(slot) ? null : { code: 'slotsFull', slot, free };
  },
  answer(turn, { seat, casino }, action) {
    const { draft } = turn;
    if (action.type === 'skip') return [{ type: 'offerLeft', seat, casino, face: 'F2' }];
    const { from, slot } = action;
    casinoAt(draft, from).gray -= 1;
    knownTile(draft, 'F2').slots[slot] -= 1;
    const reward =
      slot === 'move'
        ? askMove(turn, { seat, casino }, 'F2')
        : payFromBank(draft, { seat, casino, face: 'F2' }, HANDICAP_REWARDS[slot]);
    return [{ type: 'grayTaken', seat, casino, from, slot }, ...reward];
  },
});

export const handicap: FaceWork<'F2'> = {
  face: 'F2',
  lay: () => ({ face: 'F2', slots: { ...HANDICAP_SLOT_COUNTS } }),
  setUp(draft) {
    for (const [index, casino] of draft.casinos.entries()) casino.gray += HANDICAP_DICE[index] ?? 0;
    return [{ type: 'grayDiceSet', counts: [...HANDICAP_DICE] }];
  },
  activate({ draft }, on) {
    if (grayCasinos(draft).length === 0) return [nothing(on, 'F2')];
    ask(draft, { type: 'handicap', seat: on.seat, casino: on.casino });
    return [];
  },
  decisions: [takeGray, moveWork],
  copy: ({ slots }) => ({ face: 'F2', slots: { ...slots } }),
  grayOn: ({ slots }) => HANDICAP_SLOTS.reduce((sum, slot) => sum + HANDICAP_SLOT_COUNTS[slot] - slots[slot], 0),
};
