/** The types of Royale's tiles: faces, pieces on them, decisions, actions, events. RULES 9 to 26. */

import type { DeepReadonly, Seat } from '@fremont/kernel';
import type { Dice, DieSize, Face, Instead, Roll, TurnInstead } from './types.ts';

/** The sixteen tile faces of Royale: eight tiles A to H with two sides each. RULES 11 to 26. */
export const TILE_FACES = [
  'A1',
  'A2',
  'B1',
  'B2',
  'C1',
  'C2',
  'D1',
  'D2',
  'E1',
  'E2',
  'F1',
  'F2',
  'G1',
  'G2',
  'H1',
  'H2',
] as const;
export type TileFace = (typeof TILE_FACES)[number];

export const TILE_COUNTS = [0, 1, 2, 3, 4, 5, 6] as const;
export type TileCount = (typeof TILE_COUNTS)[number];

/** One die lying on a tile. */
export interface TileDie {
  readonly seat: Seat;
  readonly die: DieSize;
}

export type BlackDice = readonly [Face, Face];
export type LuckyCount = 1 | 2 | 3;
export type Bet = 'higher' | 'lower';
export type Cluster = 1 | 2 | 3;

export const HANDICAP_SLOTS = ['chip', 'money', 'move'] as const;
export type HandicapSlot = (typeof HANDICAP_SLOTS)[number];

/** Two piles of Black Box tokens, each falling in value. */
export type Piles = readonly [readonly number[], readonly number[]];

interface Asked {
  /** The seat that has to answer. */
  readonly seat: Seat;
  /** The casino of the tile that asks. */
  readonly casino: Face;
}

/**
 * A decision that a tile asks for. `legalActions` lists the answers. The decision and the tile hold all data that a
 * screen needs.
 */
export type Decision =
  | (Asked & { readonly type: 'luckyHide' })
  | (Asked & { readonly type: 'luckyGuess'; readonly hider: Seat })
  /** `rolled` is the last roll. The seat bets on the next sum, or takes the reward under the counter. */
  | (Asked & { readonly type: 'fiftyFifty'; readonly rolled: BlackDice })
  | (Asked & { readonly type: 'close' })
  | (Asked & { readonly type: 'knockoutDie'; readonly by: Seat })
  | (Asked & { readonly type: 'block' })
  | (Asked & { readonly type: 'handicap' })
  /** Put a die of the supply into a casino, or take one back: Handicap's move, My Choice's 5. */
  | (Asked & { readonly type: 'move' })
  | (Asked & { readonly type: 'doubleDown' })
  /** `roll` is the roll of this turn; the dice showing the tile's own number have just been placed. */
  | (Asked & { readonly type: 'niceDie'; readonly roll: Roll })
  | (Asked & { readonly type: 'myChoice'; readonly rolled: BlackDice })
  | (Asked & { readonly type: 'activateTile' })
  | (Asked & { readonly type: 'golden' })
  | (Asked & { readonly type: 'primeTime'; readonly rolled: BlackDice })
  | (Asked & { readonly type: 'blackSplit'; readonly winner: Seat })
  | (Asked & { readonly type: 'blackPick'; readonly splitter: Seat });
export type DecisionType = Decision['type'];

/** A tile in play, with all that lies on it. Fresh each round (ruling R28). */
export type Tile =
  | { readonly face: 'A1'; hidden: LuckyCount | null }
  /** `step` counts along the track of rewards, from 0. */
  | { readonly face: 'A2'; step: number }
  /** The black dice that a seat put into casinos before the payout. */
  | { readonly face: 'B1'; seat: Seat | null; put: readonly Face[] }
  /** `cell` 0 is the start; while a bet runs, cells 1 to 5 are the rewards. */
  | { readonly face: 'B2'; cell: number }
  | { readonly face: 'C1'; holder: Seat | null }
  /** `payers` are known when the payout begins. */
  | { readonly face: 'C2'; payers: Seat[] }
  | { readonly face: 'D1' }
  | { readonly face: 'D2'; holder: Seat | null }
  /** `cell` 0 is the start of the loop. `closed` is the casino with the token, null while it is on the tile. */
  | { readonly face: 'E1'; cell: number; closed: Face | null }
  /** Dice in the bar, by seat. */
  | { readonly face: 'E2'; bar: Dice[] }
  /** Clusters of gray dice still on the tile, ascending. */
  | { readonly face: 'F1'; clusters: Cluster[] }
  /** Free slots of each kind. */
  | { readonly face: 'F2'; slots: Record<HandicapSlot, number> }
  | { readonly face: 'G1'; piles: Piles | null }
  /** Dice on the tile, by seat. */
  | { readonly face: 'G2'; dice: Dice[] }
  /** The cell of value v at index v - 1. */
  | { readonly face: 'H1'; cells: (TileDie | null)[] }
  | { readonly face: 'H2'; golden: TileDie | null };

