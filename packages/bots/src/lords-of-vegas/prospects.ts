/** Expected payments of the remaining cards. */

import { COLOURS, PAYERS, type Payer, type View } from '@fremont/games/lords-of-vegas';
import type { DeepReadonly } from '@fremont/kernel';

export interface Prospects {
  /** The expected number of payments of each colour and the Strip until the end. */
  readonly pays: Readonly<Record<Payer, number>>;
  /** The expected number of cards including End of Game. Each pays every marked lot. */
  readonly draws: number;
  /** The value of a dollar in hand, in points. */
  readonly dollar: number;
  /** The value of a later dollar, which buys less. */
  readonly laterDollar: number;
}

/**
 * The value of a dollar per payment to come. A tile that pays once more gains about a point for ten dollars or less.
 */
const DOLLAR_PER_PAYMENT = 0.035;
/** Money breaks ties, so its value is never 0. */
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

/** The prospects without `pays`. `share` is the part of the unseen cards that are expected to be drawn. */
export const prospectsFor = (
  cardsLeft: ArrayLike<number>,
  unseen: number,
  cardsBeforeEnd: number | null,
): Omit<Prospects, 'pays'> & { readonly share: number } => {
  // With a hidden end the middle of the possible depths is good enough: about a quarter of the deck is never drawn.
  const depth = cardsBeforeEnd ?? Math.max(1, unseen - HIDDEN_REST);
  const share = unseen === 0 ? 0 : depth / unseen;
  let coloured = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) coloured += cardsLeft[colour] ?? 0;
  const dollar = Math.max(DOLLAR_MIN, (DOLLAR_PER_PAYMENT * coloured * share) / COLOURS.length);
  return { share, draws: depth + 1, dollar, laterDollar: Math.max(DOLLAR_MIN, dollar / 2) };
};
