/** B2 Fifty Fifty: bet on the next sum being higher or lower, or stop and take what is under the counter. RULES 14. */

import { at } from '@fremont/kernel';
import { FIFTY_TRACK } from '../../data/tiles.ts';
import type { Bet, BlackDice, Event, State } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { knownTile } from '../tiles.ts';
import { type Activation, ask, decisionWork, type FaceWork, nothing, rollBlack } from './face.ts';

const BETS: readonly Bet[] = ['higher', 'lower'];

const sumOf = ([one, other]: BlackDice): number => one + other;

const isWon = (on: Bet, before: number, after: number): boolean => (on === 'higher' ? after > before : after < before);

type Better = Pick<Activation, 'seat' | 'casino'>;

/** Pays the cell and puts the counter back. */
const takeReward = (draft: State, { seat, casino }: Better): Event[] => {
  const tile = knownTile(draft, 'B2');
  const money = at(FIFTY_TRACK, tile.cell - 1);
  tile.cell = 0;
  const paid = payFromBank(draft, { seat, casino, face: 'B2' }, money);
  return paid.length === 0 ? [nothing({ seat, casino }, 'B2')] : paid;
};

const bet = decisionWork({
  type: 'fiftyFifty',
  answers: ['stop', 'bet'],
  candidates: () => [{ type: 'stop' }, ...BETS.map((on) => ({ type: 'bet' as const, on }))],
  check: () => null,
  answer({ draft, chance }, { seat, casino, rolled }, action) {
    const tile = knownTile(draft, 'B2');
    const better = { seat, casino };
    if (action.type === 'stop')
      return [{ type: 'betStopped', ...better, cell: tile.cell }, ...takeReward(draft, better)];
    const again = rollBlack(chance);
    const events: Event[] = [
      { type: 'betMade', ...better, on: action.on, sum: sumOf(rolled) },
      { type: 'blackRolled', ...better, face: 'B2', rolled: again },
    ];
    if (!isWon(action.on, sumOf(rolled), sumOf(again))) {
      tile.cell = 0;
      return [...events, { type: 'betLost', ...better, sum: sumOf(again) }];
    }
    tile.cell += 1;
    events.push({ type: 'betWon', ...better, cell: tile.cell });
    // RULES 14.4: there is nothing beyond the last cell.
    if (tile.cell === FIFTY_TRACK.length) return [...events, ...takeReward(draft, better)];
    ask(draft, { type: 'fiftyFifty', ...better, rolled: again });
    return events;
  },
});

export const fiftyFifty: FaceWork<'B2'> = {
  face: 'B2',
  lay: () => ({ face: 'B2', cell: 0 }),
  activate({ draft, chance }, { seat, casino }, tile) {
    const rolled = rollBlack(chance);
    tile.cell = 1;
    ask(draft, { type: 'fiftyFifty', seat, casino, rolled });
    return [{ type: 'blackRolled', seat, casino, face: 'B2', rolled }];
  },
  decisions: [bet],
  copy: ({ cell }) => ({ face: 'B2', cell }),
};
