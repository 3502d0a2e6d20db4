/** Runs tasks with the same key in sequence and tasks with different keys in parallel. */

export interface TaskQueue {
  run<T>(key: string, job: () => Promise<T>): Promise<T>;
}

export class KeyedQueue implements TaskQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, job: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(job, job);
    this.#last.set(key, result);
    const forget = (): void => {
      if (this.#last.get(key) === result) this.#last.delete(key);
    };
    result.then(forget, forget);
    return result;
  }
}
