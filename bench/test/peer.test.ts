/** A benchmark needs a fair peer: the game on boardgame.io must be the same game, played to the end. */

import { lasVegas } from '@fremont/games/las-vegas';
import { at, seededChance } from '@fremont/kernel';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPeerClient } from '../src/peer/client.ts';
import { PEER_DECK, type PeerMatch, peerLasVegas, playPeerMatch } from '../src/peer/las-vegas.ts';
import { playRandomMatch } from '../src/random-match.ts';
import { CLASSIC } from '../src/rules.ts';

const SEATS = 4;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const Client = loadPeerClient();

const peerMatches = (count: number): PeerMatch[] => {
  const choices = seededChance(99);
  return Array.from({ length: count }, (_, seed) =>
    playPeerMatch(Client, SEATS, seed, (n) => choices.int(n, 'choice')),
  );
};

describe('the peer', () => {
  let matches: PeerMatch[] = [];
  beforeAll(() => {
    matches = peerMatches(20);
  });

  it('has the 54 bills worth $2,500,000 of RULES 2.1', () => {
    expect(PEER_DECK).toHaveLength(54);
    expect(sum(PEER_DECK)).toBe(2_500_000);
  });

  it('keeps every bill until the end', () => {
    for (const { G } of matches) {
      const bills = [...G.deck, ...G.won.flat()].sort((a, b) => a - b);
      expect(bills).toEqual(PEER_DECK);
    }
  });

  it('plays four rounds and places every die of every seat', () => {
    for (const { G } of matches) {
      expect(G.round).toBe(4);
      expect(G.supply).toEqual([0, 0, 0, 0]);
      const placed = [0, 1, 2, 3].map((seat) => sum(G.casinos.map(({ dice }) => at(dice, seat))));
      expect(placed).toEqual([8, 8, 8, 8]);
    }
  });

  it('plays one roll and one placement per turn', () => {
    for (const { moves, turns } of matches) expect(moves).toBe(2 * turns);
  });
});

describe('a refused move of the peer', () => {
  // The framework reports a refused move on the console.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  const freshClient = () => {
    const client = Client({ game: { ...peerLasVegas, seed: 1 }, numPlayers: SEATS, debug: false });
    const table = () => {
      const state = client.getState();
      if (state === null) throw new Error('no state');
      return state;
    };
    return { client, table };
  };

  it('is a placement before the roll, or a second roll', () => {
    const { client, table } = freshClient();
    client.moves['place']?.(1);
    expect(table().G.casinos.every(({ dice }) => sum(dice) === 0)).toBe(true);
    client.moves['roll']?.();
    const { roll } = table().G;
    client.moves['roll']?.();
    expect(table().G.roll).toEqual(roll);
    expect(console.error).toHaveBeenCalledTimes(2);
  });

  it('is the placement of a number that was not rolled', () => {
    const { client, table } = freshClient();
    client.moves['roll']?.();
    const missing = [1, 2, 3, 4, 5, 6, 7].find((face) => !table().G.roll?.includes(face));
    client.moves['place']?.(missing);
    expect(table().ctx.currentPlayer).toBe('0');
    expect(table().G.roll).not.toBeNull();
    expect(console.error).toHaveBeenCalledTimes(1);
  });
});

/** Mean and its standard error. */
const estimate = (values: readonly number[]) => {
  const mean = sum(values) / values.length;
  const variance = sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
};

describe('our rules and the peer', () => {
  // Chance alone exceeds four standard errors once in 16,000 times, and the seeds are fixed.
  const expectSameMean = (ours: readonly number[], peer: readonly number[]): void => {
    const one = estimate(ours);
    const other = estimate(peer);
    expect(Math.abs(one.mean - other.mean)).toBeLessThan(4 * Math.hypot(one.error, other.error));
  };

  it('have the same average number of turns and the same average money for every seat', () => {
    const choices = seededChance(7);
    const ours = Array.from({ length: 1500 }, (_, seed) =>
      playRandomMatch(lasVegas, CLASSIC, SEATS, seededChance(seed), choices),
    );
    const peer = peerMatches(60);
    expectSameMean(
      ours.map(({ actions }) => actions / 2),
      peer.map(({ turns }) => turns),
    );
    for (let seat = 0; seat < SEATS; seat++)
      expectSameMean(
        ours.map(({ outcome }) => at(outcome.scores, seat)),
        peer.map(({ G }) => sum(at(G.won, seat))),
      );
  }, 60_000);
});
