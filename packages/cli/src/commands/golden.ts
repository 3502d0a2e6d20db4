/** `fremont golden`: replays the golden records, or records them again. */

import { botFor, ENGINE_LEVELS } from '@fremont/bots';
import { GAMES } from '@fremont/games/registry';
import { type AnyGame, at, type GameTypes, seededChance } from '@fremont/kernel';
import { readArgs } from '../args.ts';
import { botsForSeats } from '../bots.ts';
import { gameNamed, optionsFor, TOOL_GAMES } from '../games.ts';
import { type GoldenRecord, goldenFault, goldenFiles, readGoldenJson, type Source, writeGolden } from '../goldens.ts';
import { printJson, printLines } from '../output.ts';
import { recorderFor } from '../recorder.ts';
import { botChooser, botSeed, matchSeed, playOut } from '../simulation.ts';

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(
    args,
    { record: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    1,
  );
  const games = gamesFrom(words[0], flags.record);
  const written = flags.record ? await recordAll(games) : null;
  const { records, faults } = await replayAll(games);
  if (flags.json) printJson({ records, faults, ...(written !== null && { written }) });
  else {
    if (written !== null) printLines(written.map((file) => `written: ${file}`));
    printLines(faults);
    printLines([`${records} golden records replayed, ${faults.length} of them wrong`]);
  }
  return faults.length === 0 ? 0 : 1;
};

/** The records of the template are made by hand, so they are only recorded again if the caller names it. */
const gamesFrom = (word: string | undefined, record: boolean): readonly AnyGame[] => {
  if (word !== undefined) return [gameNamed(word)];
  return record ? Object.values(GAMES) : TOOL_GAMES;
};

interface Replayed {
  readonly records: number;
  readonly faults: readonly string[];
}

const replayAll = async (games: readonly AnyGame[]): Promise<Replayed> => {
  let records = 0;
  const faults: string[] = [];
  for (const game of games)
    for (const file of await goldenFiles(game)) {
      records += 1;
      const fault = await goldenFault(game, file);
      if (fault !== null) faults.push(fault);
    }
  return { records, faults };
};

/** A match to record. */
interface GoldenPlan {
  readonly file: string;
  readonly options: unknown;
  readonly seats: number;
  readonly source: Source;
}

const recordAll = async (games: readonly AnyGame[]): Promise<string[]> => {
  const written: string[] = [];
  for (const game of games)
    for (const plan of await plansOf(game)) {
      await writeGolden(game, plan.file, playGolden(game, plan));
      written.push(`${game.meta.id}/${plan.file}`);
    }
  return written;
};

/** Every existing file with a source, and a new file per variant and number of seats without one. */
const plansOf = async (game: AnyGame): Promise<GoldenPlan[]> => {
  const files = await goldenFiles(game);
  const kept: GoldenPlan[] = [];
  for (const file of files) {
    const { options, seats, source } = await readGoldenJson(game, file);
    // Records made by hand have no source. They prove that old matches still replay, so they stay.
    if (source !== undefined) kept.push({ file, options, seats: Number(seats), source: source as Source });
  }
  return [...kept, ...missingOf(game).filter(({ file }) => !files.includes(file))];
};

const FIRST_SEED = 1;

/**
 * Bots of every level by turns, the best in seat 0, because weak play reaches cases that good play avoids. `sampler` is
 * left out: it is tuned far more often than rules change.
 */
const missingOf = (game: AnyGame): GoldenPlan[] => {
  const levels = ENGINE_LEVELS.filter((level) => level !== 'sampler' && botFor(game.meta.id, level) !== null).reverse();
  return game.variants.flatMap(({ name, options, seats: { min, max } }) =>
    Array.from({ length: max - min + 1 }, (_, index): GoldenPlan => {
      const seats = min + index;
      const bots = Array.from({ length: seats }, (_chair, seat) => at(levels, seat % levels.length));
      return { file: `${name.replaceAll(' ', '-')}-${seats}.json`, options, seats, source: { seed: FIRST_SEED, bots } };
    }),
  );
};

const playGolden = (game: AnyGame, { file, options: json, seats, source }: GoldenPlan): GoldenRecord => {
  const options: GameTypes['options'] = optionsFor(game, json, seats, file);
  const setting = { game, options, seats };
  const bots = botsForSeats(game, source.bots, seats);
  const players = bots.map((bot, seat) => botChooser(game, bot, botSeed(source.seed, 0, seat)));
  const recorder = recorderFor(setting, seededChance(matchSeed(source.seed, 0)));
  const outcome = playOut(setting, recorder.chance, players, recorder.watcher);
  return { ...recorder.record(), source, outcome };
};
