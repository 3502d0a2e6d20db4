/** T21: rubbish and malice change nothing, bring nothing down, and are answered, each with one typed error or close code. */

import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { audit, type Findings, faultsIn } from '../audit.ts';
import type { Site } from '../client/person.ts';
import { chanceOf, type Harness, numberOf, type Report, type Settings, withFolder } from '../harness.ts';
import { builtProgram } from '../programs/build.ts';
import { type Fault, standEnv } from '../programs/plan.ts';
import { residentBytes, type Server, startServer } from '../programs/server.ts';
import { happens } from '../random.ts';
import { percentile } from '../statistics.ts';
import { sleep } from '../wait.ts';
import { attackOnce } from './attack.ts';
import { differences, digest, type Innocent } from './digest.ts';
import { requestOnce } from './requests.ts';
import { type Scene, setScene } from './scene.ts';
import { Tally } from './tally.ts';

const FAULTS = ['anySeat', 'silent', 'fragile'] as const satisfies readonly Fault[];

export const hostile: Harness = {
  promise: 'malformed and hostile messages change nothing, crash nothing, and each gets one typed error or close code',
  numbers: { messages: 100_000, controlMessages: 1_500 },
  faults: FAULTS,
  async run(settings) {
    const messages = numberOf(hostile, settings, 'messages');
    if (settings.fault !== null) return attack(settings, messages, settings.fault);
    const { held, counts } = await attack(settings, messages, null);
    const caught: Record<string, boolean> = {};
    for (const fault of FAULTS) {
      const control = await attack(settings, numberOf(hostile, settings, 'controlMessages'), fault);
      caught[fault] = !control.held;
      settings.say(`planted ${fault}: ${control.held ? 'NOT found' : 'found'}`);
    }
    return { held: held && Object.values(caught).every(Boolean), counts: { ...counts, caught } };
  },
};

const AT_ONCE = 6;
const REQUEST_PER_MILLE = 780;
const CALM_MS = 2_000;
const WARM_UP = 2_000;
const RSS_GROWTH_MAX = 50_000_000;
const FAILED_TRIES_MAX = 50;
const SAY_EVERY = 10_000;

const attack = (settings: Settings, messages: number, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const chance = chanceOf(settings);
    const dataDir = join(folder, 'data');
    const program = await builtProgram(fault === null ? 'product' : 'stand');
    const server = await startServer({ program, dataDir, env: fault === null ? {} : standEnv({ fault }) });
    const site: Site = { origin: server.origin };
    const latencies = { calm: [] as number[], attacked: [] as number[] };
    let phase: keyof typeof latencies = 'calm';
    const scene = await setScene({ site, chance, onAnswer: (ms) => latencies[phase].push(ms) });
    if (fault === null) await sleep(CALM_MS);
    phase = 'attacked';

    const innocent = innocentOf(scene);
    const before = digest(dataDir, innocent);
    const tally = new Tally();
    const front = { scene, chance, tally, server, isControl: fault !== null };
    await attackFor(front, Math.min(WARM_UP, messages), () => undefined);
    const rssBefore = residentBytes(server.pid);
    await attackFor(front, messages, settings.say);
    const rssAfter = residentBytes(server.pid);
    const changed = server.exit() === null ? differences(before, digest(dataDir, innocent)) : ['unknown'];
    const isAlive = await endOf(server, scene);
    const findings = await auditOf(dataDir, scene);
    const rssGrowth = rssBefore === null || rssAfter === null ? null : rssAfter - rssBefore;
    const seconds = Math.round((performance.now() - began) / 1000);
    return reportOf({
      tally,
      changed,
      isAlive,
      findings,
      rssGrowth,
      latencies,
      seconds,
      scene,
      output: server.output(),
    });
  });

/** The honest circle begins new tables meanwhile; all of them are theirs. */
const innocentOf = ({ honest, targets }: Scene): Innocent => ({
  playing: honest.people.map(({ id }) => id),
  people: [...honest.people, ...targets.people].map(({ id }) => id),
});

interface Front {
  readonly scene: Scene;
  readonly chance: Chance;
  readonly tally: Tally;
  readonly server: Server;
  /** A planted fault is found with the first thing that is wrong. */
  readonly isControl: boolean;
}

const attackFor = async (
  { scene, chance, tally, server, isControl }: Front,
  messages: number,
  say: (line: string) => void,
): Promise<void> => {
  const sent = (): number => tally.messages + tally.requests;
  const isEnough = (): boolean => sent() >= messages || (isControl && tally.faults > 0);
  let failedTries = 0;
  let said = 0;
  const worker = async (): Promise<void> => {
    while (!isEnough() && server.exit() === null && failedTries < FAILED_TRIES_MAX) {
      const once = happens(chance, REQUEST_PER_MILLE, 'way') ? requestOnce : attackOnce;
      await once(scene, chance, tally).catch(async () => {
        failedTries += 1;
        await sleep(200);
      });
      if (sent() - said >= SAY_EVERY) {
        said = sent();
        say(`${sent()} sent, ${tally.errors} errors, ${tally.faults} faults`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

const STOPPED = 0;

const endOf = async (server: Server, { honest }: Scene): Promise<boolean> => {
  honest.rest();
  honest.disconnect();
  if (server.exit() !== null) return false;
  return (await server.stop()).code === STOPPED;
};

const auditOf = (dataDir: string, { ledger, honest }: Scene): Promise<Findings> =>
  audit({ dataDir, ledger, tables: honest.tables, players: [...honest.former, ...honest.players] });

interface Outcome {
  readonly tally: Tally;
  readonly changed: readonly string[];
  readonly isAlive: boolean;
  readonly findings: Findings;
  readonly rssGrowth: number | null;
  readonly latencies: { readonly calm: readonly number[]; readonly attacked: readonly number[] };
  readonly seconds: number;
  readonly scene: Scene;
  readonly output: string;
}

const MB = 1_000_000;

const reportOf = (outcome: Outcome): Report => {
  const { tally, changed, isAlive, findings, rssGrowth, latencies, seconds, scene, output } = outcome;
  const { examples, faults, ...counts } = { ...tally, faults: tally.faults };
  const grewTooMuch = rssGrowth !== null && rssGrowth > RSS_GROWTH_MAX;
  const held =
    faults === 0 &&
    changed.length === 0 &&
    isAlive &&
    faultsIn(findings) === 0 &&
    !grewTooMuch &&
    scene.ledger.done > 0;
  return {
    held,
    counts: {
      ...counts,
      crashes: isAlive ? 0 : 1,
      stateChanges: changed,
      honestCommands: scene.ledger.done,
      honestFaults: faultsIn(findings),
      honestP99Ms: { calm: percentile(latencies.calm, 99), attacked: percentile(latencies.attacked, 99) },
      rssGrowthMb: rssGrowth === null ? null : Math.round(rssGrowth / MB),
      seconds,
      ...(held ? {} : { examples: [...examples, ...findings.examples], serverSaid: output.slice(-600) }),
    },
  };
};
