/** The chat of a table as this person sees it: without muted people, with a count of unread messages. */

import type { ChatMessage } from '@fremont/table/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { readStoredList, writeStored } from '../settings/store.ts';
import { muted } from './people.ts';

const STORE_KEY = 'fremont.read';
/** The read position is kept for this many tables. Older tables count as unread again. */
const TABLES_KEPT = 30;

type ReadLines = readonly (readonly [table: string, line: number])[];

const isReadLine = (json: unknown): json is readonly [string, number] =>
  Array.isArray(json) && typeof json[0] === 'string' && typeof json[1] === 'number';

const storedLines = (): ReadLines => readStoredList(STORE_KEY, isReadLine);

const keepRead = (table: string, line: number): void => {
  const others = storedLines().filter(([other]) => other !== table);
  writeStored(STORE_KEY, JSON.stringify([...others, [table, line]].slice(-TABLES_KEPT)));
};

export class ChatState {
  /** True while the chat is visible: its tab, or on phones its sheet. */
  readonly isOpen = signal(false);
  readonly lines: ReadonlySignal<readonly ChatMessage[]>;
  readonly unread: ReadonlySignal<number>;
  readonly #stop: () => void;

  constructor(table: string, all: ReadonlySignal<readonly ChatMessage[]>, me: string | null) {
    const read = signal(storedLines().find(([id]) => id === table)?.[1] ?? 0);
    this.lines = computed(() => all.value.filter(({ person }) => !muted.value.has(person.id)));
    this.unread = computed(
      () => this.lines.value.filter(({ line, person }) => line > read.value && person.id !== me).length,
    );
    this.#stop = effect(() => {
      const last = this.lines.value.at(-1)?.line ?? 0;
      if (!this.isOpen.value || last <= read.peek()) return;
      read.value = last;
      keepRead(table, last);
    });
  }

  close(): void {
    this.#stop();
  }
}
