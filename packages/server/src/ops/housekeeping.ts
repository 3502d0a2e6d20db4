/** What the server does by itself: deadlines, heartbeats, tidying up; and how it comes to an end. */

import type { BotMinds } from '../bots/minds.ts';
import type { Deadlines } from '../host/deadlines.ts';
import type { Host } from '../host/host.ts';
import type { Farewell } from '../people/farewell.ts';
import { type Heartbeat, SHARE_MS } from '../sockets/heartbeat.ts';
import type { Storage } from '../storage/index.ts';
import { every, type Time } from '../time.ts';
import type { Tuning } from '../tuning.ts';
import type { Health } from './health.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

interface HousekeepingParts {
  readonly storage: Storage;
  readonly time: Time;
  readonly tuning: Tuning;
  readonly host: Host;
  readonly minds: BotMinds;
  readonly health: Health;
  readonly deadlines: Deadlines;
  readonly farewell: Farewell;
  readonly heartbeat: Heartbeat;
  readonly metrics: Metrics;
  readonly log: Log;
  now(): number;
}

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** What was begun gets so long to finish. */
const SETTLE_MS = 5_000;
const CLOSE_MS = 1_000;

export const housekeeping = (parts: HousekeepingParts) => {
  const { time, host, minds, health, deadlines, heartbeat, metrics, storage } = parts;
  const stops: (() => void)[] = [];
  const routine = (periodMs: number, run: () => unknown): void => {
    stops.push(every(time, periodMs, run));
  };

  return {
    async start(): Promise<void> {
      await deadlines.resume();
      await health.beat();
      await health.look();
      routine(SECOND_MS, () => deadlines.sweep());
      routine(2 * SECOND_MS, () => health.beat());
      routine(2 * SECOND_MS, () => health.look());
      routine(SHARE_MS, () => heartbeat.beat());
      routine(10 * SECOND_MS, () => {
        host.letGoOfIdle();
        metrics.matches.set(host.size);
      });
      routine(HOUR_MS, () => tidyUp(parts));
    },
    /** `close` ends what listens, politely; `cutOff` no longer. */
    async end(close: () => Promise<unknown>, cutOff: () => void): Promise<void> {
      health.drain();
      for (const stop of stops) stop();
      await within(time, SETTLE_MS, host.settle());
      await minds.end();
      heartbeat.sayGoodbye();
      const closing = close();
      await within(time, CLOSE_MS, closing);
      heartbeat.cutOff();
      await within(time, CLOSE_MS, closing);
      cutOff();
      await closing;
      health.stop();
      await storage.close();
    },
  };
};

/** Forgets what has expired. */
const tidyUp = async ({ storage, farewell, tuning, log, now }: HousekeepingParts): Promise<void> => {
  try {
    await storage.sweep(now());
    await farewell.eraseIdle(now() - tuning.guestKeptMs);
  } catch (error) {
    log.warn({ err: error }, 'tidying up did not work; it is tried again in an hour');
  }
};

/** Waits, but not for ever. */
const within = (time: Time, limitMs: number, job: Promise<unknown>): Promise<unknown> => {
  let cancel = (): void => undefined;
  const limit = new Promise<void>((resolve) => {
    cancel = time.after(limitMs, resolve);
  });
  return Promise.race([job, limit]).finally(() => cancel());
};
