/**
 * Typed actions of Lords of Vegas: the name in any case, then its parts in a fixed order. An offer reads
 * `offer 1 give 5 A1 take die:C2 do build A1 gold waive reorganise C4`. `3.2` names revision 2 of offer 3.
 */

import { ACTION_TYPES, type Action, COLOURS, COMPANIES, WAIVABLE_TYPES } from '@fremont/games/lords-of-vegas';
import { amountFrom, type Parts, typedActionOf, typeFrom } from './typed-action.ts';

const lotFrom = (typed = ''): string => typed.toUpperCase();

/** Accepts a colour or the name of its company. */
const colourFrom = (typed = ''): string | undefined => {
  const word = typed.toLowerCase();
  return COLOURS.find((colour) => colour === word || COMPANIES[colour].name.toLowerCase() === word);
};

const ANSWERS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

/** The optional last word: the lot of a die to move. */
const sourceFrom = (typed: string | undefined): object => (typed === undefined ? {} : { moveDieFrom: lotFrom(typed) });

/** `3.2`: the second revision of offer 3. */
const offerFrom = (typed = ''): object => {
  const [offer, revision] = typed.replace('#', '').split('.');
  return { offer: amountFrom(offer), revision: amountFrom(revision ?? '1') };
};

const PARTS: Readonly<Record<Action['type'], Parts>> = {
  draw: () => ({}),
  giveUpLot: ([lot]) => ({ lot: lotFrom(lot) }),
  moveDie: ([from]) => ({ from: lotFrom(from) }),
  build: ([lot, colour, source]) => ({ lot: lotFrom(lot), colour: colourFrom(colour), ...sourceFrom(source) }),
  sprawl: ([from, to, source]) => ({ from: lotFrom(from), to: lotFrom(to), ...sourceFrom(source) }),
  remodel: ([casino, colour]) => ({ casino: lotFrom(casino), colour: colourFrom(colour) }),
  reorganise: ([casino]) => ({ casino: lotFrom(casino) }),
  gamble: ([casino, bet]) => ({ casino: lotFrom(casino), bet: amountFrom(bet) }),
  placeDie: ([lot, value]) => ({ lot: lotFrom(lot), value: amountFrom(value) }),
  layOff: ([answer = '']) => ({ layOff: ANSWERS[answer.toLowerCase()] }),
  endTurn: () => ({}),
  offer: ([to, ...rest]) => ({ to: amountFrom(to), ...termsFrom(rest) }),
  counter: ([offer, ...rest]) => ({ ...offerFrom(offer), ...termsFrom(rest) }),
  accept: ([offer]) => offerFrom(offer),
  decline: ([offer]) => offerFrom(offer),
  withdraw: ([offer]) => offerFrom(offer),
};

const SECTIONS = ['give', 'take', 'do', 'waive'] as const;

/** A section ends where the next one begins. */
const termsFrom = (typed: readonly string[]): object => {
  const sections: Record<(typeof SECTIONS)[number], string[]> = { give: [], take: [], do: [], waive: [] };
  let current: string[] = [];
  for (const word of typed) {
    const section = typeFrom(SECTIONS, word);
    if (section === undefined) current.push(word);
    else current = sections[section];
  }
  const [waived, casino] = sections.waive;
  return {
    give: goodsFrom(sections.give),
    take: goodsFrom(sections.take),
    ...(sections.do.length === 0 ? {} : { action: typedAction(sections.do) }),
    ...(waived === undefined ? {} : { waiver: { action: typeFrom(WAIVABLE_TYPES, waived), casino: lotFrom(casino) } }),
  };
};

const DIE = 'die:';

const goodsFrom = (typed: readonly string[]): object => {
  const amounts = typed.map(amountFrom).filter((part) => typeof part === 'number');
  const words = typed.filter((word) => typeof amountFrom(word) !== 'number').map((word) => word.toLowerCase());
  return {
    money: amounts.reduce((sum, amount) => sum + amount, 0),
    lots: words.filter((word) => !word.startsWith(DIE)).map(lotFrom),
    dice: words.filter((word) => word.startsWith(DIE)).map((word) => lotFrom(word.slice(DIE.length))),
  };
};

export const typedAction = typedActionOf(ACTION_TYPES, PARTS);
