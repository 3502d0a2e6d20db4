/** G1 Black Box: the winner's neighbour makes two hidden piles of tokens, the winner takes one. RULES 23. */

import { BOX_TOKENS } from '../../data/tiles.ts';
import type { Piles, PileView } from '../../types.ts';
import { payFromBank } from '../bank.ts';
import { knownTile, leftOf } from '../tiles.ts';
import { ask, decisionWork, type FaceWork, nothing } from './face.ts';

const falling = (tokens: readonly number[]): number[] => [...tokens].sort((a, b) => b - a);
const sumOf = (tokens: readonly number[]): number => tokens.reduce((sum, token) => sum + token, 0);

/** Every way to make two piles, each once; no token tells itself from another of its value. */
const SPLITS: readonly Piles[] = (() => {
  const splits = new Map<string, Piles>();
  for (let mask = 1; mask < 2 ** BOX_TOKENS.length - 1; mask++) {
    const first = BOX_TOKENS.filter((_, index) => mask & (1 << index));
    const second = BOX_TOKENS.filter((_, index) => !(mask & (1 << index)));
    splits.set(first.join(), [first, second]);
  }
  return [...splits.values()];
})();

const split = decisionWork({
  type: 'blackSplit',
  answers: ['blackSplit'],
  candidates: () => SPLITS.map((piles) => ({ type: 'blackSplit', piles })),
  check(_state, _decision, { piles }) {
    if (piles.some((pile) => pile.length === 0)) return { code: 'emptyPile' };
    const tokens = falling(piles.flat()).join();
    const isOrdered = piles.every((pile) => falling(pile).join() === pile.join());
    return tokens === BOX_TOKENS.join() && isOrdered ? null : { code: 'tokensDiffer', tokens: BOX_TOKENS };
  },
  answer({ draft }, { seat, casino, winner }, { piles }) {
    knownTile(draft, 'G1').piles = [[...piles[0]], [...piles[1]]];
    ask(draft, { type: 'blackPick', seat: winner, casino, splitter: seat });
    return [{ type: 'boxSplit', seat, casino, sizes: [piles[0].length, piles[1].length], piles }];
  },
});

const PILES = [0, 1] as const;

const pickPile = decisionWork({
  type: 'blackPick',
  answers: ['blackPick'],
  candidates: () => PILES.map((pile) => ({ type: 'blackPick', pile })),
  check: () => null,
  answer({ draft }, { seat, casino }, { pile }) {
    const tile = knownTile(draft, 'G1');
    const tokens = tile.piles?.[pile] ?? [];
    tile.piles = null;
    const paid = payFromBank(draft, { seat, casino, face: 'G1' }, sumOf(tokens));
    const outcome = paid.length === 0 ? [nothing({ seat, casino }, 'G1')] : paid;
    return [{ type: 'boxPicked', seat, casino, pile, tokens: [...tokens] }, ...outcome];
  },
});

const faceDown = (tokens: readonly number[]): PileView => ({ count: tokens.length, tokens: null });
const faceUp = (tokens: readonly number[]): PileView => ({ count: tokens.length, tokens: [...tokens] });

export const blackBox: FaceWork<'G1'> = {
  face: 'G1',
  lay: () => ({ face: 'G1', piles: null }),
  decisions: [split, pickPile],
  payOut(draft, { casino, winner }) {
    if (winner === null) return [];
    ask(draft, { type: 'blackSplit', seat: leftOf(draft, winner), casino, winner });
    return [{ type: 'tileActivated', seat: winner, casino, face: 'G1', by: 'payout' }];
  },
  copy: ({ piles }) => ({ face: 'G1', piles: piles && [[...piles[0]], [...piles[1]]] }),
  show({ piles }, { phase }, viewer) {
    const isSplitter =
      phase.type === 'deciding' && phase.decision.type === 'blackPick' && phase.decision.splitter === viewer;
    const look = isSplitter ? faceUp : faceDown;
    return { face: 'G1', piles: piles && [look(piles[0]), look(piles[1])] };
  },
  guess(seen, _phase, chance) {
    if (seen.face !== 'G1' || seen.piles === null) return { face: 'G1', piles: null };
    const [first, second] = seen.piles;
    if (first.tokens !== null && second.tokens !== null)
      return { face: 'G1', piles: [[...first.tokens], [...second.tokens]] };
    const fitting = SPLITS.filter(([one]) => one.length === first.count);
    const [one, other] = fitting[chance.int(fitting.length, 'guess')] ?? [[], []];
    return { face: 'G1', piles: [[...one], [...other]] };
  },
};
