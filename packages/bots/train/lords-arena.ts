/**
 * Measures a search of Lords of Vegas in the simulator, without deals, against copies of another player. It is much faster
 * than `fremont tournament`, and the chance of a block is the same for every seat.
 *
 *   npx tsx packages/bots/train/lords-arena.ts <tester> <rival> <seconds> [seed] [seats]
 *
 * A player is `policy`, the policy of playouts, or playouts/plans/turns: 0/1/0 takes the best turn by the value.
 */

import { codeOf, DRAW, perform } from '../src/lords-of-vegas/sim/actions.ts';
import { askedSeat } from '../src/lords-of-vegas/sim/legal.ts';
import { deal } from '../src/lords-of-vegas/sim/match.ts';
import { Playout } from '../src/lords-of-vegas/sim/policy/playout.ts';
import { DRAWING, OVER, Table } from '../src/lords-of-vegas/sim/table.ts';
import { Value, WEIGHTS } from '../src/lords-of-vegas/value/net.ts';
import { unpackWeights } from '../src/lords-of-vegas/value/packing.ts';
import { bestCode, type Effort } from '../src/lords-of-vegas/value/search.ts';
import { WEIGHTS_TEXT } from '../src/lords-of-vegas/value/weights.ts';
import { mixed } from '../src/sampler/turn-dice.ts';

const [tester = '0/1/0', rival = 'policy', seconds = '30', seedText = '1', seatsText = '4'] = process.argv.slice(2);
const SEATS = Number(seatsText);
const VALUE = new Value(unpackWeights(WEIGHTS_TEXT));

const effortOf = (name: string): Effort | null => {
  if (name === 'policy') return null;
  const [playouts = 0, plans = 1, turns = 0] = name.split('/').map(Number);
  return { playouts, plans, turns };
};

const times: number[] = [];

/** The share of the win of each seat. */
const playMatch = (seed: number, players: readonly (Effort | null)[]): Float64Array => {
  const table = new Table();
  const playout = new Playout(table);
  table.luck.seed(seed);
  deal(table, SEATS, false);
  table.phase = DRAWING;
  while ((table.phase as number) !== OVER) {
    const { turn, turnNumber } = table;
    const own = mixed(seed ^ mixed(turnNumber));
    if (players[turn] === null) {
      playout.playTurns(own, 1);
      continue;
    }
    table.luck.seed(own);
    perform(table, codeOf(DRAW));
    for (
      let action = 0;
      table.turn === turn && (table.phase as number) !== OVER && (table.phase as number) !== DRAWING;
      action++
    ) {
      const seat = askedSeat(table);
      const effort = players[seat] ?? { playouts: 0, plans: 1, turns: 0 };
      const start = performance.now();
      const code = bestCode(table, seat, VALUE, effort, mixed(own + action), [table.depth]);
      if (effort.playouts > 0) times.push(performance.now() - start);
      table.luck.seed(mixed(own ^ mixed(action + 77)));
      perform(table, code);
    }
  }
  const end = new Value(new Float64Array(WEIGHTS));
  end.read(table);
  return end.chances;
};

const blocks: number[] = [];
const until = performance.now() + Number(seconds) * 1000;
for (let block = 0; performance.now() < until; block++) {
  let share = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const players = Array.from({ length: SEATS }, (_, index) => effortOf(index === seat ? tester : rival));
    share += (playMatch(mixed(Number(seedText) * 104_729 + block), players)[seat] as number) / SEATS;
  }
  blocks.push(share);
}
const mean = blocks.reduce((sum, share) => sum + share, 0) / blocks.length;
const variance = blocks.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (blocks.length - 1);
const error = 1.96 * Math.sqrt(variance / blocks.length);
times.sort((a, b) => a - b);
const time = (share: number): string => (times[Math.floor(share * times.length)] ?? 0).toFixed(1);
process.stdout.write(
  `${tester} against ${SEATS - 1} ${rival}: ${(100 * mean).toFixed(1)} % ± ${(100 * error).toFixed(1)}, ${blocks.length} blocks, seed ${seedText}; ms a decision: median ${time(0.5)}, p99 ${time(0.99)}\n`,
);
