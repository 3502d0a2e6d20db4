/**
 * Las Vegas `classic` as the documentation of boardgame.io suggests: immer moves, the random plugin, one phase per round.
 * It is the peer of `rules-las-vegas`, so it takes every short cut that the framework documents: no undo history, no debug
 * panel, production mode, turns that end by `maxMoves` instead of an event.
 */

import type { Ctx, Game } from 'boardgame.io';
import type { Client as ClientFactory } from 'boardgame.io/client';
import type { PickIndex } from './client.ts';

const DICE_PER_SEAT = 8;
const ROUNDS = 4;
const CASINO_FILL_MIN = 50_000;
/** How many bills of 10, 20, ... 90 thousand. */
const BILL_COUNTS = [6, 8, 8, 6, 6, 5, 5, 5, 5];
export const PEER_DECK = BILL_COUNTS.flatMap((count, index) => Array<number>(count).fill((index + 1) * 10_000));

interface PeerCasino {
  bills: number[];
  /** By seat. */
  dice: number[];
}

export interface PeerTable {
  /** Drawn from the end. */
  deck: number[];
  casinos: PeerCasino[];
  /** Dice not placed yet, by seat. */
  supply: number[];
  roll: number[] | null;
  /** Won bills, by seat. */
  won: number[][];
  round: number;
}

type PeerGame = Game<PeerTable>;

export const PEER_NAME = 'las-vegas';

const INVALID_MOVE = 'INVALID_MOVE';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const casinoFilled = (deck: number[], seats: number): PeerCasino => {
  const bills: number[] = [];
  while (sum(bills) < CASINO_FILL_MIN) {
    const bill = deck.pop();
    if (bill === undefined) break;
    bills.push(bill);
  }
  return { bills: bills.sort((a, b) => b - a), dice: Array<number>(seats).fill(0) };
};

/** Seats by descending number of dice, without tied seats. */
const ranking = (dice: readonly number[]): number[] =>
  dice
    .map((_, seat) => seat)
    .filter((seat) => dice[seat] !== 0 && dice.filter((count) => count === dice[seat]).length === 1)
    .sort((a, b) => (dice[b] ?? 0) - (dice[a] ?? 0));

const payOut = (G: PeerTable): void => {
  for (const { bills, dice } of G.casinos) {
    const ranked = ranking(dice);
    for (const [rank, bill] of bills.entries()) {
      const winner = ranked[rank];
      if (winner === undefined) G.deck.unshift(bill);
      else G.won[winner]?.push(bill);
    }
    bills.length = 0;
  }
};

const nextWithDice = (G: PeerTable, ctx: Ctx): number | undefined => {
  for (let step = 1; step <= ctx.numPlayers; step++) {
    const seat = (ctx.playOrderPos + step) % ctx.numPlayers;
    if (G.supply[seat] !== 0) return seat;
  }
  return undefined; // ends the phase
};

export const peerLasVegas: PeerGame = {
  name: PEER_NAME,
  minPlayers: 2,
  maxPlayers: 5,
  disableUndo: true,

  setup: ({ ctx, random }) => ({
    deck: random.Shuffle(PEER_DECK),
    casinos: [],
    supply: [],
    roll: null,
    won: Array.from({ length: ctx.numPlayers }, () => []),
    round: 0,
  }),

  phases: {
    round: {
      start: true,
      next: 'round',
      onBegin: ({ G, ctx }) => {
        G.round += 1;
        G.casinos = Array.from({ length: 6 }, () => casinoFilled(G.deck, ctx.numPlayers));
        G.supply = Array<number>(ctx.numPlayers).fill(DICE_PER_SEAT);
      },
      onEnd: ({ G }) => payOut(G),
      turn: {
        minMoves: 2,
        maxMoves: 2,
        order: {
          first: ({ G, ctx }) => (G.round - 1) % ctx.numPlayers,
          // The types demand a number, but the documentation says that undefined ends the phase.
          next: ({ G, ctx }) => nextWithDice(G, ctx) as number,
        },
      },
    },
  },

  moves: {
    roll: ({ G, ctx, random }) => {
      if (G.roll !== null) return INVALID_MOVE;
      G.roll = random.D6(G.supply[ctx.playOrderPos] ?? 0);
      return undefined;
    },
    place: ({ G, ctx }, face: number) => {
      const count = G.roll?.filter((one) => one === face).length ?? 0;
      const casino = G.casinos[face - 1];
      if (count === 0 || casino === undefined) return INVALID_MOVE;
      const seat = ctx.playOrderPos;
      casino.dice[seat] = (casino.dice[seat] ?? 0) + count;
      G.supply[seat] = (G.supply[seat] ?? 0) - count;
      G.roll = null;
      return undefined;
    },
  },

  // After the last round is paid, all bills are with winners or in the deck.
  endIf: ({ G }) =>
    G.round === ROUNDS && G.casinos.every(({ bills }) => bills.length === 0) ? { totals: G.won.map(sum) } : undefined,
};

export interface PeerMatch {
  readonly G: PeerTable;
  readonly turns: number;
  readonly moves: number;
}

/** Plays one random match; every move goes through the headless client. */
export const playPeerMatch = (
  Client: typeof ClientFactory,
  seats: number,
  seed: number,
  pickIndex: PickIndex,
): PeerMatch => {
  const client = Client<PeerTable>({ game: { ...peerLasVegas, seed }, numPlayers: seats, debug: false });
  let state = client.getState();
  let moves = 0;
  while (state !== null && state.ctx.gameover === undefined) {
    const { roll } = state.G;
    if (roll === null) client.moves['roll']?.();
    else {
      const faces = [...new Set(roll)];
      client.moves['place']?.(faces[pickIndex(faces.length)]);
    }
    moves += 1;
    state = client.getState();
  }
  if (state === null) throw new Error('the peer lost its state');
  return { G: state.G, turns: state.ctx.turn, moves };
};
