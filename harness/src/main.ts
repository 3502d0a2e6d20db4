/** `npm run harness -- <name> [--seed N] [--fault name] [--<number> N]`: puts one promise of the server to the test. */

import { parseArgs } from 'node:util';
import { authz } from './authz/authz.ts';
import type { Harness, Settings } from './harness.ts';
import { hostile } from './hostile/hostile.ts';
import { kill } from './kill/kill.ts';
import { leak } from './leak/leak.ts';
import { load } from './load/load.ts';
import { powercut } from './powercut/powercut.ts';
import { FAULTS } from './programs/plan.ts';
import { resume } from './resume/resume.ts';

const HARNESSES: Readonly<Record<string, Harness>> = { kill, powercut, hostile, leak, authz, load, resume };

const usage = (): string => {
  const lines = Object.entries(HARNESSES).map(([name, { promise, numbers, faults }]) => {
    const options = Object.entries(numbers).map(([option, usual]) => `--${option} ${usual}`);
    return `  ${name}: ${promise}\n      ${[...options, ...faults.map((fault) => `--fault ${fault}`)].join(' ')}`;
  });
  return `npm run harness -- <name> [--seed N]\n${lines.join('\n')}`;
};

class Misuse extends Error {}

const wholeNumber = (name: string, text: string | undefined): number => {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new Misuse(`--${name} needs a whole number`);
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
    throw new Misuse(`--fault is one of ${harness.faults.join(', ')}`);
  return {
    seed: seed === undefined ? Date.now() & 0xfffffff : wholeNumber('seed', seed),
    numbers: Object.fromEntries(given.map((name) => [name, wholeNumber(name, values[name])])),
    fault: planted ?? null,
    say: (line) => console.log(line),
  };
};

const run = async ([name = '', ...args]: readonly string[]): Promise<number> => {
  const harness = Object.hasOwn(HARNESSES, name) ? HARNESSES[name] : undefined;
  if (harness === undefined) throw new Misuse(usage());
  const settings = settingsFrom(harness, args);
  console.log(`${name}: ${harness.promise}\nseed ${settings.seed}`);
  const { held, counts } = await harness.run(settings);
  console.log(held ? 'held' : 'BROKEN');
  console.log(JSON.stringify({ harness: name, seed: settings.seed, held, ...counts }));
  return held ? 0 : 1;
};

try {
  process.exit(await run(process.argv.slice(2)));
} catch (error) {
  const isMisuse = error instanceof Misuse || (error instanceof TypeError && 'code' in error);
  console.error(isMisuse ? error.message : error);
  process.exit(isMisuse ? 2 : 1);
}