/** The part of the state that only the main game has. RULES 9. */
export interface Royale {
  /** Tile of casino c at index c - 1. */
  tiles: Tile[];
  /** Faces of earlier rounds and this one, for `noRepeat`. */
  used: TileFace[];
  /** Bills of the bank, ascending. */
  bank: number[];
  /** Bills that the bank created to pay, ascending. From then on they are ordinary bills. Ruling R13. */
  minted: number[];
  /** A payment has at most as many bills as if all were this small. It depends on the version of the rules. */
  readonly leastBill: number;
  /** Turns begun this round, the running one included. Ruling R30. */
  turns: number;
  /** Null until the round's last die is placed. */
  payout: PayoutProgress | null;
}

/** The progress of a payout. Tiles may ask for decisions in the middle of it. RULES 10. */
export interface PayoutProgress {
  /** The casino that pays next: 1 also while the steps before the payout run, 7 when all have paid. */
  casino: Face | 7;
  /** Bills without a winner. They go under the pile after the payout. */
  unclaimed: number[];
  /** The starter of the next round, as far as the payout has come. */
  starter: { readonly seat: Seat; readonly casino: Face } | null;
}

/** A pile of Black Box tokens. Only the seat that made it sees the tokens. */
export interface PileView {
  readonly count: number;
  readonly tokens: readonly number[] | null;
}

/** The tile of one face. */
export type TileOf<F extends TileFace> = Extract<Tile, { readonly face: F }>;

/** A tile as one viewer sees it. Lucky Punch's `hidden` is null for all viewers except the hider. */
export type TileView =
  | DeepReadonly<Exclude<Tile, { face: 'G1' }>>
  | { readonly face: 'G1'; readonly piles: readonly [PileView, PileView] | null };

export interface RoyaleView {
  /** Tile of casino c at index c - 1. */
  readonly tiles: readonly TileView[];
  readonly used: readonly TileFace[];
  /** Ascending. */
  readonly bank: readonly number[];
  readonly minted: readonly number[];
  readonly leastBill: number;
  readonly turns: number;
  /** The casino with the No Entry! token. */
  readonly closed: Face | null;
  readonly payout: DeepReadonly<PayoutProgress> | null;
}

/** The actions that exist only in the main game. */
export type TileAction =
  | { readonly type: 'freePass' }
  | { readonly type: 'powerPlay'; readonly die: DieSize; readonly casino: Face }
  | { readonly type: 'luckyHide'; readonly count: LuckyCount }
  | { readonly type: 'luckyGuess'; readonly count: LuckyCount }
  | { readonly type: 'stop' }
  | { readonly type: 'bet'; readonly on: Bet }
  | { readonly type: 'close'; readonly casino: Face }
  | { readonly type: 'keepClosed' }
  | { readonly type: 'knockoutDie'; readonly die: DieSize }
  | { readonly type: 'block'; readonly cluster: Cluster; readonly casino: Face }
  | { readonly type: 'handicap'; readonly from: Face; readonly slot: HandicapSlot }
  /** Declines the offer of Handicap or Nice Dice. */
  | { readonly type: 'skip' }
  | { readonly type: 'putDie'; readonly die: DieSize; readonly casino: Face }
  | { readonly type: 'takeDie'; readonly die: DieSize; readonly casino: Face }
  /** 0 and 0: none. */
  | { readonly type: 'doubleDown'; readonly small: number; readonly big: number }
  | { readonly type: 'niceDie'; readonly die: DieSize; readonly value: Face }
  | { readonly type: 'myChoice'; readonly result: Face }
  | { readonly type: 'activateTile'; readonly casino: Face }
  | { readonly type: 'golden'; readonly die: DieSize }
  /** Ascending; a value twice only when both dice show it. */
  | { readonly type: 'primeTime'; readonly put: readonly Face[] }
  | { readonly type: 'blackSplit'; readonly piles: Piles }
  | { readonly type: 'blackPick'; readonly pile: 0 | 1 };
/** An event of the tile `face`, which lies at `casino`. */
interface AtTile {
  readonly casino: Face;
  readonly face: TileFace;
}

/** The payout activates Prime Time and Black Box. */
export const ACTIVATED_BY = ['dice', 'powerPlay', 'myChoice', 'payout'] as const;
export type ActivatedBy = (typeof ACTIVATED_BY)[number];

