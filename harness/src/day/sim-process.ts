/** A simulated process: it runs, is paused and goes on as if nothing had happened, or is dead. */

import type { Time } from '@fremont/server/time';
import type { Simulation } from './simulation.ts';

/** The start of the simulated day, by the clock of the database. */
const START = 1_794_700_800_000;

export class SimProcess {
  readonly name: string;
  readonly #simulation: Simulation;
  #state: 'running' | 'paused' | 'dead' = 'running';
  #held: (() => void)[] = [];
  /** How far the clock of its machine is ahead. */
  skewMs = 0;

  constructor(name: string, simulation: Simulation) {
    this.name = name;
    this.#simulation = simulation;
  }

  get isRunning(): boolean {
    return this.#state === 'running';
  }

  get isDead(): boolean {
    return this.#state === 'dead';
  }

  /** Runs the job now, after the pause, or never if the process is dead. */
  run(job: () => void): void {
    if (this.#state === 'running') job();
    else if (this.#state === 'paused') this.#held.push(job);
  }

  pause(): void {
    if (this.#state === 'running') this.#state = 'paused';
  }

  resume(): void {
    if (this.#state !== 'paused') return;
    this.#state = 'running';
    const held = this.#held;
    this.#held = [];
    for (const job of held) job();
  }

  kill(): void {
    this.#state = 'dead';
    this.#held = [];
  }

  /** The clocks and timers of its machine. */
  get time(): Time {
    const simulation = this.#simulation;
    return {
      wall: () => START + simulation.now + this.skewMs,
      steady: () => simulation.now,
      after: (delayMs, run) => simulation.after(delayMs, () => this.run(run)),
    };
  }
}

export const wallOf = ({ now }: Simulation): number => START + now;
