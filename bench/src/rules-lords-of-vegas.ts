/**
 * Random four-player matches of Lords of Vegas per second of CPU time. Nobody else's implementation plays to the end, so
 * the peer is the simplest game there is on boardgame.io: nine moves of noughts and crosses against our two hundred.
 */

import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { seededChance } from '@fremont/kernel';
import { type Figure, rounded } from './figure.ts';
import { timesOf } from './measure.ts';
import { loadPeerClient } from './peer/las-vegas.ts';
import { playTicTacToe } from './peer/tic-tac-toe.ts';
import { playRandomMatch } from './random-match.ts';

const SEATS = 4;
const OURS_PER_REPETITION = 300;
const PEER_PER_REPETITION = 100;
const REPETITIONS = 7;

const STANDARD = { gifts: true, endCardJitter: false } as const;

export const rulesLordsOfVegas = (): Figure => {
  const Client = loadPeerClient();
  const choices = seededChance(1);
  const times = timesOf({
    ours: (from, count) => {
      for (let match = from; match < from + count; match++)
        playRandomMatch(lordsOfVegas, STANDARD, SEATS, seededChance(match), choices);
    },
    peer: (_from, count) => {
      for (let match = 0; match < count; match++) playTicTacToe(Client, (n) => choices.int(n, 'choice'));
    },
    oursCount: OURS_PER_REPETITION,
    peerCount: PEER_PER_REPETITION,
    repetitions: REPETITIONS,
  });
  return {
    name: 'rules-lords-of-vegas',
    ours: rounded(1 / times.ours),
    peer: rounded(1 / times.peer),
    ratio: rounded(times.peer / times.ours),
    unit: 'matches/s',
  };
};
