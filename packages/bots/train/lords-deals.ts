/**
 * Measures the deals of a level of Lords of Vegas: how many offers the bots make, how many deals help both sides, whether a
 * refused offer is repeated, and what sharks gain. Blocks play the same chance with the shark in every seat.
 *
 *   npx tsx packages/bots/train/lords-deals.ts <level> <seconds> [seed]
 */

import { BOT_LEVELS, type Bot, botFor } from '@fremont/bots';
import type { LordsOfVegas } from '@fremont/games/lords-of-vegas';
import { DealCounts, type Player, playDealing } from './deals-at-table.ts';

const [level = 'steady', seconds = '60', seedText = '1'] = process.argv.slice(2);
const SEED = Number(seedText);
const SEATS = 4;
const known = BOT_LEVELS.find((one) => one === level) ?? 'steady';
const bot = botFor('lords-of-vegas', known) as unknown as Bot<LordsOfVegas>;

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const started = performance.now();
const hasTime = (share: number): boolean => performance.now() - started < Number(seconds) * 1000 * share;

const counts = new DealCounts();
for (let seed = SEED * 10_000; hasTime(0.2); seed++) playDealing(bot, seed, ['bot', 'bot', 'bot', 'bot'], counts);
const { matches, offers, deals, good, repeats, gainOfAccepting, gainOfOffering } = counts;
write(
  `${known}: ${matches} matches, ${(offers / matches / SEATS).toFixed(2)} offers a bot and match, ${repeats} repeated after a refusal; ${deals} deals, ${((100 * good) / deals).toFixed(0)} % help both; mean gain of who accepts ${((100 * gainOfAccepting) / deals).toFixed(1)} points of win chance, of who offers ${((100 * gainOfOffering) / deals).toFixed(1)}`,
);

const shareOf = (placings: readonly number[], seat: number): number =>
  placings[seat] === 1 ? 1 / placings.filter((placing) => placing === 1).length : 0;

const SHARKS: readonly Player[] = ['silent', 'valueShark', 'greedyShark'];
const blocks = SHARKS.map((): number[] => []);
for (let block = 0; hasTime(1); block++)
  for (const [index, shark] of SHARKS.entries()) {
    let share = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      const players = Array.from({ length: SEATS }, (_, at): Player => (at === seat ? shark : 'bot'));
      share += shareOf(playDealing(bot, SEED * 20_000 + block, players, new DealCounts()), seat) / SEATS;
    }
    blocks[index]?.push(share);
  }
for (const [index, shark] of SHARKS.entries()) {
  const shares = blocks[index] ?? [];
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
  const error = 1.96 * Math.sqrt(variance / shares.length);
  write(`${shark}: ${(100 * mean).toFixed(1)} % ± ${(100 * error).toFixed(1)}, ${shares.length} blocks`);
}
