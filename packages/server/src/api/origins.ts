/** From which pages requests may come: ours. */

import { hostname, networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];
const EVERYWHERE = ['0.0.0.0', '::'];

/** `PUBLIC_URL` alone if it is set; otherwise every address under which this very server can be reached. */
export const allowedOrigins = ({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>, port: number): Set<string> =>
  publicUrl !== null ? new Set([publicUrl]) : new Set(hostsOf(host).map((name) => originOf(name, port)));

const hostsOf = (host: string): string[] => {
  if (EVERYWHERE.includes(host)) return [...LOOPBACK, ...ownAddresses(), hostname().toLowerCase()];
  return LOOPBACK.includes(host) || host === '::1' ? LOOPBACK : [host.includes(':') ? `[${host}]` : host];
};

/** The addresses of this machine in its networks, for people in the same house. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

/** As a browser writes it: without the port that goes without saying. */
const originOf = (host: string, port: number): string => new URL(`http://${host}:${port}`).origin;

/** Browsers say where a request comes from; whoever does not say is not a page of ours. */
export const isFromOurPage = (
  headers: { readonly origin?: string | undefined; readonly 'sec-fetch-site'?: string | string[] | undefined },
  allowed: ReadonlySet<string>,
): boolean => {
  const site = headers['sec-fetch-site'];
  const isSameSite = site === undefined || site === 'same-origin';
  return isSameSite && headers.origin !== undefined && allowed.has(headers.origin);
};
