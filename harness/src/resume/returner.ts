/** Somebody at a table who comes back when the server does, as the page in a browser would. */

import type { Chance, GameTypes, Seat } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import type { FromServer } from '@fremont/table/protocol';
import { chooseAction } from '../client/choice.ts';
import type { Person } from '../client/person.ts';
import { markOfView } from '../client/player.ts';
import { Wire } from '../client/wire.ts';
import type { Ledger } from '../ledger.ts';
import { sleep, within } from '../wait.ts';

const FIRST_RETRY_MS = 500;
const RETRY_MAX_MS = 10_000;

export class Returner {
  readonly table: string;
  readonly seat: Seat;
  /** What was seen at which version. */
  readonly shown = new Map<number, number>();
  /** How it came back: with the steps it missed, or with a fresh look. */
  way: 'table' | 'resumed' | null = null;
  readonly #person: Person;
  #wire: Wire | null = null;
  /** Called when it has been shown its table again. */
  #onBack: () => void = () => undefined;
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
    const wire = await Wire.greeted(this.#person);
    this.#wire = wire;
    wire.listen((frame) => this.#hear(frame));
    const have = this.#latest === null ? null : this.version;
    wire.send({ type: 'watch', table: this.table, as: this.seat, have });
  }

  leave(): void {
    this.#wire?.close();
    this.#wire = null;
  }

  /** With full jitter, as `retryDelayMs` of the web app has it, until it has been shown its table again. */
  async comeBack(chance: Chance, patienceMs: number): Promise<void> {
    const end = performance.now() + patienceMs;
    this.way = null;
    for (let tries = 0; this.way === null && performance.now() < end; tries++) {
      const longest = Math.min(RETRY_MAX_MS, FIRST_RETRY_MS * 2 ** tries);
      await sleep(chance.int(longest, 'jitter'));
      // Told, not asked again and again: a thousand who ask would keep a core from the server.
      const back = new Promise<void>((resolve) => {
        this.#onBack = resolve;
      });
      const shown = this.watch().then(() => Promise.race([back, this.#wire?.closed]));
      await within(end - performance.now(), 'the table', shown).catch(() => undefined);
    }
  }

  /** False when it is somebody else's turn. */
  act(ledger: Ledger, chance: Chance): boolean {
    const command = this.#latest === null ? null : chooseAction(this.#latest, this.seat, chance);
    if (command === null || this.#wire === null) return false;
    ledger.note(this.table, command);
    this.#wire.send({ type: 'command', table: this.table, command });
    return true;
  }

  #hear(frame: FromServer): void {
    if (frame.type !== 'table' && frame.type !== 'resumed' && frame.type !== 'update') return;
    this.#latest = frame.update;
    this.shown.set(frame.update.version, markOfView(frame.update.view));
    if (frame.type === 'update') return;
    this.way = frame.type;
    this.#onBack();
  }
}