/** The events that exist only in the main game. */
export type TileEvent =
  | ({ readonly type: 'tileLaid' } & AtTile)
  | { readonly type: 'bankOpened'; readonly bills: readonly number[] }
  /** Handicap's gray dice, by casino. */
  | { readonly type: 'grayDiceSet'; readonly counts: readonly number[] }
  | { readonly type: 'turnPassedFree'; readonly seat: Seat }
  | { readonly type: 'powerPlayed'; readonly seat: Seat; readonly casino: Face; readonly die: DieSize }
  | ({ readonly type: 'tileActivated'; readonly seat: Seat; readonly by: ActivatedBy } & AtTile)
  /** The activation had no effect. */
  | ({ readonly type: 'nothingHappened'; readonly seat: Seat } & AtTile)
  /** The seat declined the offer. */
  | ({ readonly type: 'offerLeft'; readonly seat: Seat } & AtTile)
  /** A payment from the bank. `minted` is the number of bills that the bank had to create. */
  | ({
      readonly type: 'tilePaid';
      readonly seat: Seat;
      readonly chips: number;
      readonly bills: readonly number[];
      readonly minted: number;
    } & AtTile)
  | ({ readonly type: 'blackRolled'; readonly seat: Seat; readonly rolled: BlackDice } & AtTile)
  /** `count` is null for all viewers except the hider. */
  | { readonly type: 'luckyHidden'; readonly seat: Seat; readonly casino: Face; readonly count: LuckyCount | null }
  | {
      readonly type: 'luckyGuessed';
      readonly seat: Seat;
      readonly hider: Seat;
      readonly casino: Face;
      readonly guess: LuckyCount;
      readonly hidden: LuckyCount;
    }
  | { readonly type: 'jackpotHit'; readonly seat: Seat; readonly casino: Face; readonly money: number }
  /** `money` is the reward of the next hit. */
  | { readonly type: 'jackpotMissed'; readonly seat: Seat; readonly casino: Face; readonly money: number }
  | { readonly type: 'betMade'; readonly seat: Seat; readonly casino: Face; readonly on: Bet; readonly sum: number }
  | { readonly type: 'betWon'; readonly seat: Seat; readonly casino: Face; readonly cell: number }
  | { readonly type: 'betLost'; readonly seat: Seat; readonly casino: Face; readonly sum: number }
  | { readonly type: 'betStopped'; readonly seat: Seat; readonly casino: Face; readonly cell: number }
  /** The token moved to `to`. `cell` is the new position of the counter. */
  | {
      readonly type: 'casinoClosed';
      readonly seat: Seat;
      readonly casino: Face;
      readonly to: Face;
      readonly from: Face | null;
      readonly cell: number;
    }
  | { readonly type: 'closureKept'; readonly seat: Seat; readonly casino: Face; readonly closed: Face }
  | { readonly type: 'dieBarred'; readonly seat: Seat; readonly casino: Face; readonly die: DieSize }
  | { readonly type: 'diceUnbarred'; readonly seat: Seat; readonly casino: Face; readonly dice: Readonly<Dice> }
  | {
      readonly type: 'grayPlaced';
      readonly seat: Seat;
      readonly casino: Face;
      readonly to: Face;
      readonly count: Cluster;
    }
  | {
      readonly type: 'grayTaken';
      readonly seat: Seat;
      readonly casino: Face;
      readonly from: Face;
      readonly slot: HandicapSlot;
    }
  | ({ readonly type: 'diePut'; readonly seat: Seat; readonly to: Face; readonly die: DieSize } & AtTile)
  | ({ readonly type: 'dieTaken'; readonly seat: Seat; readonly from: Face; readonly die: DieSize } & AtTile)
  | { readonly type: 'diceDoubled'; readonly seat: Seat; readonly casino: Face; readonly dice: Readonly<Dice> }
  | {
      readonly type: 'niceDieSet';
      readonly seat: Seat;
      readonly casino: Face;
      readonly value: Face;
      readonly die: DieSize;
      readonly from: 'casino' | 'supply';
    }
  /** The die of `seat` left the cell for the casino of its number. */
  | {
      readonly type: 'niceDieDisplaced';
      readonly seat: Seat;
      readonly casino: Face;
      readonly value: Face;
      readonly die: DieSize;
    }
  | { readonly type: 'resultChosen'; readonly seat: Seat; readonly casino: Face; readonly result: Face }
  | { readonly type: 'goldenTaken'; readonly seat: Seat; readonly casino: Face; readonly die: DieSize }
  /** The die of `seat` was pushed off and returned to its supply. */
  | { readonly type: 'goldenReturned'; readonly seat: Seat; readonly casino: Face; readonly die: DieSize }
  /** The token of High Five or Power Play. `from` is its previous holder. */
  | ({ readonly type: 'tokenTaken'; readonly seat: Seat; readonly from: Seat | null } & AtTile)
  | { readonly type: 'powerLost'; readonly seat: Seat; readonly casino: Face }
  | { readonly type: 'primeTimePut'; readonly seat: Seat; readonly casino: Face; readonly put: readonly Face[] }
  | {
      readonly type: 'badLuckNoted';
      readonly casino: Face;
      readonly face: 'C2';
      readonly seats: readonly Seat[];
      readonly strength: number;
    }
  /** `piles` is null for all viewers except the splitter. */
  | {
      readonly type: 'boxSplit';
      readonly seat: Seat;
      readonly casino: Face;
      readonly sizes: readonly [number, number];
      readonly piles: Piles | null;
    }
  | {
      readonly type: 'boxPicked';
      readonly seat: Seat;
      readonly casino: Face;
      readonly pile: 0 | 1;
      readonly tokens: readonly number[];
    }
  /** A tie on the tile of Double Down. */
  | { readonly type: 'tileTied'; readonly casino: Face; readonly strength: number; readonly seats: readonly Seat[] }
  | {
      readonly type: 'finePaid';
      readonly seat: Seat;
      readonly casino: Face;
      readonly bills: readonly number[];
      readonly chips: number;
      readonly change: readonly number[];
      /** The number of bills of the change that the bank had to create. */
      readonly minted: number;
    };

