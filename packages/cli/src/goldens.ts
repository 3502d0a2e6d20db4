/** Reads and writes golden records: whole matches kept as tests in the folder of their game. */

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { type Golden, replayGolden } from '@fremont/games/conformance';
import type { AnyGame, Fields, GameTypes, MatchRecord, Outcome } from '@fremont/kernel';
import { parseJson } from './args.ts';
import { fieldsOf, recordOf } from './input.ts';
import { reasonOf } from './usage-error.ts';

const GAMES_FOLDER = new URL('../../games/', import.meta.url);

const folderOf = (game: AnyGame): URL => new URL(`${game.meta.id}/test/golden/`, GAMES_FOLDER);

/** How a golden match was played, so that it can be recorded again after a change of the rules. */
export interface Source {
  readonly seed: number;
  /** Level per seat. */
  readonly bots: readonly string[];
}

export type GoldenRecord = MatchRecord<GameTypes> & { readonly outcome: Outcome; readonly source: Source };

/** The sorted names of the golden files; empty for a game without a folder. */
export const goldenFiles = async (game: AnyGame): Promise<string[]> => {
  const names = await readdir(folderOf(game)).catch(() => [] as string[]);
  return names.filter((name) => name.endsWith('.json')).sort();
};

export const readGoldenJson = async (game: AnyGame, file: string): Promise<Fields> =>
  fieldsOf(parseJson(await readFile(new URL(file, folderOf(game)), 'utf8'), file), file);

const readGolden = async (game: AnyGame, file: string): Promise<Golden<GameTypes>> => {
  const json = await readGoldenJson(game, file);
  const { outcome } = json as { readonly outcome?: Outcome };
  return { ...recordOf(game, json, file), ...(outcome !== undefined && { outcome }) };
};

export const goldensOf = async (game: AnyGame): Promise<Golden<GameTypes>[]> => {
  const goldens: Golden<GameTypes>[] = [];
  for (const file of await goldenFiles(game)) goldens.push(await readGolden(game, file));
  return goldens;
};

/** Why the record does not replay to its outcome, or null if it does. */
export const goldenFault = async (game: AnyGame, file: string): Promise<string | null> => {
  try {
    replayGolden(game, await readGolden(game, file));
    return null;
  } catch (error) {
    return `${game.meta.id}/${file}: ${reasonOf(error)}`;
  }
};

export const writeGolden = async (game: AnyGame, file: string, golden: GoldenRecord): Promise<void> => {
  await mkdir(folderOf(game), { recursive: true });
  await writeFile(new URL(file, folderOf(game)), goldenText(golden));
};

/** One line per entry, so that the diff of a change of the rules shows the changed actions. */
export const goldenText = ({ entries, outcome, ...head }: Omit<GoldenRecord, 'source'>): string => {
  const fields = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const list = entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  return `{\n${fields.join(',\n')},\n"entries": [\n${list}\n],\n"outcome": ${JSON.stringify(outcome)}\n}\n`;
};
