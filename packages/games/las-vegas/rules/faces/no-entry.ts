/** E1 No Entry!: closes a casino, and rewards whoever moves the closure on. RULES 19. */

import { at } from '@fremont/kernel';
import { NO_ENTRY_TRACK } from '../../data/tiles.ts';
import { FACES } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { closedCasino, knownTile } from '../tiles.ts';
import { ask, decisionWork, type FaceWork } from './face.ts';

const close = decisionWork({
  type: 'close',
  answers: ['close', 'keepClosed'],
  candidates: () => [...FACES.map((casino) => ({ type: 'close' as const, casino })), { type: 'keepClosed' }],
  check(state, decision, action) {
    const closed = closedCasino(state);
    if (action.type === 'keepClosed') return closed === null ? { code: 'nothingClosed' } : null;
    if (action.casino === decision.casino) return { code: 'ownCasino', casino: action.casino };
    return action.casino === closed ? { code: 'alreadyClosed', casino: closed } : null;
  },
  answer({ draft }, { seat, casino }, action) {
    const tile = knownTile(draft, 'E1');
    const from = tile.closed;
    if (action.type === 'keepClosed') return from === null ? [] : [{ type: 'closureKept', seat, casino, closed: from }];
    tile.closed = action.casino;
    tile.cell = (tile.cell + 1) % NO_ENTRY_TRACK.length;
    const { cell } = tile;
    return [
      { type: 'casinoClosed', seat, casino, to: action.casino, from, cell },
      ...payFromBank(draft, { seat, casino, face: 'E1' }, at(NO_ENTRY_TRACK, cell)),
    ];
  },
});

export const noEntry: FaceWork<'E1'> = {
  face: 'E1',
  lay: () => ({ face: 'E1', cell: 0, closed: null }),
  activate({ draft }, { seat, casino }) {
    ask(draft, { type: 'close', seat, casino });
    return [];
  },
  decisions: [close],
  copy: ({ cell, closed }) => ({ face: 'E1', cell, closed }),
};
