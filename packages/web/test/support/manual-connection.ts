/** A table whose server is played by the test. */

import type { FromClient, FromServer, ProtocolError, Room } from '@fremont/table/protocol';
import type { WatchConnection } from '../../src/online/watch.ts';

export const TABLE = 'friday11';
export const ME = { id: 'ada', name: 'Ada', colour: 'cherry' } as const;

/** A room with one person, who waits for others. */
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
  chairs: [{ type: 'person', person: ME, name: null, colour: 'cherry', ready: false }],
  members: [],
  startInMs: 0,
  sameAddress: [],
  watchers: 0,
  rematch: null,
  trouble: null,
};

/** A connection that the test controls. */
export class ManualConnection implements WatchConnection {
  readonly sent: FromClient[] = [];
  isConnected = true;
  #onMessage: (message: FromServer) => void = () => undefined;
  #onConnected: () => void = () => undefined;

  send(message: FromClient): boolean {
    if (this.isConnected) this.sent.push(message);
    return this.isConnected;
  }

  onMessage(listener: (message: FromServer) => void): () => void {
    this.#onMessage = listener;
    return () => undefined;
  }

  onConnected(listener: () => void): () => void {
    this.#onConnected = listener;
    return () => undefined;
  }

  receive(message: FromServer): void {
    this.#onMessage(message);
  }

  cut(): void {
    this.isConnected = false;
  }

  comeBack(): void {
    this.isConnected = true;
    this.sent.length = 0;
    this.#onConnected();
  }

  fail(id: string | null, error: ProtocolError, type = 'command'): void {
    this.receive({ type: 'error', re: { type, id, table: TABLE }, error });
  }
}
