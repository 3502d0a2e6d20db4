/** What the address of the lobby says about a table to set up. */

import { expect, test } from 'vitest';
import { newTableHref, wantedTable } from '../src/setup/address.ts';

const anchorOf = (href: string): string => href.split('#')[1] ?? '';

test('a game and its edition come back out of the address', () => {
  expect(wantedTable(anchorOf(newTableHref('las-vegas', 'royale')))).toEqual({
    game: 'las-vegas',
    edition: 'royale',
    seats: 'last',
    where: 'public',
  });
});

test('a game that comes in one edition wishes for none', () => {
  expect(wantedTable(anchorOf(newTableHref('lords-of-vegas', '')))).toMatchObject({
    game: 'lords-of-vegas',
    edition: null,
  });
});

test('an address without the wish opens nothing', () => {
  expect(wantedTable('')).toBeNull();
  expect(wantedTable('news?game=las-vegas')).toBeNull();
});
