/** What the shell knows of a game before anything of it is fetched, and where the rest comes from. */

import type { BotLevel } from '@fremont/bots';
import type { SeatRange } from '@fremont/kernel';
import type { FunctionComponent } from 'preact';
import type { Catalogues, MessageKey } from '../i18n/index.ts';
import type { AnyRulesBook } from '../pages/rules/book.ts';
import type { AnyGameScreen } from '../table/game-screen.ts';
import type { AnyGameSetup } from './game-setup.ts';

/** One of the editions a game comes in, kept in its option `edition`. */
export interface EditionFront {
  readonly value: string;
  readonly label: MessageKey;
  readonly about: MessageKey;
  /** Offered on the billboard; the others only in the set-up. */
  readonly isBilled: boolean;
}

export interface GameFront {
  readonly id: string;
  /** Its name in plain words. */
  readonly title: MessageKey;
  /** One sentence for the billboard; an edition has its own. */
  readonly about: MessageKey;
  /** As in the game's `meta`. */
  readonly seats: SeatRange;
  /** A whole match of people, from and to. */
  readonly minutes: readonly [from: number, to: number];
  /** The usual one first; empty for a game that comes in one. */
  readonly editions: readonly EditionFront[];
  /** The bots that play it, the weakest first. */
  readonly levels: readonly BotLevel[];
  /** The neon around its billboard. */
  readonly neon: 'coral' | 'gold' | 'aqua';
  /** The picture on its billboard: decoration of any width, 124 pixels high. */
  readonly Art: FunctionComponent;
  /** Its mark in lists: decoration, square. */
  readonly Sign: FunctionComponent;
  /** Null while the game is being built: it is not shown anywhere then. */
  readonly parts: GameParts | null;
}

/** What is fetched when it is needed. */
export interface GameParts {
  /** The words of set-up and screen. */
  readonly messages: Catalogues;
  readonly setup: () => Promise<AnyGameSetup>;
  readonly screen: () => Promise<AnyGameScreen>;
  /** Null while nobody has written it. */
  readonly rules: (() => Promise<AnyRulesBook>) | null;
}

/** A front whose game can be played. */
export type OpenFront = GameFront & { readonly parts: GameParts };
