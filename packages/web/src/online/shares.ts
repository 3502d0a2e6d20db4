/** The shares of this browser in the dice of online tables: made, kept and sent without a click (docs/fair-dice.md). */

import type { ShareChain } from '@fremont/table/fair';
import type { Room, TableId } from '@fremont/table/protocol';
import { effect } from '@preact/signals';
import { readStoredFields, writeStored } from '../settings/store.ts';
import { seatsOf } from './chairs.ts';
import { me } from './people.ts';
import type { Watch } from './watch.ts';

const KEY = 'fremont.shares';
/** More tables than a person plays at. The oldest go first. */
const KEPT_MAX = 200;

/** By table and seat: the root of the chain, in hexadecimal digits. */
type Roots = Readonly<Record<TableId, Readonly<Record<string, string>>>>;

const readRoots = (): Roots => readStoredFields(KEY) as Roots;

const keepRoot = (table: TableId, seat: number, root: string): void => {
  const { [table]: seats = {}, ...others } = readRoots();
  const kept = Object.entries(others).slice(-KEPT_MAX);
  writeStored(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table]: { ...seats, [seat]: root } }));
};

const newRoot = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The code of chains loads when a table needs it. */
const loadChains = () => Promise.all([import('@fremont/table/fair'), import('@fremont/kernel/pf1')]);

class OwnChains {
  readonly #table: TableId;
  readonly #chains = new Map<number, Promise<ShareChain | null>>();

  constructor(table: TableId) {
    this.#table = table;
  }

  /** Makes a root for the seat unless this browser has one. */
  make(seat: number): Promise<ShareChain | null> {
    const stored = readRoots()[this.#table]?.[seat];
    if (stored === undefined) keepRoot(this.#table, seat, newRoot());
    return this.find(seat);
  }

  /** Null if the root was made by another browser. */
  find(seat: number): Promise<ShareChain | null> {
    const known = this.#chains.get(seat);
    if (known !== undefined) return known;
    const root = readRoots()[this.#table]?.[seat];
    if (root === undefined) return Promise.resolve(null);
    const chain = loadChains().then(([{ ShareChain }, { fromHex }]) => {
      const bytes = fromHex(root);
      return bytes === null ? null : new ShareChain(this.#table, seat, bytes);
    });
    this.#chains.set(seat, chain);
    return chain;
  }
}

/** The anchors that this browser made for some seats of a table, to compare them with the proof. */
export const ownAnchors = async (
  table: TableId,
  seats: readonly number[],
): Promise<readonly { readonly seat: number; readonly anchor: string }[]> => {
  const chains = new OwnChains(table);
  const found = await Promise.all(seats.map(async (seat) => ({ seat, chain: await chains.find(seat) })));
  return found.flatMap(({ seat, chain }) => (chain === null ? [] : [{ seat, anchor: chain.anchor }]));
};

export const mySeats = (room: Room): readonly number[] => seatsOf(room, me.peek()?.id ?? null);

/** Before the match it announces a chain for each own seat, and then answers every request for shares. */
export const contributeShares = (watch: Watch): (() => void) => {
  const chains = new OwnChains(watch.id);
  let announced = new Set<number>();
  const announce = async (seat: number): Promise<void> => {
    const chain = await chains.make(seat);
    // Without a connection it is announced with the next room.
    if (chain !== null && !watch.sendAnchor(seat, chain.anchor)) announced.delete(seat);
  };
  const prepare = (room: Room): void => {
    const seats = mySeats(room);
    const isWaiting = room.status === 'lobby';
    // During the match the code is loaded before the first request, because the server waits a second at most.
    const open = isWaiting ? seats.filter((seat) => !announced.has(seat)) : seats;
    for (const seat of open) (isWaiting ? announce(seat) : chains.find(seat)).catch(reportError);
    announced = new Set(seats);
  };
  const stopRoom = effect(() => {
    const room = watch.room.value;
    if (me.value !== null && room !== null && typeof room.commitment === 'string') prepare(room);
  });
  const share = async (seat: number, version: number): Promise<void> => {
    const element = (await chains.find(seat))?.shareFor(version) ?? null;
    if (element !== null) watch.sendShare(seat, version, element);
  };
  const stopNeeds = watch.onNeed((version) => {
    const room = watch.room.peek();
    for (const seat of room === null ? [] : mySeats(room)) share(seat, version).catch(reportError);
  });
  return () => {
    stopRoom();
    stopNeeds();
  };
};
