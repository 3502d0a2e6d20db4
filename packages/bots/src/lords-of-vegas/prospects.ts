/** What the cards that are still to come are expected to bring. */

import { COLOURS, PAYERS, type Payer, type View } from '@fremont/games/lords-of-vegas';
import type { DeepReadonly } from '@fremont/kernel';

export interface Prospects {
  /** How often each colour and the Strip are expected to pay until the end. */
  readonly pays: Readonly<Record<Payer, number>>;
  /** Cards to come, End of Game among them: so often a marked lot pays. */
  readonly draws: number;
  /** What a dollar in hand is worth in points. */
  readonly dollar: number;
  /** What a dollar is worth that comes later, when less can be bought with it. */
  readonly laterDollar: number;
}

/** A tile that pays once more brings about a point for ten dollars or less; so much of it is the worth of cash. */
const DOLLAR_PER_PAYMENT = 0.035;
/** Money decides ties, so it is never worth nothing. */
const DOLLAR_MIN = 0.004;

export const prospectsOf = ({ cardsLeft, unseen, cardsBeforeEnd }: DeepReadonly<View>): Prospects => {
  const { share, draws, dollar, laterDollar } = prospectsFor(
    PAYERS.map((payer) => cardsLeft[payer]),
    unseen.length,
    cardsBeforeEnd,
  );
  const pays = Object.fromEntries(PAYERS.map((payer) => [payer, cardsLeft[payer] * share])) as Record<Payer, number>;
  pays.strip += 1;
  return { pays, draws, dollar, laterDollar };
};

const HIDDEN_REST = 10;

/** The same for cards counted by payer; `share` of every payer's cards are expected to come. */
export const prospectsFor = (
  cardsLeft: ArrayLike<number>,
  unseen: number,
  cardsBeforeEnd: number | null,
): Omit<Prospects, 'pays'> & { readonly share: number } => {
  // With a hidden end the middle of what is possible will do: about a quarter of the deck is never drawn.
  const depth = cardsBeforeEnd ?? Math.max(1, unseen - HIDDEN_REST);
  const share = unseen === 0 ? 0 : depth / unseen;
  let coloured = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) coloured += cardsLeft[colour] ?? 0;
  const dollar = Math.max(DOLLAR_MIN, (DOLLAR_PER_PAYMENT * coloured * share) / COLOURS.length);
  return { share, draws: depth + 1, dollar, laterDollar: Math.max(DOLLAR_MIN, dollar / 2) };
};
