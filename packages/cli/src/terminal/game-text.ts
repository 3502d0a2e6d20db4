/** Formats the sentences of a game for a terminal. */

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
  /** A game without labels shows its actions as they are typed. */
  readonly actions?: ByType<GameTypes['action'], { readonly labelLong: string }>;
}

/** The exports of the `text/index.ts` of every game. */
interface TextModule {
  loadText(language: Language): Promise<GameText>;
}

export const loadText = async (game: AnyGame, language: Language): Promise<GameText> => {
  const { loadText: load }: TextModule = await import(`@fremont/games/${game.meta.id}/text`);
  return load(language);
};

/** All types of events of the game. The text table has an entry for each, or it would not compile. */
export const eventTypes = async (game: AnyGame): Promise<readonly string[]> =>
  Object.keys((await loadText(game, 'en')).log);

export interface TextFormatter {
  readonly language: Language;
  event(event: GameTypes['event']): string;
  action(action: GameTypes['action']): string;
  refusal(refusal: GameTypes['refusal']): Explained;
  sentence(sentence: Sentence): string;
  seat(seat: Seat): string;
  money(amount: number): string;
}

/** The reason of a refusal, the rule, and a legal alternative. */
export interface Explained {
  readonly why: string;
  readonly rule: string;
  readonly remedy: string | null;
}

export const formatterFor = (text: GameText, language: Language, nameOf: (seat: Seat) => string): TextFormatter => {
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
