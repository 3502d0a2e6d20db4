/** A TCP proxy between browsers and a server. Tests cut it to simulate the loss of the network. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface NetworkProxy {
  readonly port: number;
  /** Sets the port of the server. New connections are forwarded to it. */
  forwardTo(port: number): void;
  /** Destroys all connections, and every new one until `mend` is called. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export const networkProxy = async (): Promise<NetworkProxy> => {
  const sockets = new Set<Socket>();
  let target: number | null = null;
  let isCut = false;

  const track = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((browser) => {
    track(browser);
    if (isCut || target === null) {
      browser.destroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    track(upstream);
    browser.pipe(upstream);
    upstream.pipe(browser);
    browser.on('close', () => upstream.destroy());
    upstream.on('close', () => browser.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const destroyAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    forwardTo: (port) => {
      target = port;
    },
    cut: () => {
      isCut = true;
      destroyAll();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      server.close();
      destroyAll();
      await once(server, 'close');
    },
  };
};
