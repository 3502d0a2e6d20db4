/** What the screen of one game adds to the table page. The page knows no game; it knows this. */

import type { Explanation, Game, GameTypes, Language, Seat, Sentence } from '@fremont/kernel';
import type { FunctionComponent } from 'preact';
import type { Beat } from './beats.ts';
import type { Controls } from './controls.ts';
import type { Session } from './session.ts';

/** The types one game's screen brings with it, bundled like `GameTypes`. */
export interface ScreenTypes {
  game: GameTypes;
  /** A picture of the board, at rest or while a story is told. */
  frame: object;
  /** What can move. */
  motion: object;
  /** The game's words in one language. */
  text: object;
}

/** The answer to "whose turn is it and what is wanted". */
export interface Lettering {
  /** Lit when a person at this device must act. */
  readonly lit: boolean;
  readonly eyebrow: string;
  readonly headline: string;
  readonly subline: string;
}

export interface PhaseSteps {
  readonly names: readonly string[];
  /** Index of the step we are in; -1 when none is. */
  readonly now: number;
}

export interface SessionProps<S extends ScreenTypes> {
  readonly session: Session<S>;
}

/** Where the result leads. */
export interface ResultWays {
  readonly onClose: () => void;
  readonly onNewTable: () => void;
}

export interface GameScreen<S extends ScreenTypes> {
  readonly game: Game<S['game']>;
  loadText(language: Language): Promise<S['text']>;
  sentenceOf(text: S['text'], event: S['game']['event']): Sentence;
  explanationOf(text: S['text'], refusal: S['game']['refusal']): Explanation;
  /** Whether people at one device must not see each other's views. */
  hasSecrets(options: S['game']['options']): boolean;
  /** Whether what is asked now is nobody else's business, so that others at the device look away first. */
  asksInSecret?(view: S['game']['view']): boolean;
  /** Fetches what only some tables of the game need; awaited before a table opens. */
  prepare?(options: S['game']['options']): Promise<void>;

  /** Whether the screen shows what the odds lens finds. */
  readonly hasLens?: true;

  atRest(view: S['game']['view']): S['frame'];
  /** The story of some events as beats; calm stories hold still pictures instead of moving. */
  plan(
    events: readonly S['game']['event'][],
    start: S['frame'],
    end: S['game']['view'],
    calm: boolean,
  ): readonly Beat<S['frame'], S['motion']>[];
  /** Where the pieces lie before a motion; given back to `move`. */
  look(motion: S['motion'], stage: HTMLElement): unknown;
  move(motion: S['motion'], before: unknown, stage: HTMLElement, ms: number): readonly Animation[];

  /** Whether the live region reads the event out. */
  isSpoken(event: S['game']['event']): boolean;
  /** Whether the event opens a new paragraph of the log; 'round' with its sentence as a heading. */
  heading(event: S['game']['event']): 'round' | 'turn' | null;

  title(session: Session<S>): string;
  subtitle(session: Session<S>): string;
  lettering(session: Session<S>): Lettering;
  phases(session: Session<S>): PhaseSteps;
  seatState(session: Session<S>, seat: Seat): 'active' | 'finished' | 'plain';
  /** What this game offers now. */
  controls(session: Session<S>): Controls;

  readonly Board: FunctionComponent<SessionProps<S>>;
  /** The numbers on a seat card. */
  readonly SeatNumbers: FunctionComponent<SessionProps<S> & { readonly seat: Seat }>;
  /** Buttons of the dock beside the primary one. */
  readonly SideActions: FunctionComponent<SessionProps<S> & { readonly controls: Controls }>;
  /** What the dock says between letterboard and buttons. */
  readonly Consequence: FunctionComponent<SessionProps<S>>;
  /** Panels beside the board, above the log. */
  readonly Side: FunctionComponent<SessionProps<S>>;
  /** Panels under the seats. */
  readonly Rail: FunctionComponent<SessionProps<S>>;
  /** The board as a table of words and numbers. */
  readonly TextView: FunctionComponent<SessionProps<S>>;
  readonly Result: FunctionComponent<SessionProps<S> & ResultWays>;
}

/** A screen whose game the caller does not know, as the registry holds it. */
export type AnyGameScreen = GameScreen<ScreenTypes>;

/** Forgets a screen's own types; sound for the same reason as the kernel's `anyGame`. */
export const anyGameScreen = <S extends ScreenTypes>(screen: GameScreen<S>): AnyGameScreen =>
  screen as unknown as AnyGameScreen;
