/** What the set-up, the lobby and the waiting room must know about one game's options. */

import { anyGame, type Game, type GameTypes } from '@fremont/kernel';
import type { FunctionComponent } from 'preact';
import { type MessageKey, t } from '../i18n/index.ts';

export type OptionValue = string | number | boolean;

/** One of the values of an option. */
export interface OptionChoice {
  readonly value: OptionValue;
  readonly label: () => string;
}

interface Row<O extends object> {
  /** The field of the options that it reads and writes. */
  readonly option: keyof O & string;
  readonly title: MessageKey;
  /** What happens, in one sentence. */
  readonly text: MessageKey;
  /** Left out where it makes no sense, such as with another edition. Always there without it. */
  readonly isShown?: (options: O) => boolean;
}

export type OptionRow<O extends object> = Row<O> &
  (
    | { readonly type: 'switch' }
    /** `segments` for two or three short values, `list` for more. */
    | { readonly type: 'choice'; readonly look: 'segments' | 'list'; readonly values: readonly OptionChoice[] }
    /** Any number of them; the option is the list of those chosen, in the order given here. */
    | { readonly type: 'several'; readonly values: readonly OptionChoice[] }
    /** Drawn by the game: for what is picked from pictures. It may write other options along with its own. */
    | { readonly type: 'own'; readonly Control: FunctionComponent<OwnOptionProps<O>> }
  );

export interface OwnOptionProps<O extends object> {
  readonly options: O;
  /** Id of the sentence that says what happens. */
  readonly describedBy: string;
  onChange(options: O): void;
}

/** What one game tells the shell about its options. Whether a combination is allowed, only `game.decodeOptions` decides. */
export interface GameSetup<T extends GameTypes> {
  readonly game: Game<T>;
  /** All but the edition, which the front has. */
  readonly rows: readonly OptionRow<T['options']>[];
  /** The codes of `decodeOptions` that a person can meet, in words. */
  readonly reasons: Readonly<Record<string, MessageKey>>;
  /** What awaits the players, for the foot of the set-up. */
  facts(options: T['options']): readonly string[];
  /** What differs from the usual, for lobby and waiting room. The edition is said before it. */
  words(options: T['options']): readonly string[];
  /** Whether people at one device must not see each other's views. */
  hasSecrets(options: T['options']): boolean;
}

/** A set-up whose game the caller does not know. */
export type AnyGameSetup = GameSetup<GameTypes>;

/** Forgets a set-up's own types; sound for the same reason as the kernel's `anyGame`. */
export const anyGameSetup = <T extends GameTypes>(setup: GameSetup<T>): AnyGameSetup =>
  ({ ...setup, game: anyGame(setup.game) }) as unknown as AnyGameSetup;

/** Choices whose labels are messages. */
export const choices = (labels: readonly (readonly [value: OptionValue, label: MessageKey])[]): OptionChoice[] =>
  labels.map(([value, label]) => ({ value, label: () => t(label) }));
