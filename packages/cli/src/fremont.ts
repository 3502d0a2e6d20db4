/** Runs one command. An error becomes one line and an exit code. */

import { readFileSync } from 'node:fs';
import { COMMAND_NAMES, type CommandName, helpOf, isCommand, overview } from './help.ts';
import { Finding, reasonOf, UsageError } from './usage-error.ts';

/** Resolves to the exit code: 0 for success, 1 if the command found a fault. */
export type Run = (args: readonly string[]) => Promise<number>;

// One dynamic import per command, so that help loads nothing else.
const COMMANDS: Readonly<Record<CommandName, () => Promise<{ readonly run: Run }>>> = {
  simulate: () => import('./commands/simulate.ts'),
  laws: () => import('./commands/laws.ts'),
  golden: () => import('./commands/golden.ts'),
  try: () => import('./commands/try.ts'),
  play: () => import('./commands/play.ts'),
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  adopt: () => import('./commands/adopt.ts'),
  codes: () => import('./commands/codes.ts'),
  bench: () => import('./commands/bench.ts'),
  tournament: () => import('./commands/tournament.ts'),
  ladder: () => import('./commands/ladder.ts'),
  sprt: () => import('./commands/sprt.ts'),
  data: () => import('./commands/data.ts'),
  backup: () => import('./commands/backup.ts'),
  admin: () => import('./commands/admin.ts'),
};

const version = (): string => {
  const { version: current } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return current;
};

const named = (name: string): CommandName => {
  if (isCommand(name)) return name;
  throw new UsageError(`no command "${name}"; there are ${COMMAND_NAMES.join(', ')}`);
};

const show = (text: string): number => {
  console.log(text);
  return 0;
};

const dispatch = async ([first, ...rest]: readonly string[]): Promise<number> => {
  if (first === undefined) throw new UsageError(`name a command: ${COMMAND_NAMES.join(', ')} or help`);
  if (first === '--version') return show(version());
  if (first === 'help' || first === '--help') return show(rest[0] === undefined ? overview() : helpOf(named(rest[0])));
  const name = named(first);
  if (rest.includes('--help')) return show(helpOf(name));
  const { run } = await COMMANDS[name]();
  return run(rest);
};

const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError || error instanceof Finding) {
    console.error(`fremont: ${reasonOf(error)}`);
    return error instanceof UsageError ? 2 : 1;
  }
  throw error;
};

export const fremont = (args: readonly string[]): Promise<number> => dispatch(args).catch(exitCodeOf);
