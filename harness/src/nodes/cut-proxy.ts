/** A TCP connection on loopback that can be cut, as a network can. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** `refused` closes all connections; `silent` keeps them and delivers nothing, until it is open again. */
export type Way = 'open' | 'refused' | 'silent';

export class CutProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  /** Bytes and closings that wait until the way is open again. */
  #held: (() => void)[] = [];
  #way: Way = 'open';

  private constructor(server: Server) {
    this.#server = server;
  }

  static async to(port: number): Promise<CutProxy> {
    const server = createServer();
    const proxy = new CutProxy(server);
    server.on('connection', (socket) => proxy.#connect(socket, port));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  set(way: Way): void {
    this.#way = way;
    if (way === 'refused') this.#cut();
    if (way !== 'open') return;
    const held = this.#held;
    this.#held = [];
    for (const pass of held) pass();
  }

  close(): void {
    this.#server.close();
    this.#cut();
  }

  #cut(): void {
    this.#held = [];
    for (const socket of this.#sockets) socket.destroy();
  }

  #connect(near: Socket, port: number): void {
    this.#keep(near);
    if (this.#way === 'refused') return void near.destroy();
    this.#pass(() => {
      const far = connect(port, '127.0.0.1');
      this.#keep(far);
      this.#forward(near, far);
      this.#forward(far, near);
    });
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  #forward(from: Socket, to: Socket): void {
    from.on('data', (bytes) => this.#pass(() => to.destroyed || to.write(bytes)));
    from.on('close', () => this.#pass(() => to.destroy()));
  }

  #pass(run: () => void): void {
    if (this.#way === 'silent') this.#held.push(run);
    else run();
  }
}
