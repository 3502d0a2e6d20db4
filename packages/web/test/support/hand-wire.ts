/** A table whose server is the test. */

import type { FromClient, FromServer, ProtocolError, Room } from '@fremont/table/protocol';
import type { Wire } from '../../src/online/watch.ts';

export const TABLE = 'friday11';
export const ME = { id: 'ada', name: 'Ada', colour: 'cherry' } as const;

/** One person, who waits for others. */
export const ROOM: Room = {
  id: TABLE,
  code: null,
  status: 'lobby',
  revision: 1,
  plan: {
    visibility: 'link',
    title: 'Friday',
    game: 'las-vegas',
    options: {},
    chairs: [{ type: 'person' }],
    clock: { type: 'none' },
    chat: 'all',
  },
  host: ME.id,
  chairs: [{ type: 'person', person: ME, name: null, colour: 'cherry' }],
  members: [],
  watchers: 0,
  rematch: null,
  trouble: null,
};

/** A line in the hands of the test. */
export class HandWire implements Wire {
  readonly said: FromClient[] = [];
  isUp = true;
  #onMessage: (message: FromServer) => void = () => undefined;
  #onUp: () => void = () => undefined;

  say(message: FromClient): boolean {
    if (this.isUp) this.said.push(message);
    return this.isUp;
  }

  onMessage(listener: (message: FromServer) => void): () => void {
    this.#onMessage = listener;
    return () => undefined;
  }

  onUp(listener: () => void): () => void {
    this.#onUp = listener;
    return () => undefined;
  }

  receive(message: FromServer): void {
    this.#onMessage(message);
  }

  cut(): void {
    this.isUp = false;
  }

  comeBack(): void {
    this.isUp = true;
    this.said.length = 0;
    this.#onUp();
  }

  fail(id: string | null, error: ProtocolError, type = 'command'): void {
    this.receive({ type: 'error', re: { type, id, table: TABLE }, error });
  }
}
