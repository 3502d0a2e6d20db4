/** The keys by which limits count network addresses. */

import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** A provider assigns a whole prefix of this many groups (64 bits) to one household. */
const HOUSEHOLD_GROUPS = 4;

/** The key of a household: an IPv4 address, or the /64 prefix of an IPv6 address. All spellings of an address have one key. */
export const addressKey = (address: string): string => {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  return mappedIPv4(groups) ?? `${groups.slice(0, HOUSEHOLD_GROUPS).map(hex).join(':')}::/64`;
};

const hex = (group: number): string => group.toString(16);

/** The eight groups of a valid IPv6 address. `::` stands for as many zero groups as are missing. */
const groupsOf = (address: string): number[] => {
  const [before = '', after] = address.split('::');
  const head = numbersOf(before);
  if (after === undefined) return head;
  const tail = numbersOf(after);
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => 0), ...tail];
};

const numbersOf = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (isIPv4(group) ? groupsOfIPv4(group) : [Number.parseInt(group, 16)]));

const groupsOfIPv4 = (address: string): number[] => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
};

/** ::ffff:1.2.3.4, in dotted or hexadecimal form, is the IPv4 address 1.2.3.4. Null for other addresses. */
const mappedIPv4 = (groups: readonly number[]): string | null => {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
};
