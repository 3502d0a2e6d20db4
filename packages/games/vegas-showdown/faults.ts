/** Broken invariants in words. Checked after every action, also in production. */

import { at, type DeepReadonly } from '@fremont/kernel';
import { CARDS } from './data/cards.ts';
import { START } from './data/sheet.ts';
import { TILES } from './data/tiles.ts';
import { TABLE_FACTS } from './data/tracks.ts';
import { isSound } from './rules/placement.ts';
import { spotAt } from './rules/spot.ts';
import { survey } from './rules/survey.ts';
import { BASICS, type Basic, CARD_IDS, type Chair, SIZES, type State, TILE_IDS, type TileId } from './types.ts';

type S = DeepReadonly<State>;
type C = DeepReadonly<Chair>;

export const faults = (state: S): string[] => [
  ...tileFaults(state),
  ...cardFaults(state),
  ...state.chairs.flatMap((chair, index) => chairFaults(state, chair, index)),
  ...auctionFaults(state),
];

/** No tile appears or is lost. */
const tileFaults = (state: S): string[] => {
  const counts = new Map<TileId, number>();
  const count = (tile: TileId): void => void counts.set(tile, (counts.get(tile) ?? 0) + 1);
  for (const { sheet, aside } of state.chairs) {
    for (const { tile } of sheet) count(tile);
    for (const tile of aside) count(tile);
  }
  for (const offer of state.spaces) if (offer !== null) count(offer.tile);
  for (const size of SIZES) for (const tile of [...state.stacks[size].a, ...state.stacks[size].b]) count(tile);
  for (const tile of state.removed) count(tile);
  return TILE_IDS.filter((tile) => (counts.get(tile) ?? 0) + inStack(state, tile) !== inBox(state, tile)).map(
    (tile) => `the tiles ${tile} are not those of the box`,
  );
};

const isBasic = (tile: TileId): tile is Basic => (BASICS as readonly TileId[]).includes(tile);

/** NaN for a stack below zero, which equals no number. */
const inStack = ({ basics }: S, tile: TileId): number => {
  if (!isBasic(tile)) return 0;
  return basics[tile] >= 0 ? basics[tile] : Number.NaN;
};

const inBox = ({ chairs }: S, tile: TileId): number =>
  TILES[tile].count - (isBasic(tile) ? (TABLE_FACTS[chairs.length]?.basicsRemoved ?? 0) : 0);

const cardFaults = ({ deck, cards, discards }: S): string[] => {
  const all = [...deck, ...cards.map(({ card }) => card), ...discards];
  return CARD_IDS.filter((card) => all.filter((one) => one === card).length !== CARDS[card].count).map(
    (card) => `the cards ${card} are not those of the box`,
  );
};

const chairFaults = ({ phase }: S, chair: C, index: number): string[] => {
  const found: string[] = [];
  if (!isCount(chair.money)) found.push(`seat ${index} has $${chair.money}`);
  if (!isCount(chair.fame)) found.push(`seat ${index} has ${chair.fame} Fame`);
  if (chair.population !== counted(chair, 'population')) found.push(`the Population of seat ${index}`);
  if (chair.revenue !== counted(chair, 'revenue')) found.push(`the Revenue of seat ${index}`);
  if (overlaps(chair)) found.push(`tiles of seat ${index} overlap`);
  const rebuilding = phase.type === 'building' && phase.seat === index && phase.work.type === 'renovate';
  if (!rebuilding && !isSound(survey(chair.sheet))) found.push(`the sheet of seat ${index} breaks the rules`);
  return found;
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

const counted = ({ sheet }: C, counter: 'population' | 'revenue'): number =>
  sheet.reduce<number>((sum, { tile }) => sum + TILES[tile][counter], START[counter]);

const overlaps = ({ sheet }: C): boolean => {
  const cells = sheet.flatMap((placement) => spotAt(placement)?.cells ?? [-1, -1]);
  return new Set(cells).size !== cells.length;
};

/** Every lot has one bidder at most, and whoever is asked exists and has not chosen. */
const auctionFaults = ({ phase, chairs, dealer }: S): string[] => {
  const found: string[] = [];
  const lots = chairs.flatMap(({ choice }) =>
    choice?.type === 'bid' || choice?.type === 'bought' ? [choice.lot] : [],
  );
  if (new Set(lots).size !== lots.length) found.push('a lot with two bidders');
  if (chairs[dealer] === undefined) found.push(`seat ${dealer} is the dealer`);
  if (phase.type === 'over') return found;
  if (chairs[phase.seat] === undefined) return [...found, `the turn of seat ${phase.seat}`];
  if (phase.type === 'choosing' && at(chairs, phase.seat).choice !== null) found.push('a seat chooses twice');
  return found;
};
