/** The interface between the table page and the screen of one game. The page knows no game. */

import type { Explanation, Game, GameTypes, Language, Seat, Sentence } from '@fremont/kernel';
import type { FunctionComponent } from 'preact';
import type { TableClient } from '../tables/types.ts';
import type { MenuItem } from '../ui/Menu.tsx';
import type { Beat } from './beats.ts';
import type { Controls } from './controls.ts';
import type { AnyGameFinale } from './on-demand/finale/game-finale.ts';
import type { OrderBox } from './order-box.ts';
import type { TableModel } from './table-model.ts';

/** The types of one game's screen, bundled like `GameTypes`. */
export interface ScreenTypes {
  game: GameTypes;
  /** The state of the drawn board, at rest or during a story. */
  frame: object;
  /** A motion that the board can animate. */
  motion: object;
  /** The game's words in one language. */
  text: object;
}

/** The events of an update in order. The table settles on the last view. */
export interface Story<T extends GameTypes> {
  readonly events: readonly T['event'][];
  /** The view at each of the events. */
  readonly views: readonly T['view'][];
}

/** The text of the letterboard: whose turn it is and which decision is open. */
export interface Lettering {
  /** Lit when a person at this device must act. */
  readonly lit: boolean;
  readonly eyebrow: string;
  readonly headline: string;
  readonly subline: string;
}

export interface PhaseSteps {
  readonly names: readonly string[];
  /** The index of the current step; -1 if there is none. */
  readonly now: number;
}

export interface ModelProps<S extends ScreenTypes> {
  readonly model: TableModel<S>;
}

export interface GameScreen<S extends ScreenTypes> {
  readonly game: Game<S['game']>;
  /** The words for a table with these options. */
  loadText(language: Language, options: S['game']['options']): Promise<S['text']>;
  sentenceOf(text: S['text'], event: S['game']['event']): Sentence;
  explanationOf(text: S['text'], refusal: S['game']['refusal']): Explanation;
  /** True if people at one device must not see each other's views. */
  hasSecrets(options: S['game']['options']): boolean;
  /** True if the open decision is secret. Others at the device then look away first. */
  isSecretDecision?(view: S['game']['view']): boolean;
  /** Loads parts that only some tables of the game need. Awaited before a table opens. */
  prepare?(options: S['game']['options']): Promise<void>;

  /**
   * True if the player may do something else although the action is the only listed one: for example, offer a deal. The
   * table then never plays it for them.
   */
  hasOtherChoices?(action: S['game']['action']): boolean;
  /** Identifies the offer that waits for a person at this device, whether or not they owe a decision; null if none does. */
  awaitedAnswer?(model: TableModel<S>): string | null;
  /** An off-turn answer that the person wants the table to give for them. */
  automaticAnswer?(model: TableModel<S>): { readonly seat: Seat; readonly action: S['game']['action'] } | null;
  /** Entries of the table's menu. */
  menu?(model: TableModel<S>): readonly MenuItem[];

  /** Set if the screen shows the results of the odds lens. */
  readonly hasLens?: true;

  atRest(view: S['game']['view']): S['frame'];
  /** Turns a story into beats. With `calm` the beats are still frames. */
  plan(story: Story<S['game']>, start: S['frame'], calm: boolean): readonly Beat<S['frame'], S['motion']>[];
  /** Measures the pieces before a motion. The result is passed to `animate`. */
  measure(motion: S['motion'], stage: HTMLElement): unknown;
  animate(motion: S['motion'], before: unknown, stage: HTMLElement, ms: number): readonly Animation[];

  /** True if the live region announces the event. */
  isAnnounced(event: S['game']['event']): boolean;
  /** The standing order of the only person at this device. Games without orders omit it. */
  orderBox?(client: TableClient<S['game']>, seat: Seat): OrderBox;
  /** True if a later event repeats what it says. Whoever was away is not told of it. */
  isMinor?(event: S['game']['event']): boolean;
  /** 'turn' if the event opens a paragraph of the log; 'round' if its sentence is also a heading. */
  heading(event: S['game']['event']): 'round' | 'turn' | null;
  /** True if the event is part of a deal: an offer, a bid, a purchase. Games without deals omit it. */
  isDeal?(event: S['game']['event']): boolean;

  title(model: TableModel<S>): string;
  subtitle(model: TableModel<S>): string;
  lettering(model: TableModel<S>): Lettering;
  phases(model: TableModel<S>): PhaseSteps;
  seatState(model: TableModel<S>, seat: Seat): 'active' | 'finished' | 'plain';
  /** The controls that the game offers now. */
  controls(model: TableModel<S>): Controls;

  readonly Board: FunctionComponent<ModelProps<S>>;
  /** The numbers on a seat card. */
  readonly SeatNumbers: FunctionComponent<ModelProps<S> & { readonly seat: Seat }>;
  /** Buttons beside the primary button of the dock. */
  readonly SideActions: FunctionComponent<ModelProps<S> & { readonly controls: Controls }>;
  /** The content of the dock between letterboard and buttons. */
  readonly Consequence: FunctionComponent<ModelProps<S>>;
  /** Panels beside the board, above the log. */
  readonly Side: FunctionComponent<ModelProps<S>>;
  /** Panels under the seats. */
  readonly Rail: FunctionComponent<ModelProps<S>>;
  /** The board as a table of words and numbers. */
  readonly TextView: FunctionComponent<ModelProps<S>>;
  /** The final board for a picture to share. The board itself if it is missing. */
  picture?(): Promise<FunctionComponent<ModelProps<S>>>;
  /** Loads the part of the finale that depends on the game. */
  finale(): Promise<AnyGameFinale>;
}

/** A screen whose game the caller does not know, as the registry holds it. */
export type AnyGameScreen = GameScreen<ScreenTypes>;

/** Erases a screen's own types. This is sound for the same reason as the kernel's `anyGame`. */
export const anyGameScreen = <S extends ScreenTypes>(screen: GameScreen<S>): AnyGameScreen =>
  screen as unknown as AnyGameScreen;
