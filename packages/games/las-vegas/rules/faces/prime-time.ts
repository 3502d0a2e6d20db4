/** B1 Prime Time: before the payout, the winner here may put black dice into casinos. RULES 13. */

import type { Chance, Seat } from '@fremont/kernel';
import type { BlackDice, Event, Face, State } from '../../types.ts';
import { addToCasino } from '../change.ts';
import { isImaginary, settleCasino } from '../payout.ts';
import { casinoAt, casinoOf, checkOpen, closedCasino, knownTile, oneDie } from '../tiles.ts';
import { ask, decisionWork, type FaceWork, rollBlack } from './face.ts';

/** Rank 1 of a casino if it is a seat. Ruling R03. */
export const winnerOf = (draft: State, casino: Face): Seat | null => {
  const [first] = settleCasino(casinoAt(draft, casino)).ranking;
  return first === undefined || isImaginary(first.participant) ? null : first.participant;
};

/** RULES 13.1, before anything is paid. Asks nothing when neither die could go anywhere. */
export const beginPrimeTime = (draft: State, chance: Chance): Event[] => {
  const casino = casinoOf(draft, 'B1');
  const seat = casino === null ? null : winnerOf(draft, casino);
  if (casino === null || seat === null) return [];
  const rolled = rollBlack(chance);
  const closed = closedCasino(draft);
  if (rolled.some((face) => face !== closed)) ask(draft, { type: 'primeTime', seat, casino, rolled });
  return [
    { type: 'tileActivated', seat, casino, face: 'B1', by: 'payout' },
    { type: 'blackRolled', seat, casino, face: 'B1', rolled },
  ];
};

/** None, one or both, each choice once. */
const choices = (rolled: BlackDice): readonly (readonly Face[])[] => {
  const [low, high] = [...rolled].sort((a, b) => a - b) as [Face, Face];
  return low === high ? [[], [low], [low, low]] : [[], [low], [high], [low, high]];
};

const isSame = (one: readonly Face[], other: readonly Face[]): boolean => one.join() === other.join();

const put = decisionWork({
  type: 'primeTime',
  answers: ['primeTime'],
  candidates: (_state, { rolled }) => choices(rolled).map((faces) => ({ type: 'primeTime', put: faces })),
  check(state, { rolled }, { put: faces }) {
    if (!choices(rolled).some((choice) => isSame(choice, faces))) return { code: 'blackDiceDiffer', rolled };
    return faces.map((face) => checkOpen(state, face)).find((refusal) => refusal !== null) ?? null;
  },
  answer({ draft }, { seat, casino }, { put: faces }) {
    // RULES 13.2: they count as the winner's small dice from now on.
    for (const face of faces) addToCasino(draft, face, seat, oneDie('small'));
    const tile = knownTile(draft, 'B1');
    tile.seat = seat;
    tile.put = [...faces];
    return [{ type: 'primeTimePut', seat, casino, put: faces }];
  },
});

export const primeTime: FaceWork<'B1'> = {
  face: 'B1',
  lay: () => ({ face: 'B1', seat: null, put: [] }),
  decisions: [put],
  copy: ({ seat, put: faces }) => ({ face: 'B1', seat, put: [...faces] }),
  lent: (tile, seat) => (tile.seat === seat ? tile.put.length : 0),
};
