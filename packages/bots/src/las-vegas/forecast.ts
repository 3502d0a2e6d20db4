/** Random forecasts of the end of the round: every die still in hand shows each number with equal chance. */

import { type Dice, FACES, type LasVegas, strengthOf } from '@fremont/games/las-vegas/base';
import { at, type Chance, type DeepReadonly, type Seat } from '@fremont/kernel';

type View = DeepReadonly<LasVegas['view']>;

/** The other participants in one casino when it pays. */
export interface Competition {
  /** Strengths, in the order of the rivals. */
  readonly rivals: number[];
  neutral: number;
}

/** One possible end of the round, by casino, without the bot's seat. */
export type Forecast = readonly Competition[];

/**
 * Throws every die of `rivals` into a casino. Neutral dice in the bot's own hand are left out, because the evaluated
 * option decides where they go.
 */
export const forecast = (view: View, rivals: readonly Seat[], chance: Chance): Forecast => {
  const casinos = view.casinos.map(
    (casino): Competition => ({
      rivals: rivals.map((seat) => strengthOf(at(casino.dice, seat))),
      neutral: strengthOf(casino.neutral),
    }),
  );
  const anyCasino = (): Competition => at(casinos, chance.int(FACES.length, 'bot'));
  rivals.forEach((seat, index) => {
    const { supply, neutral } = at(view.chairs, seat);
    for (let die = 0; die < supply.small; die++) addStrength(anyCasino().rivals, index, 1);
    for (let die = 0; die < supply.big; die++) addStrength(anyCasino().rivals, index, 2);
    for (let die = 0; die < neutral; die++) anyCasino().neutral += 1;
  });
  return casinos;
};

const addStrength = (strengths: number[], index: number, strength: number): void => {
  strengths[index] = at(strengths, index) + strength;
};

/** The probability of 0, 1, 2… more strength in any one casino after a throw of these dice. */
export const extraStrengths = ({ small, big }: Readonly<Dice>): readonly number[] => {
  const key = 100 * small + big;
  const known = KNOWN_EXTRAS.get(key) ?? computeExtras(small, big);
  KNOWN_EXTRAS.set(key, known);
  return known;
};

/** By dice in hand. */
const KNOWN_EXTRAS = new Map<number, readonly number[]>();

const computeExtras = (small: number, big: number): readonly number[] => {
  let likelihoods: readonly number[] = [1];
  for (let die = 0; die < small; die++) likelihoods = withDie(likelihoods, 1);
  for (let die = 0; die < big; die++) likelihoods = withDie(likelihoods, 2);
  return likelihoods;
};

const HIT = 1 / FACES.length;

/** One more die, which adds `strength` when it shows the casino's number. */
const withDie = (likelihoods: readonly number[], strength: number): readonly number[] =>
  Array.from({ length: likelihoods.length + strength }, (_, total) => {
    const missed = likelihoods[total] ?? 0;
    const hit = likelihoods[total - strength] ?? 0;
    return missed * (1 - HIT) + hit * HIT;
  });
