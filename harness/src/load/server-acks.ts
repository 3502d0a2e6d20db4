/** The server's own metrics of its answer times. They exclude the network and the harness, which shares the cores. */

import type { Server } from '../programs/server.ts';

/** The number of commands answered within each bound in seconds. */
type Answers = ReadonlyMap<number, number>;

/** Upper bounds of the percentiles in milliseconds, as fine as the server's histogram. */
export interface ServerAcks {
  readonly p50: number | null;
  readonly p99: number | null;
}

const METRICS = /^Metrics: (http\S+)$/m;
const BUCKET = /^fremont_cmd_ack_seconds_bucket\{.*?le="([^"]+)".*?\} (\d+)$/gm;

/** Null if the server publishes no metrics. */
export const answersIn = async (server: Server): Promise<Answers | null> => {
  const address = METRICS.exec(server.output())?.[1];
  if (address === undefined) return null;
  const text = await (await fetch(address)).text();
  const answers = new Map<number, number>();
  for (const [, bound, count] of text.matchAll(BUCKET)) {
    const seconds = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound);
    answers.set(seconds, (answers.get(seconds) ?? 0) + Number(count));
  }
  return answers;
};

export const slowestOf = (before: Answers | null, after: Answers | null): ServerAcks | null => {
  if (before === null || after === null) return null;
  const counts = [...after].map(([bound, count]) => ({ bound, count: count - (before.get(bound) ?? 0) }));
  const all = Math.max(0, ...counts.map(({ count }) => count));
  const within = (share: number): number | null => {
    const found = counts.find(({ count }) => count >= all * share)?.bound;
    return found === undefined || !Number.isFinite(found) ? null : found * 1000;
  };
  return { p50: within(0.5), p99: within(0.99) };
};
