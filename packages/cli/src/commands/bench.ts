/** `fremont bench`: measures our figures and a peer's in the same run. */

import { BENCHMARKS, CannotMeasure, type Figure } from '@fremont/bench';
import { readArgs } from '../args.ts';
import { printJsonList, printLines } from '../output.ts';
import { UsageError } from '../usage-error.ts';

export const run = async (args: readonly string[]): Promise<number> => {
  const { flags, words } = readArgs(args, { json: { type: 'boolean', default: false } }, 1);
  const figures: Figure[] = [];
  for (const name of namesFrom(words[0])) figures.push(await measured(name));
  if (flags.json) printJsonList(figures);
  else printLines(figures.map(lineOf));
  return 0;
};

const namesFrom = (word: string | undefined): readonly string[] => {
  const names = Object.keys(BENCHMARKS);
  if (word === undefined) return names;
  if (names.includes(word)) return [word];
  throw new UsageError(`no benchmark "${word}"; there are ${names.join(', ')}`);
};

const measured = async (name: string): Promise<Figure> => {
  try {
    const measure = BENCHMARKS[name];
    if (measure === undefined) throw new CannotMeasure('unknown');
    return await measure();
  } catch (error) {
    throw error instanceof CannotMeasure ? new UsageError(`${name}: ${error.message}`) : error;
  }
};

const lineOf = ({ name, ours, peer, ratio, unit }: Figure): string =>
  peer === null || ratio === null
    ? `${name}: ${ours} ${unit}`
    : `${name}: ${ours} ${unit}, peer ${peer} ${unit}, ${ratio} times as good`;
