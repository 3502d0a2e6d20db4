/** The lines that the server prints at its start: one per setting, no secrets. */

import { isSecure } from './api/cookies.ts';
import { ownAddresses } from './api/origins.ts';
import type { Config } from './config.ts';
import type { StorageFacts } from './storage/index.ts';

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const EVERYWHERE = ['0.0.0.0', '::'];

export const summaryOf = (
  config: Config,
  facts: StorageFacts,
  metricsPort: number | null,
  address: string,
): string[] => [
  `Database: ${facts.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}, ${facts.place}${durability(facts)}`,
  `Visitors: ${visitors(config, address)}`,
  `Cookies: ${cookies(config)}`,
  `Metrics: ${metricsPort === null ? 'none (METRICS_PORT opens them on loopback)' : `http://${config.metricsHost}:${metricsPort}/metrics`}`,
];

const durability = ({ durable }: StorageFacts): string =>
  durable ? '' : '; WARNING: acknowledged writes may be lost in a power cut';

const visitors = ({ host, publicUrl }: Config, address: string): string => {
  if (publicUrl !== null) return `through ${publicUrl}, and only from pages of that address`;
  if (LOOPBACK.includes(host))
    return 'only from this machine (HOST=0.0.0.0 lets others in, PUBLIC_URL names the address they type)';
  if (!EVERYWHERE.includes(host)) return `all who reach ${address}`;
  const port = new URL(address).port;
  const others = ownAddresses().map((own) => `http://${own}:${port}`);
  return `all who reach this machine${others.length === 0 ? '' : `, at ${others.join(' or ')}`}`;
};

const cookies = (config: Config): string =>
  isSecure(config)
    ? 'sent over https only'
    : 'sent without encryption, because the address is plain http (a PUBLIC_URL with https changes that)';
