/** Metrics for operators. Labels never hold ids or names. */

import type { ProtocolError } from '@fremont/table/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export type Metrics = ReturnType<typeof newMetrics>;

export const newMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter({ name: `fremont_${name}`, help, labelNames: [...labelNames], registers });
  const gauge = (name: string, help: string) => new Gauge({ name: `fremont_${name}`, help, registers });
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Histogram({ name: `fremont_${name}`, help, labelNames: [...labelNames], buckets: SECONDS, registers });
  const commitSeconds = histogram('commit_seconds', 'Time of one transaction that wrote to logs');
  const appends = counter('appends_total', 'Commands written to logs');
  const errors = counter('errors_total', 'Errors sent to clients, by code', ['code']);
  const rateLimits = counter('ratelimit_total', 'Refusals because of a limit', ['rule']);
  const leaseHeld = gauge('node_lease_held', 'Whether this node may run matches; should stay 1');
  // A single server needs no lease.
  leaseHeld.set(1);
  return {
    registry,
    /** Counts an error that is sent to a client, by HTTP or on a socket. */
    countError(error: ProtocolError): void {
      errors.inc({ code: error.code });
      if (error.code === 'rateLimited' && 'why' in error) rateLimits.inc({ rule: error.why });
    },
    countCommit(count: number, ms: number): void {
      commitSeconds.observe(ms / 1000);
      appends.inc(count);
    },
    commandSeconds: histogram('cmd_ack_seconds', 'From the arrival of a command to its answer', ['game']),
    commands: counter('cmd_total', 'Commands by how they were answered', ['result']),
    resumes: counter('resume_total', 'Sockets that came to a table, by what they were sent', ['kind']),
    sockets: gauge('sockets', 'Open sockets'),
    slowSockets: counter('slow_disconnect_total', 'Sockets cut off because they did not read'),
    matches: gauge('games', 'Matches in memory'),
    replayMismatches: counter('replay_mismatch_total', 'Logs that did not replay; should stay 0'),
    invariantFailures: counter('invariant_fail_total', 'Times the rules found themselves broken; should stay 0'),
    botFailures: counter('bot_failures_total', 'Questions that a bot did not answer, by why', ['why']),
    timerLateSeconds: histogram('timer_late_seconds', 'How late deadlines fired'),
    timersFired: counter('timers_fired_total', 'Deadlines that handed a seat to a bot'),
    clockJumps: counter('clock_jumps_total', 'Times the clock of the machine jumped'),
    clockSkew: gauge('clock_skew_seconds', 'How far the clock of the machine is ahead of the database'),
    storageFailures: counter('storage_failures_total', 'Writes of the probe that failed'),
    sharesMissing: counter('shares_missing_total', 'Shares in dice that people at their table did not send in time'),
    chatLines: counter('chat_lines_total', 'Lines said'),
    reports: counter('reports_total', 'People reported'),
    eventLoopLag: gauge('eventloop_lag_seconds', 'Lag of the event loop, 99th percentile of the last seconds'),
    freeBytes: gauge('db_free_bytes', 'Free space on the disk of the database'),
    leaseHeld,
    peers: gauge('node_peers', 'Other nodes on the same database'),
    ownMatches: gauge('node_matches', 'Matches that this node runs; the others in memory are only shown'),
    matchesTaken: counter('node_matches_taken_total', 'Matches that this node took'),
    fencedWrites: counter(
      'node_fenced_writes_total',
      'Writes refused because another node had written or taken the match',
    ),
    forwardSeconds: histogram('node_forward_seconds', 'Time of one request to another node, by how it ended', [
      'result',
    ]),
    busLosses: counter('node_bus_losses_total', 'Times messages between nodes may have been lost'),
  };
};
