/** Measures CPU time instead of wall time, because other programs may use the machine. */

import { at } from '@fremont/kernel';

const MICROSECONDS_PER_SECOND = 1e6;

const cpuSeconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MICROSECONDS_PER_SECOND;
};

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
};

/** Does the measured work `count` times; `from` is the number of the first time. */
export type Work = (from: number, count: number) => void;

export interface Contest {
  readonly ours: Work;
  readonly peer: Work;
  /** How often each side does its work per repetition. */
  readonly oursCount: number;
  readonly peerCount: number;
  readonly repetitions: number;
}

export interface Times {
  /** CPU seconds per unit of work: the median of the repetitions. */
  readonly ours: number;
  readonly peer: number;
}

/** Runs both sides by turns, so that a slow moment of the machine affects both. The first repetition is a warm-up. */
export const timesOf = ({ ours, peer, oursCount, peerCount, repetitions }: Contest): Times => {
  const oursTimes: number[] = [];
  const peerTimes: number[] = [];
  for (let repetition = 0; repetition <= repetitions; repetition++) {
    const oursTime = cpuSeconds(() => ours(repetition * oursCount, oursCount)) / oursCount;
    const peerTime = cpuSeconds(() => peer(repetition * peerCount, peerCount)) / peerCount;
    if (repetition === 0) continue;
    oursTimes.push(oursTime);
    peerTimes.push(peerTime);
  }
  return { ours: median(oursTimes), peer: median(peerTimes) };
};

/** CPU seconds per unit of work: the median of the repetitions. The first repetition is a warm-up. */
export const timeOf = (work: Work, count: number, repetitions: number): number => {
  const times = Array.from(
    { length: repetitions + 1 },
    (_, index) => cpuSeconds(() => work(index * count, count)) / count,
  );
  return median(times.slice(1));
};
