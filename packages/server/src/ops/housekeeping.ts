/** Periodic work (deadlines, heartbeats, cleaning up) and the shutdown sequence. */

import type { BotRunner } from '../bots/bot-runner.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Deadlines } from '../host/deadlines.ts';
import type { AbsentHosts } from '../lobby/absent-hosts.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Sanctions } from '../moderation/sanctions.ts';
import { type Heartbeat, SHARE_MS } from '../sockets/heartbeat.ts';
import { every, type Time } from '../time.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';
import { enforceRetention, type RetentionParts } from './retention.ts';

interface HousekeepingParts extends RetentionParts {
  readonly time: Time;
  readonly botRunner: BotRunner;
  readonly health: Health;
  readonly deadlines: Deadlines;
  readonly sanctions: Sanctions;
  readonly moderation: Moderation;
  readonly heartbeat: Heartbeat;
  readonly absentHosts: AbsentHosts;
  readonly metrics: Metrics;
  /** Null with one server. */
  readonly cluster: Cluster | null;
  readonly nodeWork: { start(): void; stop(): void } | null;
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** How long running commands get to finish on shutdown. */
const FINISH_MS = 5_000;
const CLOSE_MS = 1_000;

export const housekeeping = (parts: HousekeepingParts) => {
  const { time, host, botRunner, health, deadlines, heartbeat, metrics, storage, cluster, nodeWork } = parts;
  const beat = (): Promise<void> => deadlines.beat();
  const stops: (() => void)[] = [];
  const routine = (periodMs: number, run: () => unknown): void => {
    stops.push(every(time, periodMs, run));
  };

  return {
    async start(): Promise<void> {
      await cluster?.start();
      await deadlines.resume();
      await parts.sanctions.load();
      await health.checkDatabase(beat);
      await health.checkMachine();
      routine(SECOND_MS, () => deadlines.fireDue());
      routine(2 * SECOND_MS, () => health.checkDatabase(beat));
      routine(2 * SECOND_MS, () => health.checkMachine());
      routine(SHARE_MS, () => heartbeat.pingNextShare());
      routine(10 * SECOND_MS, () => {
        host.unloadIdle();
        metrics.matches.set(host.size);
      });
      routine(MINUTE_MS, () => parts.absentHosts.closeAbandoned());
      // Another process on the same database may have changed them.
      routine(30 * SECOND_MS, () => parts.moderation.reloadSanctions());
      routine(HOUR_MS, () => enforceRetention(parts));
      nodeWork?.start();
    },
    /** `close` stops listening and waits for open requests; `terminate` drops them. */
    async end(close: () => Promise<unknown>, terminate: () => void): Promise<void> {
      health.drain();
      for (const stop of stops) stop();
      nodeWork?.stop();
      await within(time, FINISH_MS, host.finish());
      // Before the clients are told to reconnect, so that their next node can take their matches at once.
      await cluster?.leave();
      await botRunner.end();
      heartbeat.sayGoodbye();
      const closing = close();
      await within(time, CLOSE_MS, closing);
      heartbeat.terminateAll();
      await within(time, CLOSE_MS, closing);
      terminate();
      await closing;
      health.stop();
      await cluster?.close();
      await storage.close();
    },
  };
};

/** Waits for the job, at most for the limit. */
const within = (time: Time, limitMs: number, job: Promise<unknown>): Promise<unknown> => {
  let cancel = (): void => undefined;
  const limit = new Promise<void>((resolve) => {
    cancel = time.after(limitMs, resolve);
  });
  return Promise.race([job, limit]).finally(() => cancel());
};
