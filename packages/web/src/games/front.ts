/** The entry of a game in the app: the facts for the home page, and the loaders of its other parts. */

import type { PlayLevel } from '@fremont/bots';
import type { SeatRange } from '@fremont/kernel';
import type { FunctionComponent } from 'preact';
import type { Catalogues, MessageKey } from '../i18n/index.ts';
import type { AnyLesson } from '../lessons/lesson.ts';
import type { AnyRulesBook } from '../pages/rules/book.ts';
import type { AnyGameScreen } from '../table/game-screen.ts';
import type { AnyGameSetup } from './game-setup.ts';

/** An edition of a game. The option `edition` holds its value. */
export interface EditionFront {
  readonly value: string;
  readonly label: MessageKey;
  readonly about: MessageKey;
  /** Whether the billboard offers it. The set-up dialog offers all editions. */
  readonly isBilled: boolean;
}

/** A guided first match. */
export interface LessonFront {
  readonly id: string;
  /** The edition that it teaches; empty for a game with a single edition. */
  readonly edition: string;
  /** How long it takes. */
  readonly minutes: number;
  readonly load: () => Promise<AnyLesson>;
}

export interface GameFront {
  readonly id: string;
  /** The name of the game. */
  readonly title: MessageKey;
  /** One sentence for the billboard. An edition has its own sentence. */
  readonly about: MessageKey;
  /** The same as in the game's `meta`. */
  readonly seats: SeatRange;
  /** Who begins: the first seat, the highest roll, or a seat drawn by lot. */
  readonly begins: 'firstSeat' | 'dice' | 'lot';
  /** The duration of a match between people. */
  readonly minutes: readonly [from: number, to: number];
  /** The usual edition first; empty for a game with one edition. */
  readonly editions: readonly EditionFront[];
  /** The levels of its bots, the weakest first. */
  readonly levels: readonly PlayLevel[];
  /** The unit of its scores. */
  readonly scores: 'dollars' | 'points';
  /** The neon colour of its billboard. */
  readonly neon: 'coral' | 'gold' | 'aqua';
  /** The picture on its billboard: a decoration, 124 pixels high, that fits any width. */
  readonly Art: FunctionComponent;
  /** The mark of the game in lists: a square decoration. */
  readonly Sign: FunctionComponent;
  /** Null while the game is under development. The app does not show it then. */
  readonly parts: GameParts | null;
}

/** The parts of a game that load on demand. */
export interface GameParts {
  /** The texts of set-up dialog and screen. */
  readonly messages: Catalogues;
  readonly setup: () => Promise<AnyGameSetup>;
  readonly screen: () => Promise<AnyGameScreen>;
  /** Null for a game without a rules page. */
  readonly rules: (() => Promise<AnyRulesBook>) | null;
  /** One per edition at most. */
  readonly lessons: readonly LessonFront[];
}

/** The front of a game that can be played. */
export type OpenFront = GameFront & { readonly parts: GameParts };
