/** The time of a server: that of its machine or, on a database that several servers share, that of the database. */

import type { Log } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import type { Ms, Storage } from './storage/index.ts';
import { every, machineTime, type Time } from './time.ts';

export interface SharedTime extends Time {
  /** How far the clock of the machine was ahead of this one when it was last compared. Negative when it was behind. */
  readonly skewMs: Ms;
  /** Compares with the clock of the database. Best effort: without the database, time goes on evenly. */
  compare(): Promise<void>;
}

/** A slower answer says too little about the time in the database. */
const ANSWER_MAX_MS = 1_000;
const FAR_OFF_MS = 1_000;

export const isFarOff = ({ skewMs }: Pick<SharedTime, 'skewMs'>): boolean => Math.abs(skewMs) > FAR_OFF_MS;

/** For the operator. */
export const skewLine = ({ skewMs }: Pick<SharedTime, 'skewMs'>): string =>
  `Clock: WARNING: this machine is ${(Math.abs(skewMs) / 1000).toFixed(1)} s ${skewMs > 0 ? 'ahead of' : 'behind'} ` +
  'the database; the server goes by the database. Set the clock of the machine.';

/**
 * Deadlines are times in the database, and servers with different clocks would disagree about them. So with PostgreSQL its
 * clock is the only one, and the clock of the machine is used for nothing. In between, time is measured by the steady clock.
 */
export const sharedTime = async (storage: Pick<Storage, 'time'>, machine: Time = machineTime): Promise<SharedTime> => {
  let base = { wall: machine.wall(), steady: machine.steady() };
  let isShared = false;
  let skewMs = 0;
  const wall = (): Ms => (isShared ? base.wall + machine.steady() - base.steady : machine.wall());

  const compare = async (): Promise<void> => {
    const asked = machine.steady();
    const there = await storage.time();
    const answered = machine.steady();
    if (there === null || (isShared && answered - asked > ANSWER_MAX_MS)) return;
    // The database read its clock between question and answer.
    base = { wall: there + (answered - asked) / 2, steady: answered };
    isShared = true;
    skewMs = Math.round(machine.wall() - wall());
  };

  await compare();
  return {
    wall,
    steady: () => machine.steady(),
    after: (delayMs, run) => machine.after(delayMs, run),
    compare: () => compare().catch(() => undefined),
    get skewMs() {
      return skewMs;
    },
  };
};

const COMPARE_MS = 2_000;

/** For as long as the process runs. The log gets a line when the clock goes wrong, and one when it is right again. */
export const keepComparing = (
  time: SharedTime,
  { clockSkew }: Pick<Metrics, 'clockSkew'>,
  log: Pick<Log, 'warn' | 'info'>,
): void => {
  let wasFarOff = isFarOff(time);
  clockSkew.set(time.skewMs / 1000);
  every(time, COMPARE_MS, async () => {
    await time.compare();
    clockSkew.set(time.skewMs / 1000);
    if (isFarOff(time) === wasFarOff) return;
    wasFarOff = !wasFarOff;
    const { skewMs } = time;
    if (wasFarOff)
      log.warn({ skewMs }, 'the clock of this machine differs from the database, whose clock the server uses');
    else log.info({ skewMs }, 'the clock of this machine agrees with the database again');
  });
};
