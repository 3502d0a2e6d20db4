/** Random four-player `classic` matches per second of CPU time: our rules against the same game on boardgame.io. */

import { lasVegas } from '@fremont/games/las-vegas';
import { seededChance } from '@fremont/kernel';
import { type Figure, rounded } from './figure.ts';
import { timesOf } from './measure.ts';
import { loadPeerClient, playPeerMatch } from './peer/las-vegas.ts';
import { playRandomMatch } from './random-match.ts';

const SEATS = 4;
const OURS_PER_REPETITION = 1000;
const PEER_PER_REPETITION = 20;
const REPETITIONS = 7;

export const CLASSIC = { edition: 'classic', neutralDice: false, winnings: 'open' } as const;

export const rulesLasVegas = (): Figure => {
  const Client = loadPeerClient();
  const choices = seededChance(1);
  const times = timesOf({
    ours: (from, count) => {
      for (let match = from; match < from + count; match++)
        playRandomMatch(lasVegas, CLASSIC, SEATS, seededChance(match), choices);
    },
    peer: (from, count) => {
      for (let match = from; match < from + count; match++)
        playPeerMatch(Client, SEATS, match, (n) => choices.int(n, 'choice'));
    },
    oursCount: OURS_PER_REPETITION,
    peerCount: PEER_PER_REPETITION,
    repetitions: REPETITIONS,
  });
  return {
    name: 'rules-las-vegas',
    ours: rounded(1 / times.ours),
    peer: rounded(1 / times.peer),
    ratio: rounded(times.peer / times.ours),
    unit: 'matches/s',
  };
};
