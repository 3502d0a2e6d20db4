/** Loads the older pages of a long history while the table is already shown. Only online tables have such histories. */

import type { Version } from '@fremont/table';
import type { TableClient } from '../tables/types.ts';
import type { ScreenTypes } from './game-screen.ts';
import type { TableModel } from './table-model.ts';

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
    const load = ++this.#loads;
    if (from === 0) return;
    import('./on-demand/earlier-pages.ts')
      .then(({ loadBefore }) => loadBefore(this.#model, this.#client, from, () => load === this.#loads))
      .catch(reportError);
  }

  stop(): void {
    this.#loads++;
  }
}
