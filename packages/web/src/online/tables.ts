/** A table on the server, behind the same interface as a table in the worker. */

import type { GameTypes, MatchRecord, Seat, Viewer } from '@fremont/kernel';
import type { Answer, Command, HistoryPage, Update, Version } from '@fremont/table';
import { type Room, recordAnswer } from '@fremont/table/protocol';
import { effect, type ReadonlySignal } from '@preact/signals';
import {
  type TableClient,
  type TableFailure,
  type TableSetting,
  type TableSnapshot,
  TablesError,
} from '../tables/types.ts';
import { get } from './api.ts';
import { tablePath } from './lobby.ts';
import { occupantsOf } from './names.ts';
import type { Watch } from './watch.ts';

export class OnlineClient implements TableClient<GameTypes> {
  readonly setting: TableSetting;
  /** The version this person had seen at their last visit; null before the first snapshot. */
  seen: Version | null = null;
  readonly #watch: Watch;
  readonly #isHidden: () => boolean;
  readonly #stops = new Set<() => void>();
  #shown: Version = 0;

  /** The room must be known and its match started. `isHidden` tells whether the page is hidden. */
  constructor(watch: Watch, room: Room, isHidden: () => boolean) {
    const { id, plan } = room;
    this.setting = { id, game: plan.game, options: plan.options, occupants: occupantsOf(room), createdAt: 0 };
    this.#watch = watch;
    this.#isHidden = isHidden;
  }

  async snapshot(viewer: Viewer): Promise<TableSnapshot<GameTypes>> {
    const { seen, ...snapshot } = await this.#watch.snapshot(viewer);
    this.seen ??= seen;
    return snapshot;
  }

  historyBefore(before: Version): Promise<HistoryPage<GameTypes> | null> {
    return this.#watch.historyBefore(before);
  }

  onUpdate(listener: (update: Update<GameTypes>) => void): () => void {
    return this.#kept(this.#watch.onUpdate(listener));
  }

  onGap(listener: () => void): () => void {
    return this.#kept(this.#watch.onGap(listener));
  }

  onFailure(listener: (failure: TableFailure) => void): () => void {
    return this.#kept(
      effect(() => {
        const failure = failureOf(this.#watch);
        if (failure !== null) listener(failure);
      }),
    );
  }

  get order(): ReadonlySignal<object | null> {
    return this.#watch.order;
  }

  async leaveOrder(seat: Seat, order: object | null): Promise<boolean> {
    return (await this.#watch.leaveOrder(seat, order)) === null;
  }

  send(command: Command): Promise<Answer> {
    return this.#watch.send(command);
  }

  /** Events on a hidden page have not been seen, so they are reported only once the page is visible. */
  shown(version: Version): void {
    this.#shown = Math.max(this.#shown, version);
    if (!this.#isHidden()) this.#watch.shown(this.#shown);
  }

  /** The page is visible again. */
  front(): void {
    if (this.#shown > 0) this.#watch.shown(this.#shown);
  }

  /** No effect: the server sets the pace of bots for all viewers. */
  setPace(): void {}

  async record(): Promise<MatchRecord<GameTypes>> {
    const answer = await get(`${tablePath(this.setting.id)}/record`, recordAnswer);
    if (!answer.ok) throw new TablesError({ code: 'storageUnavailable' });
    return answer.value.record;
  }

  /** Runs `stop` when the table closes. */
  onClose(stop: () => void): void {
    this.#stops.add(stop);
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#stops.clear();
  }

  #kept(stop: () => void): () => void {
    this.#stops.add(stop);
    return () => {
      this.#stops.delete(stop);
      stop();
    };
  }
}

const failureOf = ({ absence, room }: Watch): TableFailure | null => {
  if (absence.value !== null) return { code: 'tableRemoved' };
  return (room.value?.trouble ?? null) === null ? null : { code: 'tableBroken' };
};
