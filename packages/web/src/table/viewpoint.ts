/** Decides whose view the device shows. It follows the turn and hides secrets while the device changes hands. */

import type { Seat, Viewer } from '@fremont/kernel';
import { batch } from '@preact/signals';
import type { TableClient } from '../tables/types.ts';
import type { EarlierHistory } from './earlier-history.ts';
import type { ScreenTypes } from './game-screen.ts';
import type { TableModel } from './table-model.ts';

export class Viewpoint<S extends ScreenTypes> {
  readonly #model: TableModel<S>;
  readonly #client: TableClient<S['game']>;
  readonly #earlier: EarlierHistory<S>;
  /** Resolves when the last snapshot has been loaded. */
  #loaded: Promise<void> = Promise.resolve();
  /** The id of the secret decision that has been revealed at this device. */
  #revealed: string | null = null;

  constructor(model: TableModel<S>, client: TableClient<S['game']>, earlier: EarlierHistory<S>) {
    this.#model = model;
    this.#client = client;
    this.#earlier = earlier;
  }

  /** Shows the view of the person at this device who has to act. */
  async follow(): Promise<void> {
    const { update, screen, setting, handOver } = this.#model;
    const { viewer, toAct } = update.peek();
    const next = toAct.find((seat) => this.#model.playsHere(seat));
    if (next === undefined || (next === viewer && !this.#mustHide(next))) return;
    if (!screen.hasSecrets(setting.options) && !this.#mustHide(next)) return this.showAs(next);
    // While the device changes hands it shows the spectator view, so that no secret is visible.
    handOver.value = next;
    if (viewer !== 'spectator') await this.showAs('spectator');
  }

  /** The next person has taken the device. */
  takeOver(): void {
    const { handOver, update } = this.#model;
    const seat = handOver.peek();
    this.#revealed = update.peek().asks.find((ask) => ask.seat === seat)?.id ?? null;
    if (seat === null) return;
    this.showAs(seat).then(() => {
      handOver.value = null;
    }, reportError);
  }

  /** Snapshots load in sequence, because the device may change hands again before the last one arrives. */
  showAs(viewer: Viewer): Promise<void> {
    const load = this.#loaded.then(() => this.#load(viewer));
    this.#loaded = load.catch(() => undefined);
    return load;
  }

  /** True if the others at this device must look away before the seat decides. Asked once per decision. */
  #mustHide(seat: Seat): boolean {
    const { update, people, screen } = this.#model;
    const { view, asks } = update.peek();
    const isSecret = people.length > 1 && screen.isSecretDecision?.(view) === true;
    return isSecret && asks.find((ask) => ask.seat === seat)?.id !== this.#revealed;
  }

  async #load(viewer: Viewer): Promise<void> {
    const { update, history, from } = await this.#client.snapshot(viewer);
    batch(() => {
      this.#model.history.value = history;
      this.#model.settle(update);
    });
    this.#earlier.load(from);
    // A snapshot supersedes every update that waits to be shown.
    this.#client.shown(update.version);
  }
}
