/** Every component fact with its provenance, for `fremont data`. */

import type { Fact } from '@fremont/kernel';
import { EDITIONS, type Edition, HANDICAP_SLOTS, TILE_FACES, type TileFace } from '../types.ts';
import { BILLS, BILLS_PROVENANCE } from './bills.ts';
import { EDITION_FACTS, NEUTRAL_DICE_HELD, NEUTRAL_PROVENANCE } from './editions.ts';
import { type Provenance, SOURCES } from './sources.ts';
import {
  BAR_DICE_MAX,
  BOX_TOKENS,
  CHOICE_REWARDS,
  CLUSTERS,
  DOUBLE_DOWN_REWARDS,
  FIFTY_TRACK,
  FINE,
  GOLDEN_REWARD,
  HANDICAP_DICE,
  HANDICAP_SLOT_COUNTS,
  HIGH_FIVE_REWARD,
  HIGH_FIVE_STRENGTH,
  JACKPOT_TRACK,
  LUCKY_REWARDS,
  NICE_REWARDS,
  NO_ENTRY_TRACK,
  PAY_DAY_REWARD,
  TILE_PROVENANCE,
} from './tiles.ts';

const fact = (
  subject: string,
  aspect: string,
  value: string,
  { certainty, sources, doubt }: Provenance,
  file: string,
): Fact => ({
  subject,
  aspect,
  value,
  certainty,
  sources: sources.map((id) => SOURCES[id]),
  note: null,
  doubt: doubt ?? null,
  file,
});

const money = (value: number): string => (value === 0 ? '$0' : `$${value / 1000},000`);
const moneyList = (values: readonly number[]): string => values.map(money).join(', ');

const billsOf = (edition: Edition): string =>
  BILLS[edition].map(({ value, count }) => `${count} x ${money(value)}`).join(', ');

const factsOfEdition = (edition: Edition): Fact[] => {
  const { rounds, dice, chipsPerRound, provenance } = EDITION_FACTS[edition];
  const file = 'data/editions.ts';
  return [
    fact(edition, 'bills', billsOf(edition), BILLS_PROVENANCE[edition], 'data/bills.ts'),
    fact(edition, 'rounds', String(rounds), provenance, file),
    fact(edition, 'dice', `${dice.small} small, ${dice.big} big`, provenance, file),
    fact(edition, 'chips per round', String(chipsPerRound), provenance, file),
  ];
};

const held = Object.entries(NEUTRAL_DICE_HELD).map(([seats, dice]) => `${dice} with ${seats} players`);

/** The figures of one tile face. */
interface FaceFigures {
  readonly name: string;
  readonly aspect: string;
  readonly value: string;
}

const slots = HANDICAP_SLOTS.map((slot) => `${HANDICAP_SLOT_COUNTS[slot]} x ${slot}`);

const FACE_FIGURES: Readonly<Record<TileFace, FaceFigures>> = {
  A1: { name: 'Lucky Punch', aspect: 'rewards for 1 to 3 tokens', value: moneyList(Object.values(LUCKY_REWARDS)) },
  A2: { name: 'Jackpot', aspect: 'track', value: moneyList(JACKPOT_TRACK) },
  B1: { name: 'Prime Time', aspect: 'black dice', value: '2' },
  B2: { name: 'Fifty Fifty', aspect: 'track', value: moneyList(FIFTY_TRACK) },
  C1: {
    name: 'High Five',
    aspect: 'token',
    value: `${money(HIGH_FIVE_REWARD)} for a strength of ${HIGH_FIVE_STRENGTH}`,
  },
  C2: { name: 'Bad Luck', aspect: 'fine', value: money(FINE) },
  D1: { name: 'Pay Day', aspect: 'reward for a casino', value: money(PAY_DAY_REWARD) },
  D2: { name: 'Power Play', aspect: 'tokens', value: '1' },
  E1: { name: 'No Entry!', aspect: 'loop', value: moneyList(NO_ENTRY_TRACK) },
  E2: { name: 'Knockout', aspect: 'dice of a seat in the bar, at most', value: String(BAR_DICE_MAX) },
  F1: { name: 'Block It!', aspect: 'groups of gray dice', value: CLUSTERS.join(', ') },
  F2: {
    name: 'Handicap',
    aspect: 'gray dice by casino, and places',
    value: `${HANDICAP_DICE.join(' ')}; ${slots.join(', ')}`,
  },
  G1: { name: 'Black Box', aspect: 'tokens', value: moneyList(BOX_TOKENS) },
  G2: { name: 'Double Down', aspect: 'rewards by rank', value: moneyList(DOUBLE_DOWN_REWARDS) },
  H1: { name: 'Nice Dice', aspect: 'cells', value: moneyList(NICE_REWARDS) },
  H2: {
    name: 'My Choice',
    aspect: 'results 1 to 3, and golden cell',
    value: `${moneyList(CHOICE_REWARDS)}; ${money(GOLDEN_REWARD)}`,
  },
};

const factOfFace = (face: TileFace): Fact => {
  const { name, aspect, value } = FACE_FIGURES[face];
  return fact(`${face} ${name}`, aspect, value, TILE_PROVENANCE[face], 'data/tiles.ts');
};

export const LAS_VEGAS_FACTS: readonly Fact[] = [
  ...EDITIONS.flatMap(factsOfEdition),
  ...TILE_FACES.map(factOfFace),
  fact('neutral dice', 'held', held.join(', '), NEUTRAL_PROVENANCE, 'data/editions.ts'),
];
