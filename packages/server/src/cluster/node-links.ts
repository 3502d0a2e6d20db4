/**
 * WebSockets between nodes, on a port of their own. A node sends a request to the node that runs a match and gets exactly one
 * answer, or an error that says that it does not know the outcome.
 */

import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { hashOf, isSameHash } from '../secrets.ts';
import type { RunningNode } from '../storage/index.ts';

/** The other node could not be reached, or the connection broke before its answer. */
export class LinkBroken extends Error {}

interface LinkParts {
  /** `host:port` under which other nodes reach this one; port 0 for a free one. */
  readonly address: string;
  /** Where it listens; null for its address. */
  readonly listen: string | null;
  /** Answers a request of another node. */
  answer(request: unknown): Promise<unknown>;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

interface Link {
  readonly socket: WebSocket;
  readonly waiting: Map<number, Waiting>;
  readonly isOpen: Promise<unknown>;
}

const OPEN_MS = 1_000;
/** A command that takes longer is asked again, under the same id. */
const ANSWER_MS = 4_000;
const FRAME_BYTES_MAX = 1_000_000;
/** A connection that is silent for up to twice as long is replaced: its other end may be gone without a word. */
const PING_MS = 1_200;

export class NodeLinks {
  readonly #parts: LinkParts;
  readonly #links = new Map<string, Link>();
  #server: WebSocketServer | null = null;
  #secret = '';
  #count = 0;

  constructor(parts: LinkParts) {
    this.#parts = parts;
  }

  async start(secret: string): Promise<void> {
    this.#secret = secret;
    const { address, listen: mapped } = this.#parts;
    const [host, port] = splitAddress(mapped ?? address);
    // A name, as in a container network, may not be an address of this machine.
    const listen = isIP(host) === 0 ? {} : { host };
    const server = new WebSocketServer({
      ...listen,
      port,
      maxPayload: FRAME_BYTES_MAX,
      perMessageDeflate: false,
      verifyClient: ({ req }: { readonly req: IncomingMessage }) => this.#mayConnect(req),
    });
    server.on('connection', (socket) => this.#serve(socket));
    this.#server = server;
    await once(server, 'listening');
  }

  /** Where other nodes reach this one. */
  get address(): string {
    const { address, listen } = this.#parts;
    if (listen !== null) return address;
    const [host] = splitAddress(address);
    const bound = this.#server?.address() as AddressInfo | null | undefined;
    return `${host}:${bound?.port ?? 0}`;
  }

  /** Rejects with `LinkBroken` unless the other node answers in time. */
  async call(node: RunningNode, request: unknown): Promise<unknown> {
    const link = this.#linkTo(node);
    await link.isOpen;
    const number = this.#count++;
    let timeout: NodeJS.Timeout | undefined;
    const answer = new Promise<unknown>((resolve, reject) => {
      link.waiting.set(number, { resolve, reject });
      timeout = setTimeout(() => reject(new LinkBroken('no answer in time')), ANSWER_MS);
      link.socket.send(JSON.stringify({ number, request }));
    });
    return answer.finally(() => {
      clearTimeout(timeout);
      link.waiting.delete(number);
    });
  }

  /** Its open requests fail at once. */
  drop({ address }: RunningNode): void {
    this.#links.get(address)?.socket.terminate();
  }

  async close(): Promise<void> {
    for (const { socket } of this.#links.values()) socket.terminate();
    for (const socket of this.#server?.clients ?? []) socket.terminate();
    await new Promise((resolve) => (this.#server === null ? resolve(null) : this.#server.close(resolve)));
  }

  #mayConnect({ headers }: IncomingMessage): boolean {
    return isSameHash(hashOf(headers.authorization ?? ''), hashOf(this.#secret));
  }

  #serve(socket: WebSocket): void {
    terminateWhenSilent(socket);
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => {
      const { number, request } = JSON.parse(String(data)) as { number: number; request: unknown };
      this.#parts.answer(request).then(
        (answer) => socket.send(JSON.stringify({ number, answer })),
        () => socket.send(JSON.stringify({ number, failed: true })),
      );
    });
  }

  #linkTo({ address }: RunningNode): Link {
    const known = this.#links.get(address);
    if (known !== undefined) return known;
    const socket = new WebSocket(`ws://${address}`, {
      headers: { authorization: this.#secret },
      perMessageDeflate: false,
      handshakeTimeout: OPEN_MS,
    });
    const waiting = new Map<number, Waiting>();
    const isOpen = new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('close', () => reject(new LinkBroken('not reachable')));
    });
    isOpen.catch(() => undefined);
    socket.once('open', () => terminateWhenSilent(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#links.delete(address);
      for (const { reject } of waiting.values()) reject(new LinkBroken('the connection broke'));
    });
    socket.on('message', (data) => receive(waiting, String(data)));
    const link = { socket, waiting, isOpen };
    this.#links.set(address, link);
    return link;
  }
}

const terminateWhenSilent = (socket: WebSocket): void => {
  let isAlive = true;
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_MS);
  timer.unref();
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.once('close', () => clearInterval(timer));
};

const receive = (waiting: Map<number, Waiting>, text: string): void => {
  const { number, answer, failed } = JSON.parse(text) as { number: number; answer?: unknown; failed?: true };
  if (failed) waiting.get(number)?.reject(new LinkBroken('the other node failed'));
  else waiting.get(number)?.resolve(answer);
};

const splitAddress = (address: string): [string, number] => {
  const colon = address.lastIndexOf(':');
  return [address.slice(0, colon), Number(address.slice(colon + 1))];
};
