/** Simulated time: a queue of tasks. A task runs after all promises that the task before has settled. Only the seed decides the order. */

import { setImmediate as turn } from 'node:timers/promises';
import { type Chance, fingerprint } from '@fremont/kernel';
import { between } from '../random.ts';

interface Task {
  readonly at: number;
  readonly number: number;
  run(): unknown;
  isCancelled: boolean;
}

export class Simulation {
  readonly chance: Chance;
  /** Milliseconds since the start of the simulation. */
  now = 0;
  steps = 0;
  /** A hash of all notes. Two runs with the same seed must have the same one. */
  trace = 0;
  #count = 0;
  /** A binary heap, earliest first. */
  readonly #queue: Task[] = [];

  constructor(chance: Chance) {
    this.chance = chance;
  }

  note(text: string): void {
    this.trace = fingerprint(`${this.trace} ${Math.round(this.now)} ${text}`);
  }

  /** Returns a function that cancels the task. */
  after(delayMs: number, run: () => unknown): () => void {
    const task: Task = { at: this.now + Math.max(0, delayMs), number: this.#count++, run, isCancelled: false };
    this.#push(task);
    return () => {
      task.isCancelled = true;
    };
  }

  sleep(delayMs: number): Promise<void> {
    return new Promise((resolve) => this.after(delayMs, resolve));
  }

  /** The delay of a message: mostly short, now and then long. */
  latency(): number {
    return this.chance.int(SLOW_ONE_IN, 'slow') === 0
      ? between(this.chance, 20, 400, 'latency')
      : between(this.chance, 1, 6, 'latency');
  }

  async runFor(ms: number): Promise<void> {
    const end = this.now + ms;
    for (let next = this.#queue[0]; next !== undefined && next.at <= end; next = this.#queue[0]) await this.#step();
    this.now = end;
  }

  async runSteps(steps: number): Promise<void> {
    const end = this.steps + steps;
    while (this.steps < end && this.#queue.length > 0) await this.#step();
  }

  /** Runs until the job is done. */
  async finish<T>(job: Promise<T>): Promise<T> {
    let isDone = false;
    const done = (): void => {
      isDone = true;
    };
    job.then(done, done);
    for (let tries = 0; !isDone; tries++) {
      if (tries > STEPS_MAX) throw new Error('a job of the simulation does not end');
      await (this.#queue.length > 0 ? this.#step() : turn());
    }
    return job;
  }

  async #step(): Promise<void> {
    const task = this.#pop();
    if (task === undefined || task.isCancelled) return;
    this.now = Math.max(this.now, task.at);
    this.steps += 1;
    await task.run();
    // Continuations of settled promises run now, before the next task.
    await turn();
  }

  #push(task: Task): void {
    const queue = this.#queue;
    let index = queue.push(task) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(task, queue[parent])) break;
      queue[index] = queue[parent] as Task;
      index = parent;
    }
    queue[index] = task;
  }

  #pop(): Task | undefined {
    const queue = this.#queue;
    const [first] = queue;
    const last = queue.pop();
    if (last === undefined || queue.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child + 1 < queue.length && isBefore(queue[child + 1] as Task, queue[child])) child += 1;
      if (child >= queue.length || !isBefore(queue[child] as Task, last)) break;
      queue[index] = queue[child] as Task;
      index = child;
    }
    queue[index] = last;
    return first;
  }
}

const SLOW_ONE_IN = 200;
const STEPS_MAX = 1_000_000;

const isBefore = (task: Task, other: Task | undefined): boolean =>
  other === undefined || task.at < other.at || (task.at === other.at && task.number < other.number);
