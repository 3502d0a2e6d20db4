/** The line below the board that explains its signs: an open lot, a lot of a seat, and a tile with its die. */

import type { Language } from '@fremont/kernel';

export const LORDS_LEGENDS: Readonly<Record<Language, string>> = {
  en: '$12(4): price and printed die; 1 $12: lot of seat 1; Hel 1:6*: boss’s die',
  ru: '$12(4): цена и кубик участка; 1 $12: участок места 1; Hel 1:6*: кубик владельца',
  it: '$12(4): prezzo e dado stampato; 1 $12: lotto del posto 1; Hel 1:6*: del boss',
  fr: '$12(4) : prix et dé imprimé ; 1 $12 : lot place 1 ; Hel 1:6* : dé du patron',
  de: '$12(4): Preis und Würfel; 1 $12: Grundstück von Platz 1; Hel 1:6*: der Boss',
};