/** Alternatives to a refused action where tiles are in play. */
export type TileInstead =
  | { readonly type: 'casinos'; readonly casinos: readonly Face[] }
  /** A die of this size. */
  | { readonly type: 'die'; readonly die: DieSize }
  | MoveInstead
  | BlackInstead
  /** Any answer to this. */
  | { readonly type: 'decide'; readonly decision: DecisionType };

/** Put a die of the supply into an open casino; take a die back from one of these casinos. */
export interface MoveInstead {
  readonly type: 'move';
  readonly put: boolean;
  readonly take: readonly Face[];
}

/** None, or some of these black dice; never empty. */
export interface BlackInstead {
  readonly type: 'black';
  readonly dice: readonly Face[];
}

/** The rule that wants a die of the supply. */
export type SupplyUse = 'powerPlay' | 'knockout' | 'move' | 'golden';

/** The refusals that exist only with tiles. */
export type TileRefusal =
  /** Another seat has to decide. */
  | { readonly code: 'notAsked'; readonly seat: Seat }
  /** The seat has to answer another decision first. */
  | { readonly code: 'decideFirst'; readonly instead: Instead }
  /** No tile asks for a decision now. */
  | { readonly code: 'nothingToDecide' }
  /** The action answers a tile that is not in play this round. */
  | { readonly code: 'tileNotInPlay'; readonly faces: readonly TileFace[] }
  | { readonly code: 'casinoClosed'; readonly casino: Face; readonly instead: Instead }
  | { readonly code: 'passIsFree'; readonly closed: Face }
  | { readonly code: 'openNumberRolled'; readonly instead: TurnInstead }
  | { readonly code: 'noPowerToken'; readonly holder: Seat | null; readonly instead: TurnInstead }
  | { readonly code: 'notInSupply'; readonly die: DieSize; readonly use: SupplyUse; readonly instead: Instead }
  | { readonly code: 'notInCasino'; readonly die: DieSize; readonly casino: Face; readonly instead: MoveInstead }
  | { readonly code: 'noMoreTaking'; readonly turns: number }
  /** No Entry! cannot close the casino it lies at; `at` lists those it can. */
  | { readonly code: 'ownCasino'; readonly casino: Face; readonly at: readonly Face[] }
  /** My Choice cannot activate itself. */
  | { readonly code: 'ownTile'; readonly casino: Face; readonly at: readonly Face[] }
  | { readonly code: 'alreadyClosed'; readonly casino: Face; readonly at: readonly Face[] }
  | { readonly code: 'nothingClosed' }
  | { readonly code: 'noCluster'; readonly cluster: Cluster; readonly left: readonly Cluster[] }
  | { readonly code: 'noGrayDie'; readonly casino: Face; readonly at: readonly Face[] }
  | { readonly code: 'slotsFull'; readonly slot: HandicapSlot; readonly free: readonly HandicapSlot[] }
  | { readonly code: 'tooManyDice'; readonly casino: Face; readonly have: Readonly<Dice> }
  | { readonly code: 'dieNotRolled'; readonly die: DieSize; readonly value: Face }
  /** The die in the cell cannot move into its casino, which is closed. */
  | { readonly code: 'cellStuck'; readonly value: Face }
  | { readonly code: 'otherResult'; readonly rolled: BlackDice }
  | { readonly code: 'noTileThere'; readonly casino: Face; readonly at: readonly Face[] }
  | { readonly code: 'blackDiceDiffer'; readonly rolled: BlackDice; readonly instead: BlackInstead }
  | { readonly code: 'emptyPile' }
  | { readonly code: 'tokensDiffer'; readonly tokens: readonly number[] };
