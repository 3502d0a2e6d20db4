/** `npm run harness -- <name> [--seed N] [--fault name] [--<number> N]`: tests one promise of the server. */

import { parseArgs } from 'node:util';
import { abuse } from './abuse/abuse.ts';
import { authz } from './authz/authz.ts';
import { conditionText, failedOf } from './conditions.ts';
import { day } from './day/day.ts';
import { fair } from './fair/fair.ts';
import { type Harness, runToVerdict, type Settings } from './harness.ts';
import { hostile } from './hostile/hostile.ts';
import { kill } from './kill/kill.ts';
import { leak } from './leak/leak.ts';
import { load } from './load/load.ts';
import { deploy } from './nodes/deploy.ts';
import { nodes } from './nodes/nodes.ts';
import { powercut } from './powercut/powercut.ts';
import { FAULTS } from './programs/fault-plan.ts';
import { compat } from './releases/compat.ts';
import { resume } from './resume/resume.ts';

const HARNESSES: Readonly<Record<string, Harness>> = {
  kill,
  powercut,
  hostile,
  leak,
  authz,
  abuse,
  load,
  resume,
  compat,
  fair,
  nodes,
  deploy,
  day,
};

const usage = (): string => {
  const lines = Object.entries(HARNESSES).map(([name, { promise, numbers, faults }]) => {
    const options = Object.entries(numbers).map(([option, usual]) => `--${option} ${usual}`);
    return `  ${name}: ${promise}\n      ${[...options, ...faults.map((fault) => `--fault ${fault}`)].join(' ')}`;
  });
  return `npm run harness -- <name> [--seed N]\n${lines.join('\n')}`;
};

class UsageError extends Error {}

const wholeNumber = (name: string, text: string | undefined): number => {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} needs a whole number`);
  return Number(text);
};

const settingsFrom = (harness: Harness, args: string[]): Settings => {
  const names = Object.keys(harness.numbers);
  const options = Object.fromEntries(['seed', 'fault', ...names].map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args, options, strict: true, allowPositionals: false });
  const { seed, fault } = values;
  const given = names.filter((name) => values[name] !== undefined);
  const planted = FAULTS.find((one) => one === fault);
  if (fault !== undefined && (planted === undefined || !harness.faults.includes(planted)))
    throw new UsageError(`--fault is one of ${harness.faults.join(', ')}`);
  return {
    seed: seed === undefined ? Date.now() & 0xfffffff : wholeNumber('seed', seed),
    numbers: Object.fromEntries(given.map((name) => [name, wholeNumber(name, values[name])])),
    fault: planted ?? null,
    say: (line) => console.log(line),
  };
};

const run = async ([name = '', ...args]: readonly string[]): Promise<number> => {
  const harness = Object.hasOwn(HARNESSES, name) ? HARNESSES[name] : undefined;
  if (harness === undefined) throw new UsageError(usage());
  const settings = settingsFrom(harness, args);
  console.log(`${name}: ${harness.promise}\nseed ${settings.seed}`);
  const { held, conditions, counts } = await runToVerdict(harness, settings);
  const failed = failedOf(conditions);
  console.log(held ? 'held' : 'BROKEN');
  for (const one of failed) console.log(`  ${conditionText(one)}`);
  console.log(JSON.stringify({ harness: name, seed: settings.seed, held, failed, ...counts }));
  return held ? 0 : 1;
};

try {
  process.exit(await run(process.argv.slice(2)));
} catch (error) {
  const isUsageError = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
  console.error(isUsageError ? error.message : error);
  process.exit(isUsageError ? 2 : 1);
}
