/** A piece of network between browsers and a server: it can be cut, as a cable can. */

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Cuttable {
  readonly port: number;
  leadTo(port: number): void;
  /** Whatever is connected is torn apart, and nothing gets through until it is mended. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export const cuttable = async (): Promise<Cuttable> => {
  const sockets = new Set<Socket>();
  let target: number | null = null;
  let isCut = false;

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut || target === null) {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    keep(far);
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const tearAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (port) => {
      target = port;
    },
    cut: () => {
      isCut = true;
      tearAll();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      server.close();
      tearAll();
      await once(server, 'close');
    },
  };
};
