/** A player who reconnects after a restart of the server, as the web app does. */

import type { Chance, GameTypes, Seat } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import type { FromServer } from '@fremont/table/protocol';
import { chooseAction } from '../client/choose-command.ts';
import type { Person } from '../client/person.ts';
import { hashOfView } from '../client/player.ts';
import { SocketClient } from '../client/socket-client.ts';
import type { Ledger } from '../ledger.ts';
import { sleep, within } from '../wait.ts';

const FIRST_RETRY_MS = 500;
const RETRY_MAX_MS = 10_000;

export class ReturningPlayer {
  readonly table: string;
  readonly seat: Seat;
  /** Hashes of the shown views, by version. */
  readonly shown = new Map<number, number>();
  /** The frame that the player resumed with: the missed steps (`resumed`) or a fresh look (`table`). */
  resumedBy: 'table' | 'resumed' | null = null;
  readonly #person: Person;
  #client: SocketClient | null = null;
  #onShown: () => void = () => undefined;
  #latest: Update<GameTypes> | null = null;

  constructor(person: Person, table: string, seat: Seat) {
    this.#person = person;
    this.table = table;
    this.seat = seat;
  }

  get version(): number {
    return this.#latest?.version ?? -1;
  }

  async watch(): Promise<void> {
    const client = await SocketClient.connect(this.#person);
    this.#client = client;
    client.listen((frame) => this.#receive(frame));
    const have = this.#latest === null ? null : this.version;
    client.send({ type: 'watch', table: this.table, as: this.seat, have });
  }

  leave(): void {
    this.#client?.close();
    this.#client = null;
  }

  /** Retries with full jitter, like `retryDelayMs` of the web app, until the table is shown again. */
  async reconnect(chance: Chance, patienceMs: number): Promise<void> {
    const end = performance.now() + patienceMs;
    this.resumedBy = null;
    for (let tries = 0; this.resumedBy === null && performance.now() < end; tries++) {
      const longest = Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 2 ** tries);
      await sleep(chance.int(longest, 'jitter'));
      // No polling: a thousand polling players would take a core from the server.
      const back = new Promise<void>((resolve) => {
        this.#onShown = resolve;
      });
      const shown = this.watch().then(() => Promise.race([back, this.#client?.closed]));
      await within(end - performance.now(), 'the table', shown).catch(() => undefined);
    }
  }

  /** Sends an action. False if the seat is not asked. */
  act(ledger: Ledger, chance: Chance): boolean {
    const command = this.#latest === null ? null : chooseAction(this.#latest, this.seat, chance);
    if (command === null || this.#client === null) return false;
    ledger.recordSent(this.table, command);
    this.#client.send({ type: 'command', table: this.table, command });
    return true;
  }

  #receive(frame: FromServer): void {
    if (frame.type !== 'table' && frame.type !== 'resumed' && frame.type !== 'update') return;
    this.#latest = frame.update;
    this.shown.set(frame.update.version, hashOfView(frame.update.view));
    if (frame.type === 'update') return;
    this.resumedBy = frame.type;
    this.#onShown();
  }
}
