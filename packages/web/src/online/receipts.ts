/** The commitments to dice that this browser was shown. It keeps them, so that the server cannot exchange one unnoticed. */

import type { Room, TableId } from '@fremont/table/protocol';
import { effect } from '@preact/signals';
import { readStoredList, writeStored } from '../settings/store.ts';
import type { Watch } from './watch.ts';

export interface Receipt {
  readonly table: TableId;
  readonly commit: string;
  /** When it was shown first, in milliseconds. */
  readonly at: number;
}

const KEY = 'fremont.receipts';
/** More than a person plays in a year. The oldest go first. */
const KEPT_MAX = 500;

const isReceipt = (json: unknown): json is Receipt =>
  typeof json === 'object' && json !== null && 'table' in json && 'commit' in json && 'at' in json;

const readReceipts = (): readonly Receipt[] => readStoredList(KEY, isReceipt);

export const receiptOf = (table: TableId): Receipt | null => readReceipts().find((one) => one.table === table) ?? null;

/** Keeps the first commitment of every table that the page watches. */
export const keepReceipts = ({ room }: Watch): (() => void) =>
  effect(() => {
    const { id, commitment = null } = room.value ?? {};
    if (id === undefined || commitment === null || receiptOf(id) !== null) return;
    const receipt = { table: id, commit: commitment, at: Date.now() };
    writeStored(KEY, JSON.stringify([...readReceipts(), receipt].slice(-KEPT_MAX)));
  });

/** `changed`: the server shows another commitment than it did first. */
export type DiceState = 'proven' | 'changed' | 'unproven';

export const diceState = ({ id, commitment = null }: Pick<Room, 'id' | 'commitment'>): DiceState => {
  if (commitment === null) return 'unproven';
  const receipt = receiptOf(id);
  return receipt === null || receipt.commit === commitment ? 'proven' : 'changed';
};
