/** The address of the lobby with a table to set up. */

import { expect, test } from 'vitest';
import { newTableHref, wantedTable } from '../src/setup/address.ts';

const anchorOf = (href: string): string => href.split('#')[1] ?? '';

test('game and edition survive the round trip through the address', () => {
  expect(wantedTable(anchorOf(newTableHref('las-vegas', 'royale')))).toEqual({
    game: 'las-vegas',
    edition: 'royale',
    seats: 'last',
    where: 'public',
  });
});

test('a game with a single edition names none', () => {
  expect(wantedTable(anchorOf(newTableHref('lords-of-vegas', '')))).toMatchObject({
    game: 'lords-of-vegas',
    edition: null,
  });
});

test('an address without a table opens no set-up', () => {
  expect(wantedTable('')).toBeNull();
  expect(wantedTable('news?game=las-vegas')).toBeNull();
});
