/**
 * The game Las Vegas, assembled, without the rules of the tile faces. Code that a browser loads for a table without tiles
 * imports this file; all other code imports `index.ts`.
 */

import { type AnyGame, anyGame, type DeepReadonly, type Game, type Seat } from '@fremont/kernel';
import { advance, check } from './actions.ts';
import { clone } from './clone.ts';
import { SEATS_MAX, SEATS_MIN } from './data/editions.ts';
import { TILES_USUAL } from './data/tiles.ts';
import { decodeAction, decodeOptions, schemas } from './decode.ts';
import { faults } from './faults.ts';
import { legalActions } from './legal.ts';
import { placingsOf, totalOf } from './rules/end.ts';
import { showEvent } from './rules/royale-view.ts';
import { isUnchangedSince, RULES_VERSION } from './rules/versions.ts';
import { setup } from './setup.ts';
import { ACTION_TYPES, ENDINGS, type LasVegas, type Options, type State, TILE_FACES } from './types.ts';
import { guess, openView, seesMore, view } from './view.ts';

export { BILLS, type BillCount } from './data/bills.ts';
export {
  CASINO_FILL_MIN,
  CHIP_VALUE,
  EDITION_FACTS,
  type EditionFacts,
  NEUTRAL_DICE,
  NEUTRAL_DICE_HELD,
} from './data/editions.ts';
export { CASINO_NAMES } from './data/names.ts';
export * from './data/tiles.ts';
export { isRolled, rolledFaces, shownDice, strengthOf, supplyOf } from './rules/dice.ts';
export { itemsOf, placingsOf, totalOf } from './rules/end.ts';
export {
  type Award,
  isImaginary,
  type RankedParticipant,
  type Settlement,
  settleCasino,
  type Tie,
} from './rules/payout.ts';
export * from './types.ts';

/**
 * Without tiles a match has at most 4 * 5 * 8 * 2 actions: a roll and a placement per die. Tiles return dice and ask
 * for decisions. Ruling R30 limits a round to about 400 turns, and a turn has at most a dozen actions.
 */
const ACTIONS_MAX = 3 * 500 * 12;

/** Whether a table with these options needs the rules of the tile faces. Works with incomplete options, too. */
export const hasTiles = (options: Partial<Options>): boolean => options.edition === 'royale';

const ALL_SEATS = { min: SEATS_MIN, max: SEATS_MAX };

const royale = ({
  winnings = 'open',
  tiles = TILES_USUAL,
  faces,
  noRepeat = false,
  exactChange = false,
}: Partial<Options>): Options => ({
  edition: 'royale',
  neutralDice: false,
  winnings,
  tiles,
  ...(faces !== undefined && { faces }),
  noRepeat,
  exactChange,
});

const toAct = ({ phase, turn }: DeepReadonly<State>): readonly Seat[] => {
  if (phase.type === 'over') return [];
  return [phase.type === 'deciding' ? phase.decision.seat : turn];
};

export const lasVegas: Game<LasVegas> = {
  meta: {
    id: 'las-vegas',
    title: 'Las Vegas',
    seats: ALL_SEATS,
    rulesVersion: RULES_VERSION,
    stage: 'beta',
    actionTypes: ACTION_TYPES,
    openActions: [],
    offTurnActions: [],
    revealingEvents: ['winningsShown', 'luckyGuessed', 'boxPicked', 'finePaid'],
    actionsMax: ACTIONS_MAX,
    // How often each face took effect. Dice never activate Bad Luck; the payout notes it.
    parts: { 'tileActivated.face': TILE_FACES.filter((face) => face !== 'C2'), 'badLuckNoted.face': ['C2'] },
    endings: ENDINGS,
  },
  variants: [
    { name: 'classic', options: { edition: 'classic', neutralDice: false, winnings: 'open' }, seats: ALL_SEATS },
    {
      name: 'classic with neutral dice',
      options: { edition: 'classic', neutralDice: true, winnings: 'open' },
      seats: { min: 2, max: 4 },
    },
    {
      name: 'classic with hidden winnings',
      options: { edition: 'classic', neutralDice: false, winnings: 'hidden' },
      seats: ALL_SEATS,
    },
    {
      name: 'royale-base',
      options: { edition: 'royale-base', neutralDice: false, winnings: 'open' },
      seats: ALL_SEATS,
    },
    {
      name: 'royale-base with hidden winnings',
      options: { edition: 'royale-base', neutralDice: false, winnings: 'hidden' },
      seats: ALL_SEATS,
    },
    { name: 'royale', options: royale({}), seats: ALL_SEATS },
    {
      name: 'royale with six tiles and hidden winnings',
      options: royale({ winnings: 'hidden', tiles: 6, exactChange: true }),
      seats: ALL_SEATS,
    },
    { name: 'royale without repeats', options: royale({ tiles: 4, noRepeat: true }), seats: { min: 3, max: 3 } },
    // Together these three have every face in every match.
    {
      name: 'royale chosen tiles one',
      options: royale({ winnings: 'hidden', tiles: 6, faces: ['E1', 'A1', 'H1', 'D2', 'F1', 'B1'] }),
      seats: { min: 4, max: 4 },
    },
    {
      name: 'royale chosen tiles two',
      options: royale({ tiles: 6, faces: ['H2', 'F2', 'G2', 'E1', 'B2', 'C1'] }),
      seats: { min: 3, max: 3 },
    },
    {
      name: 'royale chosen tiles three',
      options: royale({ winnings: 'hidden', tiles: 6, faces: ['E2', 'C2', 'G1', 'D1', 'A2', 'H2'] }),
      seats: { min: 2, max: 2 },
    },
  ],
  isUnchangedSince,
  setup,
  toAct,
  legalActions,
  check,
  advance,
  view,
  openView,
  seesMore,
  // Every viewer sees each bill when it is won (RULES 8). Hidden winnings hide only the sum of them.
  viewEvent: showEvent,
  outcome: (state) =>
    state.phase.type === 'over'
      ? { placings: placingsOf(state.chairs), scores: state.chairs.map(totalOf), ending: state.phase.ending }
      : null,
  faults,
  decodeOptions,
  decodeAction,
  schemas,
  guess,
  clone,
};

/** The export that the registry loads. */
export const game: AnyGame = anyGame(lasVegas);
