/** Ranges of addresses in CIDR notation, for IPv4 and IPv6. */

import { BlockList, isIP } from 'node:net';

export interface AddressRange {
  /** In CIDR notation. */
  readonly text: string;
  contains(ip: string): boolean;
}

const FAMILIES = {
  /** Shorter prefixes would ban whole countries by a slip of the finger. */
  4: { type: 'ipv4', bits: 32, prefixMin: 8 },
  6: { type: 'ipv6', bits: 128, prefixMin: 19 },
} as const;

/** An address without a prefix means that address alone. Null when the text is not a range. */
export const readRange = (text: string): AddressRange | null => {
  const [, address = '', prefixText] = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  const version = isIP(address);
  if (version !== 4 && version !== 6) return null;
  const { type, bits, prefixMin } = FAMILIES[version];
  const prefix = prefixText === undefined ? bits : Number(prefixText);
  if (prefix < prefixMin || prefix > bits) return null;
  const list = new BlockList();
  list.addSubnet(address, prefix, type);
  return { text: `${address.toLowerCase()}/${prefix}`, contains: (ip) => isListed(list, ip) };
};

const isListed = (list: BlockList, ip: string): boolean => {
  const [address = ''] = ip.split('%'); // a link-local address may name its interface
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
};
