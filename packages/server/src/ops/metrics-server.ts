/** Serves the metrics over HTTP, on a separate address that visitors cannot reach. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Null without a port. */
export const serveMetrics = async (
  { metricsPort: port, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
  { registry }: Metrics,
): Promise<MetricsServer | null> => {
  if (port === null) return null;
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const text = await registry.metrics();
    return response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  server.listen(port, metricsHost);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => closed(server) };
};

const closed = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
};
