/** Names that look alike have the same skeleton; names that people tell apart have not. */

import { nameSkeleton } from '@fremont/table/protocol';
import { expect, test } from 'vitest';

test.each([
  ['Anna', 'ANNA'],
  ['Anna', 'Аnna'],
  ['Anna', 'Ann\u0430'],
  ['Anna', '\uff21\uff4e\uff4e\uff41'],
  ['Anna', '𝐀𝐧𝐧𝐚'],
  ['Anna', 'Ánna'],
  ['Anna', 'Anna.'],
  ['Anna', 'A n n a'],
  ['Anna', 'Anna\u200b'],
  ['Bill', 'BiII'],
  ['Bill', 'B1ll'],
  ['Marnie', 'Mamie'],
  ['Bob', 'B0b'],
  ['scope', 'ѕсоре'],
  ['Оскар', 'OckaP'],
  ['Алёна', 'Алена'],
  ['Ada', 'ᴀᴅᴀ'],
  ['Ada', 'ꓮꓓꓮ'],
  ['Ada', 'ᎪᎠᎪ'],
  ['Tom', 'ⲦⲞⲘ'],
  ['Ada', '🅐🅓🅐'],
  ['Ada', '🅰🅳🅰'],
  ['Ada', 'Ada\u02d1'],
  ['Ada', 'Ada\u02bc'],
])('%j and %j look alike', (one, other) => {
  expect(nameSkeleton(one)).toBe(nameSkeleton(other));
});

test.each([
  ['Anna', 'Anne'],
  ['Anna', 'Hanna'],
  ['Ada 1', 'Ada 2'],
  ['Анна', 'Anna'],
  ['Иван', 'Илья'],
  ['김철수', '김영희'],
  ['🎲', '🎰'],
  ['...', '---'],
])('%j and %j do not', (one, other) => {
  expect(nameSkeleton(one)).not.toBe(nameSkeleton(other));
});
