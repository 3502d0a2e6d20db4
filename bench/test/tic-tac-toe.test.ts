/** Noughts and crosses on boardgame.io, with which the benchmark `rules-lords-of-vegas` is compared, plays whole matches. */

import { seededChance } from '@fremont/kernel';
import { expect, test } from 'vitest';
import { loadPeerClient } from '../src/peer/client.ts';
import { playTicTacToe } from '../src/peer/tic-tac-toe.ts';

test('every match ends after five to nine marks, and all marks are on the board', () => {
  const Client = loadPeerClient();
  const chance = seededChance(4);
  for (let match = 0; match < 20; match++) {
    const { cells, moves } = playTicTacToe(Client, (n) => chance.int(n, 'choice'));
    expect(moves).toBeGreaterThanOrEqual(5);
    expect(moves).toBeLessThanOrEqual(9);
    expect(cells.filter((cell) => cell !== null)).toHaveLength(moves);
  }
});
