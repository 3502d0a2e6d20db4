/** How long the server says it takes to answer: without the network, and without the harness that shares its cores. */

import type { Server } from '../programs/server.ts';

/** How many commands were answered within so many seconds. */
type Answers = ReadonlyMap<number, number>;

/** Upper bounds, as fine as the server counts: so many of a hundred were answered within that. */
export interface ServerAcks {
  readonly p50: number | null;
  readonly p99: number | null;
}

const METRICS = /^Metrics: (http\S+)$/m;
const BUCKET = /^fremont_cmd_ack_seconds_bucket\{.*?le="([^"]+)".*?\} (\d+)$/gm;

/** Null when the server tells no figures. */
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
