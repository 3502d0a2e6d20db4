/** Measures random matches per second of CPU time on the simulators of the bots. The peer is our own rules. */

import { randomMatches } from '@fremont/bots/las-vegas/sim';
import { deal, playRandomly, Table } from '@fremont/bots/lords-of-vegas/sim';
import { RandomMatches } from '@fremont/bots/vegas-showdown/sim';
import { lasVegas, type Options } from '@fremont/games/las-vegas';
import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { REMOVALS, SHEET_SHAPES, vegasShowdown } from '@fremont/games/vegas-showdown';
import { seededChance } from '@fremont/kernel';
import type { Figure } from './figure.ts';
import { CLASSIC, contest, matchesOf, SEATS } from './rules.ts';

const ROYALE: Options = {
  edition: 'royale',
  neutralDice: false,
  winnings: 'open',
  tiles: 3,
  noRepeat: false,
  exactChange: false,
};

export const simLasVegas = (): Figure => lasVegasFigure('sim-las-vegas', CLASSIC, 100_000, 500);
export const simLasVegasRoyale = (): Figure => lasVegasFigure('sim-las-vegas-royale', ROYALE, 20_000, 150);

const lasVegasFigure = (name: string, options: Options, oursCount: number, peerCount: number): Figure => {
  const next = randomMatches(options, SEATS, 1);
  return contest(name, {
    ours: (_from, count) => {
      for (let match = 0; match < count; match++) next();
    },
    oursCount,
    peer: matchesOf(lasVegas, options, seededChance(1)),
    peerCount,
  });
};

export const simLordsOfVegas = (): Figure => {
  const table = new Table();
  return contest('sim-lords-of-vegas', {
    ours: (from, count) => {
      for (let match = from; match < from + count; match++) {
        table.luck.seed(match);
        deal(table, SEATS, false);
        playRandomly(table);
      }
    },
    oursCount: 3_000,
    peer: matchesOf(lordsOfVegas, { gifts: true, endCardJitter: false }, seededChance(1)),
    peerCount: 200,
  });
};

const RULEBOOK = { premierRemoval: 'reach3', sheet: '3-2-2' } as const;

export const simVegasShowdown = (): Figure => {
  const matches = new RandomMatches();
  const removal = REMOVALS.indexOf(RULEBOOK.premierRemoval);
  const shape = SHEET_SHAPES.indexOf(RULEBOOK.sheet);
  return contest('sim-vegas-showdown', {
    ours: (from, count) => {
      for (let match = from; match < from + count; match++) matches.play(SEATS, removal, shape, match);
    },
    oursCount: 2_000,
    peer: matchesOf(vegasShowdown, RULEBOOK, seededChance(1)),
    peerCount: 60,
  });
};
