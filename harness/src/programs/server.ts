/** Starts, watches and ends a server in a child process. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guarded } from '../guard.ts';

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface Server {
  readonly pid: number;
  /** The address of the server, which is also the only origin that it accepts. */
  readonly origin: string;
  readonly exited: Promise<Exit>;
  /** Null while it runs. */
  exit(): Exit | null;
  /** The output of the process, for error reports. */
  output(): string;
  kill(): Promise<Exit>;
  /** Sends SIGTERM. */
  stop(): Promise<Exit>;
}

export interface StartOptions {
  readonly program: string;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

const START_MS = 30_000;
const STOP_MS = 15_000;
const OUTPUT_MAX = 100_000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Resolves when the server listens; rejects if it ends before. */
export const startServer = async (options: StartOptions): Promise<Server> => {
  const { child, exited, output, exit } = launch(options);
  const origin = await guarded(START_MS, 'the server to listen', listening(child, exited, output));
  const kill = (): Promise<Exit> => {
    child.kill('SIGKILL');
    return guarded(STOP_MS, 'a killed server to be gone', exited);
  };
  const stop = (): Promise<Exit> => {
    child.kill('SIGTERM');
    return guarded(STOP_MS, 'the server to end', exited);
  };
  return { pid: child.pid ?? 0, origin, exited, exit, output, kill, stop };
};

/** Kills the server during its start. */
export const startAndKill = async (options: StartOptions, afterMs: number): Promise<void> => {
  const { child, exited } = launch(options);
  const timeout = setTimeout(() => child.kill('SIGKILL'), afterMs);
  await guarded(START_MS, 'a killed server to be gone', exited);
  clearTimeout(timeout);
};

const launch = ({ program, dataDir, env = {} }: StartOptions) => {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...baseEnv(dataDir), ...env },
  });
  running.add(child);
  let text = '';
  const keep = (bytes: Buffer): void => {
    text = (text + String(bytes)).slice(-OUTPUT_MAX);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let ended: Exit | null = null;
  const exited = once(child, 'close').then(([code, signal]): Exit => {
    running.delete(child);
    ended = { code, signal };
    return ended;
  });
  return { child, exited, output: () => text, exit: () => ended };
};

const baseEnv = (dataDir: string): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: '',
  DATABASE_URL: '',
  METRICS_PORT: '',
  DATA_DIR: dataDir,
  WEB_ROOT: webRootBeside(dataDir),
  LOG_LEVEL: 'warn',
  // The harness shares the cores, so its load must not make the server refuse people. No person watches, so bots act fast.
  // All people come from one address, and hosts start at once.
  TUNING: JSON.stringify({
    busyLagMs: 1_000_000,
    botDelayMs: 20,
    waitingTablesPerAddress: 1_000_000,
    openTablesPerAddress: 1_000_000,
    startWaitMs: 0,
  }),
  NODE_ENV: 'production',
});

/** An empty web app, because the server does not start without one. */
const webRootBeside = (dataDir: string): string => {
  const folder = join(dataDir, '..', 'web');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>harness</title>');
  return folder;
};

const LISTENING = /is listening on (http:\/\/\S+)\n/;

const listening = async (child: ChildProcess, exited: Promise<Exit>, output: () => string): Promise<string> => {
  for (;;) {
    const origin = LISTENING.exec(output())?.[1];
    if (origin !== undefined) return origin;
    const ended = await Promise.race([once(child.stdout ?? child, 'data').then(() => null), exited]);
    if (ended !== null) throw new Error(`the server ended with ${ended.code ?? ended.signal}:\n${output()}`);
  }
};

const KB = 1024;

/** The resident memory of a process; null without /proc. */
export const residentBytes = (pid: number): number | null => {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * KB;
  } catch {
    return null;
  }
};

const TICKS_PER_SECOND = 100;

/** The fields after the program name; null without /proc. */
const statOf = (pid: number | string): readonly string[] | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name in brackets may contain spaces, so the fields are counted from the closing bracket.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
};

const ticksOf = (fields: readonly string[], names: readonly number[]): number =>
  names.reduce((sum, field) => sum + Number(fields[field]), 0);

const PARENT = 1;
const OWN_TIME = [11, 12];
const TIME_OF_ENDED_CHILDREN = [13, 14];

/** User and system time of all threads of a process; null without /proc. */
export const cpuSeconds = (pid: number): number | null => {
  const fields = statOf(pid);
  return fields === null ? null : ticksOf(fields, OWN_TIME) / TICKS_PER_SECOND;
};

/** The same with all children of the process, those that ended included. */
export const familyCpuSeconds = (pid: number): number | null => {
  const fields = statOf(pid);
  if (fields === null) return null;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.[PARENT] === String(pid));
  const own = ticksOf(fields, [...OWN_TIME, ...TIME_OF_ENDED_CHILDREN]);
  return children.reduce((sum, stat) => sum + (stat === null ? 0 : ticksOf(stat, OWN_TIME)), own) / TICKS_PER_SECOND;
};
