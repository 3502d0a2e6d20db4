/** B1 Prime Time: before the payout, the winner here may put black dice into casinos. RULES 13. */

import type { BlackDice, BlackInstead, Face } from '../../types.ts';
import { addToCasino } from '../change.ts';
import { winnerOf } from '../payout.ts';
import { casinoAt, checkOpen, closedCasino, isClosed, knownTile, oneDie } from '../tiles.ts';
import { ask, decisionRules, type FaceRules, rollBlack } from './face.ts';

/** No die, one die or both. Equal choices appear once. */
const choices = (rolled: BlackDice): readonly (readonly Face[])[] => {
  const [low, high] = [...rolled].sort((a, b) => a - b) as [Face, Face];
  return low === high ? [[], [low], [low, low]] : [[], [low], [high], [low, high]];
};

const isSame = (one: readonly Face[], other: readonly Face[]): boolean => one.join() === other.join();

const put = decisionRules({
  type: 'primeTime',
  answers: ['primeTime'],
  candidates: (_state, { rolled }) => choices(rolled).map((faces) => ({ type: 'primeTime', put: faces })),
  check(state, { rolled }, { put: faces }) {
    const instead: BlackInstead = { type: 'black', dice: rolled.filter((face) => !isClosed(state, face)) };
    if (!choices(rolled).some((choice) => isSame(choice, faces))) return { code: 'blackDiceDiffer', rolled, instead };
    return faces.map((face) => checkOpen(state, face, instead)).find((refusal) => refusal !== null) ?? null;
  },
  *answer({ draft }, { seat, casino }, { put: faces }) {
    // RULES 13.2: from now on they count as small dice of the winner.
    for (const face of faces) addToCasino(draft, face, seat, oneDie('small'));
    const tile = knownTile(draft, 'B1');
    tile.seat = seat;
    tile.put = [...faces];
    yield { type: 'primeTimePut', seat, casino, put: faces };
  },
});

export const primeTime: FaceRules<'B1'> = {
  face: 'B1',
  lay: () => ({ face: 'B1', seat: null, put: [] }),
  decisions: [put],
  /** RULES 13.1: skips the decision when neither die can enter its casino. */
  *beforePayout(draft, casino, chance) {
    const seat = winnerOf(casinoAt(draft, casino));
    if (seat === null) return;
    yield { type: 'tileActivated', seat, casino, face: 'B1', by: 'payout' };
    const rolled = rollBlack(chance);
    const closed = closedCasino(draft);
    if (rolled.some((face) => face !== closed)) ask(draft, { type: 'primeTime', seat, casino, rolled });
    yield { type: 'blackRolled', seat, casino, face: 'B1', rolled };
  },
  copy: ({ seat, put: faces }) => ({ face: 'B1', seat, put: [...faces] }),
  lent: (tile, seat) => (tile.seat === seat ? tile.put.length : 0),
};
