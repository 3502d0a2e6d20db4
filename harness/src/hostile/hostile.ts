/** T21: malformed and hostile messages change no stored data and crash no server. Each gets one typed error or close code. */

import { join } from 'node:path';
import type { Chance } from '@fremont/kernel';
import { audit, auditConditions, type Findings, faultsIn } from '../audit.ts';
import type { Site } from '../client/person.ts';
import { atLeast, atMostCalm, type Condition, never, neverAny } from '../conditions.ts';
import {
  chanceOf,
  type Harness,
  numberOf,
  type Report,
  runWithControls,
  type Settings,
  verdict,
  withFolder,
} from '../harness.ts';
import { patienceMs } from '../patience.ts';
import { builtProgram } from '../programs/build.ts';
import { type Fault, faultEnv } from '../programs/fault-plan.ts';
import { type Server, startServer } from '../programs/server.ts';
import { happens } from '../random.ts';
import { percentile } from '../statistics.ts';
import { sleep } from '../wait.ts';
import { attackOnce } from './attack.ts';
import { AttackCounts } from './attack-counts.ts';
import { type DigestScope, differences, digest } from './digest.ts';
import { MEMORY_TIMES, type Memory, MemoryWatch } from './memory.ts';
import { requestOnce } from './requests.ts';
import { type AttackSetup, setUpAttack } from './setup.ts';

const FAULTS = ['anySeat', 'silent', 'fragile', 'hoard'] as const satisfies readonly Fault[];

export const hostile: Harness = {
  promise: 'malformed and hostile messages change nothing, crash nothing, and each gets one typed error or close code',
  numbers: { messages: 100_000, controlMessages: 1_500 },
  faults: FAULTS,
  run: (settings) =>
    runWithControls(settings, {
      faultsAfter: () => FAULTS,
      main: (fault) => attack(settings, numberOf(hostile, settings, 'messages'), fault),
      control: (fault) => attack(settings, numberOf(hostile, settings, 'controlMessages'), fault),
    }),
};

const AT_ONCE = 6;
const REQUEST_PER_MILLE = 780;
const CALM_MS = 2_000;
/** Memory is compared after this part of the attack, because by then the server has used all its code once. */
const WARM_UP_SHARE = 0.1;
const WARM_UP_MAX = 2_000;
/** The timeout for an answer on a quiet machine. */
const ANSWER_MS = 10_000;
const FAILED_TRIES_MAX = 50;
const SAY_EVERY = 10_000;

const attack = (settings: Settings, messages: number, fault: Fault | null): Promise<Report> =>
  withFolder(async (folder) => {
    const began = performance.now();
    const chance = chanceOf(settings);
    const dataDir = join(folder, 'data');
    const program = await builtProgram(fault === null ? 'product' : 'faulty');
    const server = await startServer({ program, dataDir, env: fault === null ? {} : faultEnv({ fault }) });
    const site: Site = { origin: server.origin };
    const latencies = { calm: [] as number[], attacked: [] as number[] };
    let phase: keyof typeof latencies = 'calm';
    const setup = await setUpAttack({ site, chance, onAnswer: (ms) => latencies[phase].push(ms) });
    if (fault === null) await sleep(CALM_MS);
    phase = 'attacked';

    const scope = digestScopeOf(setup);
    const before = digest(dataDir, scope);
    const counts = new AttackCounts();
    const answerMs = patienceMs(latencies.calm, ANSWER_MS);
    const parts = { setup, chance, counts, server, answerMs, isControl: fault !== null };
    const memoryWatch = new MemoryWatch(server.pid);
    memoryWatch.noteCalm();
    await attackFor(parts, Math.min(WARM_UP_MAX, messages * WARM_UP_SHARE), () => undefined);
    memoryWatch.noteCalm();
    await attackFor(parts, messages, settings.say);
    const memory = await memoryWatch.settled();
    const changed = server.exit() === null ? differences(before, digest(dataDir, scope)) : ['unknown'];
    const isAlive = await endOf(server, setup);
    const findings = await auditOf(dataDir, setup);
    const seconds = Math.round((performance.now() - began) / 1000);
    return reportOf({
      counts,
      changed,
      isAlive,
      findings,
      memory,
      latencies,
      seconds,
      setup,
      output: server.output(),
      messagesMin: fault === null ? messages : 0,
    });
  });

