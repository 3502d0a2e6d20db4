/** A1 Lucky Punch: hide one to three tokens, the next seat guesses how many. RULES 11. */

import { assert, pick } from '@fremont/kernel';
import { LUCKY_REWARDS } from '../../data/tiles.ts';
import type { LuckyCount } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { knownTile, leftOf } from '../tiles.ts';
import { ask, decisionRules, type FaceRules } from './face.ts';

const COUNTS: readonly LuckyCount[] = [1, 2, 3];

const hide = decisionRules({
  type: 'luckyHide',
  answers: ['luckyHide'],
  candidates: () => COUNTS.map((count) => ({ type: 'luckyHide', count })),
  check: () => null,
  *answer({ draft }, { seat, casino }, { count }) {
    knownTile(draft, 'A1').hidden = count;
    ask(draft, { type: 'luckyGuess', seat: leftOf(draft, seat), casino, hider: seat });
    yield { type: 'luckyHidden', seat, casino, count };
  },
});

const guess = decisionRules({
  type: 'luckyGuess',
  answers: ['luckyGuess'],
  candidates: () => COUNTS.map((count) => ({ type: 'luckyGuess', count })),
  check: () => null,
  *answer({ draft }, { seat, casino, hider }, { count }) {
    const tile = knownTile(draft, 'A1');
    const { hidden } = tile;
    assert(hidden !== null, 'a guess before tokens are hidden');
    tile.hidden = null;
    yield { type: 'luckyGuessed', seat, hider, casino, guess: count, hidden };
    if (hidden !== count) yield* payFromBank(draft, { seat: hider, casino, face: 'A1' }, LUCKY_REWARDS[hidden]);
  },
});

export const luckyPunch: FaceRules<'A1'> = {
  face: 'A1',
  lay: () => ({ face: 'A1', hidden: null }),
  activate({ draft }, { seat, casino }) {
    ask(draft, { type: 'luckyHide', seat, casino });
    return [];
  },
  decisions: [hide, guess],
  copy: ({ hidden }) => ({ face: 'A1', hidden }),
  show({ hidden }, { phase }, viewer) {
    const isHider =
      phase.type === 'deciding' && phase.decision.type === 'luckyGuess' && phase.decision.hider === viewer;
    return { face: 'A1', hidden: isHider ? hidden : null };
  },
  guess(seen, phase, chance) {
    const isHiding = phase.type === 'deciding' && phase.decision.type === 'luckyGuess';
    const known = seen.face === 'A1' ? seen.hidden : null;
    return { face: 'A1', hidden: isHiding ? (known ?? pick(COUNTS, chance, 'guess')) : null };
  },
};
