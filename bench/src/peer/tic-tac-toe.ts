/**
 * Noughts and crosses, the first game of boardgame.io's own tutorial: the cheapest match on that framework. It is the peer
 * of `rules-lords-of-vegas`, because no other implementation of Lords of Vegas plays to the end.
 */

import type { Game } from 'boardgame.io';
import type { Client as ClientFactory } from 'boardgame.io/client';
import type { PickIndex } from './client.ts';

interface Board {
  cells: (string | null)[];
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const isWon = (cells: Board['cells']): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const isFull = (cells: Board['cells']): boolean => cells.every((cell) => cell !== null);

const ticTacToe: Game<Board> = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return isFull(G.cells) ? { draw: true } : undefined;
  },
};

export interface PeerGame {
  readonly cells: readonly (string | null)[];
  readonly moves: number;
}

/** Plays one random match; every move goes through the headless client. */
export const playTicTacToe = (Client: typeof ClientFactory, pickIndex: PickIndex): PeerGame => {
  const client = Client<Board>({ game: ticTacToe, numPlayers: 2, debug: false });
  let state = client.getState();
  let moves = 0;
  while (state !== null && state.ctx.gameover === undefined) {
    const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
    client.moves['mark']?.(free[pickIndex(free.length)]);
    moves += 1;
    state = client.getState();
  }
  if (state === null) throw new Error('the peer lost its state');
  return { cells: state.G.cells, moves };
};
