/** The origins that requests may come from. */

import { hostname, networkInterfaces } from 'node:os';
import type { Config } from '../config.ts';

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];
const EVERYWHERE = ['0.0.0.0', '::'];

/** `PUBLIC_URL` if it is set, otherwise every address of this server. */
export const allowedOrigins = ({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>, port: number): Set<string> =>
  publicUrl !== null ? new Set([publicUrl]) : new Set(hostsOf(host).map((name) => originOf(name, port)));

const hostsOf = (host: string): string[] => {
  if (EVERYWHERE.includes(host)) return [...LOOPBACK, ...ownAddresses(), hostname().toLowerCase()];
  return LOOPBACK.includes(host) || host === '::1' ? LOOPBACK : [host.includes(':') ? `[${host}]` : host];
};

/** The addresses of this machine in its local networks. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

/** As browsers write it: without the default port. */
const originOf = (host: string, port: number): string => new URL(`http://${host}:${port}`).origin;

/** Browsers send the origin of a request, so a request without one does not come from our pages. */
export const isFromOurPage = (
  headers: { readonly origin?: string | undefined; readonly 'sec-fetch-site'?: string | string[] | undefined },
  allowed: ReadonlySet<string>,
): boolean => {
  const site = headers['sec-fetch-site'];
  const isSameSite = site === undefined || site === 'same-origin';
  return isSameSite && headers.origin !== undefined && allowed.has(headers.origin);
};
