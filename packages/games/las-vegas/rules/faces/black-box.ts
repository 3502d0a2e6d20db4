/** G1 Black Box: the winner's neighbour makes two hidden piles of tokens, the winner takes one. RULES 23. */

import { BOX_TOKENS } from '../../data/tiles.ts';
import type { Piles, PileView } from '../../types.ts';
import { knownTile, leftOf } from '../tiles.ts';
import { ask, decisionRules, type FaceRules } from './face.ts';
import { rewardFromBank } from './reward.ts';

const falling = (tokens: readonly number[]): number[] => [...tokens].sort((a, b) => b - a);
const sumOf = (tokens: readonly number[]): number => tokens.reduce((sum, token) => sum + token, 0);

/** All different piles of the tokens. Tokens of equal value are interchangeable. */
const pilesOfTokens = (): readonly (readonly number[])[] => {
  const piles: number[][] = [[]];
  for (const token of BOX_TOKENS)
    for (const pile of [...piles]) {
      const longer = [...pile, token];
      if (!piles.some((known) => known.join() === longer.join())) piles.push(longer);
    }
  return piles;
};

const tokensWithout = (pile: readonly number[]): number[] => {
  const left = [...BOX_TOKENS];
  for (const token of pile) left.splice(left.indexOf(token), 1);
  return left;
};

/** RULES 23.2: all ways to make two piles, neither of them empty. */
const splits = (): Piles[] =>
  pilesOfTokens()
    .map((pile): Piles => [pile, tokensWithout(pile)])
    .filter((piles) => piles.every((pile) => pile.length > 0));

const split = decisionRules({
  type: 'blackSplit',
  answers: ['blackSplit'],
  candidates: () => splits().map((piles) => ({ type: 'blackSplit', piles })),
  check(_state, _decision, { piles }) {
    if (piles.some((pile) => pile.length === 0)) return { code: 'emptyPile' };
    const tokens = falling(piles.flat()).join();
    const isOrdered = piles.every((pile) => falling(pile).join() === pile.join());
    return tokens === BOX_TOKENS.join() && isOrdered ? null : { code: 'tokensDiffer', tokens: BOX_TOKENS };
  },
  *answer({ draft }, { seat, casino, winner }, { piles }) {
    knownTile(draft, 'G1').piles = [[...piles[0]], [...piles[1]]];
    ask(draft, { type: 'blackPick', seat: winner, casino, splitter: seat });
    yield { type: 'boxSplit', seat, casino, sizes: [piles[0].length, piles[1].length], piles };
  },
});

const PILES = [0, 1] as const;

const pickPile = decisionRules({
  type: 'blackPick',
  answers: ['blackPick'],
  candidates: () => PILES.map((pile) => ({ type: 'blackPick', pile })),
  check: () => null,
  *answer({ draft }, { seat, casino }, { pile }) {
    const tile = knownTile(draft, 'G1');
    const tokens = tile.piles?.[pile] ?? [];
    tile.piles = null;
    yield { type: 'boxPicked', seat, casino, pile, tokens: [...tokens] };
    yield* rewardFromBank(draft, { seat, casino, face: 'G1' }, sumOf(tokens));
  },
});

const faceDown = (tokens: readonly number[]): PileView => ({ count: tokens.length, tokens: null });
const faceUp = (tokens: readonly number[]): PileView => ({ count: tokens.length, tokens: [...tokens] });

export const blackBox: FaceRules<'G1'> = {
  face: 'G1',
  lay: () => ({ face: 'G1', piles: null }),
  decisions: [split, pickPile],
  *payOut(draft, { casino, winner }) {
    if (winner === null) return;
    ask(draft, { type: 'blackSplit', seat: leftOf(draft, winner), casino, winner });
    yield { type: 'tileActivated', seat: winner, casino, face: 'G1', by: 'payout' };
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
    const fitting = splits().filter(([one]) => one.length === first.count);
    const [one, other] = fitting[chance.int(fitting.length, 'guess')] ?? [[], []];
    return { face: 'G1', piles: [[...one], [...other]] };
  },
};
