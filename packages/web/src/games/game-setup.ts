/** The options of one game, for set-up dialog, lobby and waiting room. */

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
  /** The field of the options that the row reads and writes. */
  readonly option: keyof O & string;
  readonly title: MessageKey;
  /** The effect of the option in one sentence. */
  readonly text: MessageKey;
  /** Hides the row where the option has no effect, such as in another edition. Rows without it are always shown. */
  readonly isShown?: (options: O) => boolean;
}

export type OptionRow<O extends object> = Row<O> &
  (
    | { readonly type: 'switch' }
    /** `segments` for two or three short values, `list` for more. */
    | { readonly type: 'choice'; readonly look: 'segments' | 'list'; readonly values: readonly OptionChoice[] }
    /** Any number of values. The option is the list of the chosen ones, in the order given here. */
    | { readonly type: 'several'; readonly values: readonly OptionChoice[] }
    /** The game draws the control, for example to pick from pictures. It may also change other options. */
    | { readonly type: 'own'; readonly Control: FunctionComponent<OwnOptionProps<O>> }
  );

export interface OwnOptionProps<O extends object> {
  readonly options: O;
  /** The id of the element with the explanation. */
  readonly describedBy: string;
  onChange(options: O): void;
}

/** The set-up of one game. Only `game.decodeOptions` decides whether a combination of options is allowed. */
export interface GameSetup<T extends GameTypes> {
  readonly game: Game<T>;
  /** Rules that only some options need. They add themselves to `game`. */
  readonly moreRules?: () => Promise<unknown>;
  /** All options except the edition, which is part of the front. */
  readonly rows: readonly OptionRow<T['options']>[];
  /** Texts for the codes of `decodeOptions` that a person can cause. */
  readonly reasons: Readonly<Record<string, MessageKey>>;
  /** Facts about the match, for the foot of the set-up dialog. */
  facts(options: T['options']): readonly string[];
  /** Options that differ from the default, for lobby and waiting room. The edition precedes them. */
  words(options: T['options']): readonly string[];
  /** Whether people at one device must not see each other's views. */
  hasSecrets(options: T['options']): boolean;
}

/** A set-up whose game the caller does not know. */
export type AnyGameSetup = GameSetup<GameTypes>;

/** Removes the types of the game. It is sound for the same reason as the kernel's `anyGame`. */
export const anyGameSetup = <T extends GameTypes>(setup: GameSetup<T>): AnyGameSetup =>
  ({ ...setup, game: anyGame(setup.game) }) as unknown as AnyGameSetup;

/** Option choices whose labels are messages. */
export const choices = (labels: readonly (readonly [value: OptionValue, label: MessageKey])[]): OptionChoice[] =>
  labels.map(([value, label]) => ({ value, label: () => t(label) }));
