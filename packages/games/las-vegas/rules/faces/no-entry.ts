/** E1 No Entry!: closes a casino, and rewards the seat that moves the closure on. RULES 19. */

import { at } from '@fremont/kernel';
import { NO_ENTRY_TRACK } from '../../data/tiles.ts';
import { FACES } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { closedCasino, knownTile } from '../tiles.ts';
import { ask, decisionRules, type FaceRules } from './face.ts';

const close = decisionRules({
  type: 'close',
  answers: ['close', 'keepClosed'],
  candidates: () => [...FACES.map((casino) => ({ type: 'close' as const, casino })), { type: 'keepClosed' }],
  check(state, decision, action) {
    const closed = closedCasino(state);
    if (action.type === 'keepClosed') return closed === null ? { code: 'nothingClosed' } : null;
    const { casino } = action;
    const others = FACES.filter((face) => face !== decision.casino && face !== closed);
    if (casino === decision.casino) return { code: 'ownCasino', casino, at: others };
    return casino === closed ? { code: 'alreadyClosed', casino, at: others } : null;
  },
  *answer({ draft }, { seat, casino }, action) {
    const tile = knownTile(draft, 'E1');
    const from = tile.closed;
    if (action.type === 'keepClosed') {
      if (from !== null) yield { type: 'closureKept', seat, casino, closed: from };
      return;
    }
    tile.closed = action.casino;
    tile.cell = (tile.cell + 1) % NO_ENTRY_TRACK.length;
    const { cell } = tile;
    yield { type: 'casinoClosed', seat, casino, to: action.casino, from, cell };
    yield* payFromBank(draft, { seat, casino, face: 'E1' }, at(NO_ENTRY_TRACK, cell));
  },
});

export const noEntry: FaceRules<'E1'> = {
  face: 'E1',
  lay: () => ({ face: 'E1', cell: 0, closed: null }),
  activate({ draft }, { seat, casino }) {
    ask(draft, { type: 'close', seat, casino });
    return [];
  },
  decisions: [close],
  copy: ({ cell, closed }) => ({ face: 'E1', cell, closed }),
};
