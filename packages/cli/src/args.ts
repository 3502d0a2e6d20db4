/** Parses the arguments of a command with Node's own parser. Every error becomes a UsageError. */

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { reasonOf, UsageError } from './usage-error.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;
type Parsed<F extends Flags> = ReturnType<
  typeof parseArgs<{ args: string[]; options: F; allowPositionals: true; strict: true }>
>;

export interface Args<F extends Flags> {
  readonly flags: Parsed<F>['values'];
  readonly words: readonly string[];
}

/** `wordsMax` is the largest number of arguments that are not flags. */
export const readArgs = <const F extends Flags>(args: readonly string[], options: F, wordsMax: number): Args<F> => {
  const { values, positionals } = parsed(args, options);
  const extra = positionals[wordsMax];
  if (extra !== undefined) throw new UsageError(`unexpected word "${extra}"`);
  return { flags: values, words: positionals };
};

const parsed = <F extends Flags>(args: readonly string[], options: F): Parsed<F> => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true }) as Parsed<F>;
  } catch (error) {
    throw new UsageError(messageOf(error, options));
  }
};

/** A shorter message than Node's, which explains its own syntax at length. */
const messageOf = (error: unknown, options: Flags): string => {
  const reason = reasonOf(error);
  const flag = /'(?:-\w, )?(--?[\w-]+)/.exec(reason)?.[1] ?? '';
  if ((error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `no flag "${flag}"; there are ${flagsIn(options).join(', ')}`;
  if (options[flag.slice(2)]?.type === 'boolean') return `${flag} takes no value`;
  return flag === '' ? reason : `${flag} needs a value; one that begins with a dash is written ${flag}=-1`;
};

const flagsIn = (options: Flags): string[] => Object.keys(options).map((name) => `--${name}`);

export interface NumberRange {
  readonly min: number;
  readonly max?: number;
}

export const wholeNumber = (
  text: string,
  flag: string,
  { min, max = Number.MAX_SAFE_INTEGER }: NumberRange,
): number => {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value)) throw new UsageError(`${flag} takes a whole number, not "${text}"`);
  if (value < min) throw new UsageError(`${flag} must be at least ${min}, not ${text}`);
  if (value > max) throw new UsageError(`${flag} must be at most ${max}, not ${text}`);
  return value;
};

/** A number that may have decimals: `0.5`. */
export const numberFlag = (text: string, flag: string, { min, max }: Required<NumberRange>): number => {
  const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value)) throw new UsageError(`${flag} takes a number, not "${text}"`);
  if (value < min || value > max) throw new UsageError(`${flag} must be between ${min} and ${max}, not ${text}`);
  return value;
};

/** A comma-separated list: `random,greedy`. */
export const nameList = (text: string, flag: string): string[] => {
  const names = text.split(',').map((name) => name.trim());
  if (names.some((name) => name === '')) throw new UsageError(`${flag} takes names with commas between, not "${text}"`);
  return names;
};

/** `source` names the flag, the file or standard input in errors. */
export const parseJson = (text: string, source: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`${source} is not JSON: ${reasonOf(error)}`);
  }
};
