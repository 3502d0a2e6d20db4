/** Measures random four-player matches per second of CPU time, beside a peer where there is one. */

import { lasVegas } from '@fremont/games/las-vegas';
import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { vegasShowdown } from '@fremont/games/vegas-showdown';
import { type Chance, type Game, type GameTypes, seededChance } from '@fremont/kernel';
import { type Figure, rounded } from './figure.ts';
import { timeOf, timesOf, type Work } from './measure.ts';
import { loadPeerClient } from './peer/client.ts';
import { playPeerMatch } from './peer/las-vegas.ts';
import { playTicTacToe } from './peer/tic-tac-toe.ts';
import { playRandomMatch } from './random-match.ts';

export const SEATS = 4;
const REPETITIONS = 7;
const UNIT = 'matches/s';

export const CLASSIC = { edition: 'classic', neutralDice: false, winnings: 'open' } as const;
const STANDARD = { gifts: true, endCardJitter: false } as const;
const RULEBOOK = { premierRemoval: 'reach3', sheet: '3-2-2' } as const;

/** The same game on boardgame.io. */
export const rulesLasVegas = (): Figure => {
  const Client = loadPeerClient();
  const choices = seededChance(1);
  return contest('rules-las-vegas', {
    ours: matchesOf(lasVegas, CLASSIC, choices),
    oursCount: 1000,
    peer: (from, count) => {
      for (let match = from; match < from + count; match++)
        playPeerMatch(Client, SEATS, match, (n) => choices.int(n, 'choice'));
    },
    peerCount: 20,
  });
};

/**
 * No other implementation of the game plays to the end. The peer is therefore the simplest game on boardgame.io: at most
 * nine moves of noughts and crosses against our two hundred actions.
 */
export const rulesLordsOfVegas = (): Figure => {
  const Client = loadPeerClient();
  const choices = seededChance(1);
  return contest('rules-lords-of-vegas', {
    ours: matchesOf(lordsOfVegas, STANDARD, choices),
    oursCount: 300,
    peer: (_from, count) => {
      for (let match = 0; match < count; match++) playTicTacToe(Client, (n) => choices.int(n, 'choice'));
    },
    peerCount: 100,
  });
};

/** There is no other implementation to compare with. */
export const rulesVegasShowdown = (): Figure => {
  const seconds = timeOf(matchesOf(vegasShowdown, RULEBOOK, seededChance(1)), 40, REPETITIONS);
  return { name: 'rules-vegas-showdown', ours: rounded(1 / seconds), peer: null, ratio: null, unit: UNIT };
};

export const matchesOf =
  <T extends GameTypes>(game: Game<T>, options: T['options'], choices: Chance): Work =>
  (from, count) => {
    for (let match = from; match < from + count; match++)
      playRandomMatch(game, options, SEATS, seededChance(match), choices);
  };

interface Sides {
  readonly ours: Work;
  readonly peer: Work;
  /** Matches per repetition, chosen so that both sides take about as long. */
  readonly oursCount: number;
  readonly peerCount: number;
}

export const contest = (name: string, sides: Sides): Figure => {
  const { ours, peer } = timesOf({ ...sides, repetitions: REPETITIONS });
  return { name, ours: rounded(1 / ours), peer: rounded(1 / peer), ratio: rounded(peer / ours), unit: UNIT };
};
