/** Loads the older pages of a long history while the table is already shown, one page after the other. */

import type { Version } from '@fremont/table';
import type { TableClient } from '../tables/types.ts';
import type { ScreenTypes } from './game-screen.ts';
import type { TableModel } from './table-model.ts';

/** Keeps a long match below the server's limit of messages per second. */
const PAUSE_MS = 150;

export class EarlierHistory<S extends ScreenTypes> {
  readonly #model: TableModel<S>;
  readonly #client: TableClient<S['game']>;
  /** Counts the calls of `load`, so that an older one notices that it has been replaced. */
  #loads = 0;

  constructor(model: TableModel<S>, client: TableClient<S['game']>) {
    this.#model = model;
    this.#client = client;
  }

  /** Loads everything before `from`, the version of the first step that the model has. Replaces the load before it. */
  load(from: Version): void {
    this.#loadBefore(from, ++this.#loads).catch(reportError);
  }

  stop(): void {
    this.#loads++;
  }

  async #loadBefore(from: Version, load: number): Promise<void> {
    for (let before = from; before > 0; ) {
      const page = await this.#client.historyBefore(before);
      if (page === null || load !== this.#loads) return;
      const { history } = this.#model;
      history.value = [...page.steps, ...history.peek()];
      before = page.from;
      if (before > 0) await pause();
      if (load !== this.#loads) return;
    }
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
