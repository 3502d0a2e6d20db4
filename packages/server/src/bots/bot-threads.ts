/** Runs bots in worker threads, so that a bot never blocks the sockets. A failed thread loses one request. */

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';
import { TUNING } from '../tuning.ts';
import type { BotFailure, BotReply, BotRequest, BotRunner } from './bot-runner.ts';

export interface BotThreadsParts {
  /** The program that every thread runs. */
  readonly program: URL;
  readonly threadsMax: number;
  /** How long one reply may take, from when a thread begins it. */
  readonly limitMs: number;
}

interface Job {
  readonly request: BotRequest;
  readonly done: (reply: BotReply) => void;
}

/** Leaves one core to the event loop. */
const defaultThreads = (): number => Math.min(4, Math.max(1, availableParallelism() - 1));

/** For a built program, which has the file of its threads in the same folder. `program` is the `import.meta.url` of its entry. */
export const threadsBeside = (program: string, { tuning }: Pick<Config, 'tuning'>): BotThreads =>
  new BotThreads({
    program: new URL('./bot-thread.js', program),
    threadsMax: defaultThreads(),
    limitMs: tuning.botLimitMs ?? TUNING.botLimitMs,
  });

/** The heap limit of one thread. A bot that exceeds it loses its thread, not the server. */
const MEMORY_MAX_MB = 256;

const failed = (why: BotFailure): BotReply => ({ type: 'failed', why });

/** Threads are started when they are first needed. */
export class BotThreads implements BotRunner {
  readonly #parts: BotThreadsParts;
  readonly #threads = new Set<BotThread>();
  readonly #waiting: Job[] = [];
  #isEnding = false;

  constructor(parts: BotThreadsParts) {
    this.#parts = parts;
  }

  choose(request: BotRequest): Promise<BotReply> {
    if (this.#isEnding) return Promise.resolve(failed('ended'));
    return new Promise((done) => {
      this.#waiting.push({ request, done });
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

/** One thread, one reply at a time. */
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
    this.#worker.on('message', (reply: BotReply) => {
      this.#finish(reply);
      this.#listener.onIdle();
    });
    // The exit event follows and is handled. Without this listener the error would end the server.
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
    this.#worker.postMessage(job.request);
  }

  /** Its running request fails. */
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

  #finish(reply: BotReply): void {
    if (this.#limit !== null) clearTimeout(this.#limit);
    const { done } = this.#job ?? {};
    this.#job = null;
    done?.(reply);
  }
}
