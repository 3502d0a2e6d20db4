/**
 * B2 Fifty Fifty: bet on the next sum being higher or lower, or stop and take the reward under the counter. RULES 14.
 */

import { at } from '@fremont/kernel';
import { FIFTY_TRACK } from '../../data/tiles.ts';
import type { Bet, BlackDice, Event, State } from '../../types.ts';
import { knownTile } from '../tiles.ts';
import { type Activation, ask, decisionRules, type FaceRules, rollBlack } from './face.ts';
import { rewardFromBank } from './reward.ts';

const BETS: readonly Bet[] = ['higher', 'lower'];

const sumOf = ([one, other]: BlackDice): number => one + other;

const isWon = (on: Bet, before: number, after: number): boolean => (on === 'higher' ? after > before : after < before);

const bet = decisionRules({
  type: 'fiftyFifty',
  answers: ['stop', 'bet'],
  candidates: () => [{ type: 'stop' }, ...BETS.map((on) => ({ type: 'bet' as const, on }))],
  check: () => null,
  *answer({ draft, chance }, { seat, casino, rolled }, action) {
    const tile = knownTile(draft, 'B2');
    const better = { seat, casino };
    if (action.type === 'stop') {
      const { cell } = tile;
      tile.cell = 0;
      yield { type: 'betStopped', ...better, cell };
      yield* payCell(draft, better, cell);
      return;
    }
    yield { type: 'betMade', ...better, on: action.on, sum: sumOf(rolled) };
    const again = rollBlack(chance);
    yield { type: 'blackRolled', ...better, face: 'B2', rolled: again };
    if (isWon(action.on, sumOf(rolled), sumOf(again))) yield* winBet(draft, better, again);
    else {
      tile.cell = 0;
      yield { type: 'betLost', ...better, sum: sumOf(again) };
    }
  },
});

type Better = Pick<Activation, 'seat' | 'casino'>;

/** RULES 14.3 and 14.4: one cell on, and the next bet; the last cell pays at once. */
function* winBet(draft: State, better: Better, rolled: BlackDice): Iterable<Event> {
  const tile = knownTile(draft, 'B2');
  tile.cell += 1;
  const { cell } = tile;
  yield { type: 'betWon', ...better, cell };
  if (cell < FIFTY_TRACK.length) ask(draft, { type: 'fiftyFifty', ...better, rolled });
  else {
    tile.cell = 0;
    yield* payCell(draft, better, cell);
  }
}

const payCell = (draft: State, better: Better, cell: number): Iterable<Event> =>
  rewardFromBank(draft, { ...better, face: 'B2' }, at(FIFTY_TRACK, cell - 1));

export const fiftyFifty: FaceRules<'B2'> = {
  face: 'B2',
  lay: () => ({ face: 'B2', cell: 0 }),
  *activate({ draft, chance }, { seat, casino }, tile) {
    const rolled = rollBlack(chance);
    tile.cell = 1;
    ask(draft, { type: 'fiftyFifty', seat, casino, rolled });
    yield { type: 'blackRolled', seat, casino, face: 'B2', rolled };
  },
  decisions: [bet],
  copy: ({ cell }) => ({ face: 'B2', cell }),
};
