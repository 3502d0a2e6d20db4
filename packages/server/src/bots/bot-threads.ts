/** Threads in which bots think, so that no bot ever holds up the sockets. What goes wrong in one costs one answer. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import { TUNING } from '../tuning.ts';
import type { BotFailure, BotMinds, BotQuestion, Thought } from './minds.ts';

export interface BotThreadsParts {
  /** The program that every thread runs. */
  readonly program: URL;
  readonly threadsMax: number;
  /** How long one thought may take, from when a thread begins it. */
  readonly limitMs: number;
}

interface Job {
  readonly question: BotQuestion;
  readonly done: (thought: Thought) => void;
}

/** One core is the event loop's. */
const usualThreads = (): number => Math.min(4, Math.max(1, availableParallelism() - 1));

/** For a built program: what its threads run lies beside it. `program` is the `import.meta.url` of its entry. */
export const threadsBeside = (program: string, { tuning }: Pick<Config, 'tuning'>): BotThreads =>
  new BotThreads({
    program: new URL('./bot-thread.js', program),
    threadsMax: usualThreads(),
    limitMs: tuning.botLimitMs ?? TUNING.botLimitMs,
  });

/** What a bot that grows without end may take from the rest of the server. */
const MEMORY_MAX_MB = 256;

const failed = (why: BotFailure): Thought => ({ type: 'failed', why });

/** Threads are started when they are first needed. */
export class BotThreads implements BotMinds {
  readonly #parts: BotThreadsParts;
  readonly #threads = new Set<BotThread>();
  readonly #waiting: Job[] = [];
  #isEnding = false;

  constructor(parts: BotThreadsParts) {
    this.#parts = parts;
  }

  think(question: BotQuestion): Promise<Thought> {
    if (this.#isEnding) return Promise.resolve(failed('ended'));
    return new Promise((done) => {
      this.#waiting.push({ question, done });
      this.#next();
    });
  }

  async end(): Promise<void> {
    this.#isEnding = true;
    for (const { done } of this.#waiting.splice(0)) done(failed('ended'));
    await Promise.all([...this.#threads].map((thread) => thread.end('ended')));
  }

  #next(): void {
    const thread = this.#idleThread();
    const job = thread === null ? undefined : this.#waiting.shift();
    if (job !== undefined) thread?.begin(job);
  }

  #idleThread(): BotThread | null {
    for (const thread of this.#threads) if (thread.isIdle) return thread;
    if (this.#threads.size >= this.#parts.threadsMax || this.#isEnding) return null;
    const thread: BotThread = new BotThread(this.#parts, {
      onIdle: () => this.#next(),
      onGone: () => {
        this.#threads.delete(thread);
        this.#next();
      },
    });
    this.#threads.add(thread);
    return thread;
  }
}

interface ThreadListener {
  onIdle(): void;
  onGone(): void;
}

/** One thread, one thought at a time. */
class BotThread {
  readonly #worker: Worker;
  readonly #limitMs: number;
  readonly #listener: ThreadListener;
  #job: Job | null = null;
  #limit: NodeJS.Timeout | null = null;
  #isGone = false;

  constructor({ program, limitMs }: BotThreadsParts, listener: ThreadListener) {
    this.#limitMs = limitMs;
    this.#listener = listener;
    this.#worker = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB } });
    this.#worker.on('message', (thought: Thought) => {
      this.#finish(thought);
      this.#listener.onIdle();
    });
    // An error is always followed by the exit; without a listener it would be the server's own.
    this.#worker.on('error', () => undefined);
    this.#worker.on('exit', () => this.#gone('crashed'));
    this.#worker.unref();
  }

  get isIdle(): boolean {
    return this.#job === null && !this.#isGone;
  }

  begin(job: Job): void {
    this.#job = job;
    this.#limit = setTimeout(() => this.end('late'), this.#limitMs);
    this.#worker.postMessage(job.question);
  }

  /** What it was thinking about fails. */
  async end(why: BotFailure): Promise<void> {
    this.#gone(why);
    await this.#worker.terminate();
  }

  #gone(why: BotFailure): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#finish(failed(why));
    this.#listener.onGone();
  }

  #finish(thought: Thought): void {
    if (this.#limit !== null) clearTimeout(this.#limit);
    const { done } = this.#job ?? {};
    this.#job = null;
    done?.(thought);
  }
}
