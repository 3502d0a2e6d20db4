/** A match on the peer's server: four sockets, one of which sends a move per `act()`. */

import { createRequire } from 'node:module';
import { type Chance, pick } from '@fremont/kernel';
import type { State } from 'boardgame.io';
import { PEER_NAME, type PeerTable } from './las-vegas.ts';

/** The used part of the peer's own socket client. */
interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
type Connect = (url: string, options: object) => Socket;

const requireHere = createRequire(import.meta.url);
const requireAsPeer = createRequire(requireHere.resolve('boardgame.io/server'));
const { io } = requireAsPeer('socket.io-client') as { readonly io: Connect };

const SEATS = 4;

export class PeerLoadTable {
  readonly #id: string;
  readonly #chance: Chance;
  readonly #onMoved: () => void;
  readonly #sockets: Socket[] = [];
  /** The last state that each seat received. */
  readonly #latest = new Map<string, State<PeerTable>>();
  #awaited: number | null = null;

  constructor(id: string, chance: Chance, onMoved: () => void) {
    this.#id = id;
    this.#chance = chance;
    this.#onMoved = onMoved;
  }

  async open(origin: string): Promise<void> {
    for (let seat = 0; seat < SEATS; seat++) await this.#join(origin, String(seat));
  }

  /** Sends the next move. False if the last move is not confirmed or no seat knows that it has the turn. */
  act(): boolean {
    if (this.#awaited !== null) return false;
    for (const [seat, state] of this.#latest) {
      if (state.ctx.currentPlayer !== seat || state.ctx.gameover !== undefined) continue;
      this.#awaited = state._stateID;
      this.#latest.clear();
      this.#sockets[Number(seat)]?.emit('update', moveIn(state.G, seat, this.#chance), state._stateID, this.#id, seat);
      return true;
    }
    return false;
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }

  #join(origin: string, seat: string): Promise<void> {
    const socket = io(`${origin}/${PEER_NAME}`, { transports: ['websocket'], forceNew: true });
    this.#sockets.push(socket);
    socket.on('update', (_match: string, state: State<PeerTable>) => this.#show(seat, state));
    socket.emit('sync', this.#id, seat, undefined, SEATS);
    return new Promise((resolve, reject) => {
      socket.on('connect_error', reject);
      socket.on('sync', (_match: string, { state }: { state: State<PeerTable> }) => {
        this.#latest.set(seat, state);
        resolve();
      });
    });
  }

  /** The peer sends no answers, so a move counts as done when its state arrives. */
  #show(seat: string, state: State<PeerTable>): void {
    this.#latest.set(seat, state);
    if (this.#awaited === null || state._stateID <= this.#awaited) return;
    this.#awaited = null;
    this.#onMoved();
  }
}

const moveIn = ({ roll }: PeerTable, playerID: string, chance: Chance): object => {
  const payload =
    roll === null ? { type: 'roll', args: [] } : { type: 'place', args: [pick([...new Set(roll)], chance, 'face')] };
  return { type: 'MAKE_MOVE', payload: { ...payload, playerID } };
};
