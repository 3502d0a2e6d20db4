/** A table on the server, with the same face as one in this browser's worker. */

import { type GameTypes, type MatchRecord, type Seat, seatAt, type Viewer } from '@fremont/kernel';
import type { Answer, Command, HistoryStep, Update, Version } from '@fremont/table';
import { type Room, recordAnswer } from '@fremont/table/protocol';
import { effect, type ReadonlySignal } from '@preact/signals';
import { type TableClient, type TableSetting, TablesError, type TablesTrouble } from '../tables/types.ts';
import { get } from './api.ts';
import { tablePath } from './lobby.ts';
import { occupantsOf } from './names.ts';
import type { Watch } from './watch.ts';

/** The seats that a person holds: their own, and those of friends at the same device. */
export const seatsOf = ({ chairs }: Room, person: string | null): Seat[] =>
  chairs.flatMap((chair, index) => (chair.type === 'person' && chair.person?.id === person ? [seatAt(index)] : []));

export class OnlineClient implements TableClient<GameTypes> {
  readonly setting: TableSetting;
  /** What this person had been shown when they were last here; null before the first look. */
  seen: Version | null = null;
  readonly #watch: Watch;
  readonly #isHidden: () => boolean;
  readonly #stops = new Set<() => void>();
  #shown: Version = 0;

  /** The room must be known, and its match begun. `isHidden`: whether nobody looks at the page. */
  constructor(watch: Watch, room: Room, isHidden: () => boolean) {
    const { id, plan } = room;
    this.setting = { id, game: plan.game, options: plan.options, occupants: occupantsOf(room), createdAt: 0 };
    this.#watch = watch;
    this.#isHidden = isHidden;
  }

  async look(viewer: Viewer): Promise<{ update: Update<GameTypes>; history: readonly HistoryStep<GameTypes>[] }> {
    const { update, history, seen } = await this.#watch.look(viewer);
    this.seen ??= seen;
    return { update, history };
  }

  onUpdate(listener: (update: Update<GameTypes>) => void): () => void {
    return this.#kept(this.#watch.onUpdate(listener));
  }

  onTrouble(listener: (trouble: TablesTrouble) => void): () => void {
    return this.#kept(
      effect(() => {
        const trouble = troubleOf(this.#watch);
        if (trouble !== null) listener(trouble);
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

  /** Nobody has seen what happened on a hidden page: it is still news when they come back. */
  shown(version: Version): void {
    this.#shown = Math.max(this.#shown, version);
    if (!this.#isHidden()) this.#watch.shown(this.#shown);
  }

  /** The page is looked at again. */
  front(): void {
    if (this.#shown > 0) this.#watch.shown(this.#shown);
  }

  /** The bots of an online table have the pace of the server: they play for everybody who watches. */
  setPace(): void {}

  async record(): Promise<MatchRecord<GameTypes>> {
    const answer = await get(`${tablePath(this.setting.id)}/record`, recordAnswer);
    if (!answer.ok) throw new TablesError({ code: 'storageUnavailable' });
    return answer.value.record;
  }

  /** What stands around the table and ends with it. */
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

const troubleOf = ({ absence, room }: Watch): TablesTrouble | null => {
  if (absence.value !== null) return { code: 'tableRemoved' };
  return (room.value?.trouble ?? null) === null ? null : { code: 'tableBroken' };
};