/** The honest group keeps starting new tables, so all tables of its people are left out. */
const digestScopeOf = ({ honest, targets }: AttackSetup): DigestScope => ({
  playing: honest.people.map(({ id }) => id),
  people: [...honest.people, ...targets.people].map(({ id }) => id),
});

interface AttackParts {
  readonly setup: AttackSetup;
  readonly chance: Chance;
  readonly counts: AttackCounts;
  readonly server: Server;
  /** The timeout for an answer. */
  readonly answerMs: number;
  /** A control run stops at the first fault. */
  readonly isControl: boolean;
}

const attackFor = async (
  { setup, chance, counts, server, answerMs, isControl }: AttackParts,
  messages: number,
  say: (line: string) => void,
): Promise<void> => {
  const sent = (): number => counts.messages + counts.requests;
  const isEnough = (): boolean => sent() >= messages || (isControl && counts.faults > 0);
  let failedTries = 0;
  let said = 0;
  const worker = async (): Promise<void> => {
    while (!isEnough() && server.exit() === null && failedTries < FAILED_TRIES_MAX) {
      const once = happens(chance, REQUEST_PER_MILLE, 'way') ? requestOnce : attackOnce;
      await once(setup, chance, counts, answerMs).catch(async () => {
        failedTries += 1;
        await sleep(200);
      });
      if (sent() - said >= SAY_EVERY) {
        said = sent();
        say(`${sent()} sent, ${counts.errors} errors, ${counts.faults} faults`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

const STOPPED = 0;

const endOf = async (server: Server, { honest }: AttackSetup): Promise<boolean> => {
  honest.stopActing();
  honest.disconnect();
  if (server.exit() !== null) return false;
  return (await server.stop()).code === STOPPED;
};

const auditOf = (dataDir: string, { ledger, honest }: AttackSetup): Promise<Findings> =>
  audit({ dataDir, ledger, tables: honest.tables, players: [...honest.former, ...honest.players] });

interface Measured {
  readonly counts: AttackCounts;
  readonly changed: readonly string[];
  readonly isAlive: boolean;
  readonly findings: Findings;
  /** Null where it cannot be measured. */
  readonly memory: Memory | null;
  readonly latencies: { readonly calm: readonly number[]; readonly attacked: readonly number[] };
  readonly seconds: number;
  readonly setup: AttackSetup;
  readonly output: string;
  /** With fewer messages the run proves nothing. */
  readonly messagesMin: number;
}

const reportOf = (outcome: Measured): Report => {
  const { counts, changed, isAlive, findings, memory, latencies, seconds, setup, output, messagesMin } = outcome;
  const { examples, ...numbers } = { ...counts };
  const conditions = [
    never('server crashes', isAlive ? 0 : 1),
    never('changes to what is stored', changed.length),
    ...neverAny({
      'messages without an answer': counts.unanswered,
      'messages answered twice': counts.overanswered,
      'hostile messages accepted': counts.accepted,
      'internal errors': counts.internal,
      'sockets closed without a code': counts.closedWithoutCode,
      'answers that reveal internals of the program': counts.internals,
    }),
    ...auditConditions(findings),
    atLeast('hostile messages sent', counts.messages + counts.requests, messagesMin),
    atLeast('commands of honest people', setup.ledger.done, 1),
    ...(memory === null ? [] : [memoryCondition(memory)]),
  ];
  const rssMb = memory && { calm: Math.round(memory.calm), attacked: Math.round(memory.attacked) };
  return verdict(
    conditions,
    {
      ...numbers,
      crashes: isAlive ? 0 : 1,
      stateChanges: changed,
      honestCommands: setup.ledger.done,
      honestFaults: faultsIn(findings),
      honestP99Ms: { calm: percentile(latencies.calm, 99), attacked: percentile(latencies.attacked, 99) },
      rssMb,
      seconds,
    },
    { examples: [...examples, ...findings.examples], serverSaid: output.slice(-600) },
  );
};

const memoryCondition = ({ calm, attacked }: Memory): Condition =>
  atMostCalm('resident memory after the attack', attacked, 'MB', { calm, times: MEMORY_TIMES });
