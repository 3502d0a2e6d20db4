/** A game's sentences in one language, spelled for a terminal. */

import {
  type AnyGame,
  type ByCode,
  type ByType,
  byCode,
  byType,
  type Explanation,
  type GameTypes,
  type Language,
  type Place,
  type Seat,
  type Sentence,
} from '@fremont/kernel';

/** The part of a text table that every game has. */
export interface GameText {
  readonly log: ByType<GameTypes['event'], Sentence>;
  readonly refusals: ByCode<GameTypes['refusal'], Explanation>;
  /** A game without labels shows its actions the way they are typed. */
  readonly actions?: ByType<GameTypes['action'], { readonly labelLong: string }>;
}

export const loadText = async (game: AnyGame, language: Language): Promise<GameText> => {
  const path = `@fremont/games/${game.meta.id}/text/${language}`;
  const tables = (await import(path)) as Readonly<Record<string, GameText>>;
  const table = tables[language];
  if (table === undefined) throw new Error(`${path} exports no ${language}`);
  return table;
};

/** Every type of event the game can tell of: its text table would not compile without one. */
export const eventTypes = async (game: AnyGame): Promise<readonly string[]> =>
  Object.keys((await loadText(game, 'en')).log);

export interface Teller {
  readonly language: Language;
  event(event: GameTypes['event']): string;
  action(action: GameTypes['action']): string;
  refusal(refusal: GameTypes['refusal']): Explained;
  sentence(sentence: Sentence): string;
  seat(seat: Seat): string;
  money(amount: number): string;
}

/** Why not, the rule that says so, and what to do instead. */
export interface Explained {
  readonly why: string;
  readonly rule: string;
  readonly remedy: string | null;
}

export const tellerFor = (text: GameText, language: Language, nameOf: (seat: Seat) => string): Teller => {
  const money = moneyIn(language);
  const spell = (sentence: Sentence): string =>
    sentence.map((piece) => (typeof piece === 'string' ? piece : spellPlace(piece, nameOf, money))).join('');
  return {
    language,
    event: (event) => spell(byType(text.log, event)),
    action: (action) => (text.actions === undefined ? typedForm(action) : byType(text.actions, action).labelLong),
    refusal: (refusal) => {
      const { why, rule, remedy } = byCode(text.refusals, refusal);
      return { why: spell(why), rule, remedy: remedy === null ? null : spell(remedy) };
    },
    sentence: spell,
    seat: nameOf,
    money,
  };
};

/** `place sign=2` */
const typedForm = ({ type, ...fields }: GameTypes['action']): string =>
  [type, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)].join(' ');

const moneyIn = (language: Language): ((amount: number) => string) => {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return (amount) => format.format(amount);
};

const spellPlace = (place: Place, nameOf: (seat: Seat) => string, money: (amount: number) => string): string => {
  if ('seat' in place) return nameOf(place.seat);
  if ('money' in place) return money(place.money);
  if ('dice' in place) return place.dice.map((face) => `[${face}]`).join('');
  return place.name;
};
