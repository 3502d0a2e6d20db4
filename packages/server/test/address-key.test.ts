/** How limits count network addresses. */

import { describe, expect, test } from 'vitest';
import { addressKey } from '../src/address-key.ts';

describe('the key of an address', () => {
  test('is the address itself for IPv4', () => {
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7');
  });

  test.each(['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'])(
    'is the IPv4 address for %s',
    (address) => expect(addressKey(address)).toBe('203.0.113.7'),
  );

  test.each([
    '2001:db8::1',
    '2001:0db8:0000:0000:1:2:3:4',
    '2001:DB8::ffff:203.0.113.7',
    '2001:db8:0:0:ffff:ffff:ffff:ffff',
    '2001:db8::1%eth0',
  ])('is the /64 prefix for %s', (address) => expect(addressKey(address)).toBe('2001:db8:0:0::/64'));

  test('differs between two /64 prefixes', () => {
    expect(addressKey('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64');
    expect(addressKey('2001:db8::1:0:0:1')).toBe('2001:db8:0:0::/64');
    expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
  });

  test('is the text itself where there is no address', () => {
    expect(addressKey('')).toBe('');
    expect(addressKey('unix')).toBe('unix');
  });
});
