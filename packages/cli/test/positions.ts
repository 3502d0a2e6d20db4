/** Hand-written positions of Las Vegas, as in a bug report. */

interface Dice {
  small: number;
  big: number;
}

/** The number of bills of each value in the Royale box, RULES 2.2. */
const ROYALE_BILLS: readonly (readonly [value: number, count: number])[] = [
  [30_000, 11],
  [40_000, 11],
  [50_000, 13],
  [60_000, 15],
  [70_000, 13],
  [80_000, 11],
  [90_000, 9],
  [100_000, 7],
];
const CLASSIC_BILLS: readonly (readonly [value: number, count: number])[] = [
  [10_000, 6],
  [20_000, 8],
  [30_000, 8],
  [40_000, 6],
  [50_000, 6],
  [60_000, 5],
  [70_000, 5],
  [80_000, 5],
  [90_000, 5],
];

/** The pile without the bills at casinos. */
const pileWithout = (bills: typeof ROYALE_BILLS, laid: readonly number[]): number[] => {
  const pile = bills.flatMap(([value, count]) => Array<number>(count).fill(value));
  for (const bill of laid) pile.splice(pile.indexOf(bill), 1);
  return pile;
};

export const dice = (small: number, big = 0): Dice => ({ small, big });

export interface Sketch {
  readonly edition: 'classic' | 'royale-base';
  readonly round: number;
  readonly turn: number;
  readonly phase: unknown;
  /** By seat: own dice not placed yet, and neutral dice held. */
  readonly supply: readonly Dice[];
  readonly neutral?: readonly number[];
  readonly chips: number;
  /** By casino number: its bills and the dice by seat. Other casinos are empty. */
  readonly casinos: Readonly<Record<number, { readonly bills: readonly number[]; readonly dice: readonly Dice[] }>>;
}

export const stateOf = ({ edition, round, turn, phase, supply, neutral, chips, casinos }: Sketch) => ({
  options: { edition, neutralDice: neutral !== undefined, winnings: 'open' },
  phase,
  round,
  starter: 0,
  turn,
  chairs: supply.map((own, seat) => ({ bills: [], chips, supply: own, neutral: neutral?.[seat] ?? 0 })),
  casinos: [1, 2, 3, 4, 5, 6].map((casino) => ({
    bills: casinos[casino]?.bills ?? [],
    dice: supply.map((_, seat) => casinos[casino]?.dice[seat] ?? dice(0)),
    neutral: dice(0),
  })),
  unseen: pileWithout(
    edition === 'classic' ? CLASSIC_BILLS : ROYALE_BILLS,
    Object.values(casinos).flatMap(({ bills }) => bills),
  ),
  returned: [],
});
