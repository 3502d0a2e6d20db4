/**
 * What stands around a table that is played over a network: connection, presence, clocks, chat. The page knows only
 * where it goes; a table on this device has none of it.
 */

import type { Coded, GameTypes, Seat } from '@fremont/kernel';
import type { Command, Occupant, Update, Version } from '@fremont/table';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { TableSetting } from '../tables/types.ts';
import type { MenuItem } from '../ui/Menu.tsx';
import type { Controls } from './controls.ts';
import type { Lettering } from './game-screen.ts';
import type { LogLine } from './log-lines.ts';
import type { Players } from './players.ts';

/** A command as a screen thinks of it: its id is made when it is sent. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** What the extras see of a sitting, whatever is played. */
export interface Sitting {
  readonly setting: TableSetting;
  readonly players: Players;
  /** The seats of people at this device. */
  readonly people: readonly Seat[];
  readonly update: ReadonlySignal<
    Pick<
      Update<GameTypes>,
      'version' | 'viewer' | 'players' | 'undo' | 'undoAsk' | 'votes' | 'toAct' | 'outcome' | 'asks'
    >
  >;
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly isSending: ReadonlySignal<boolean>;
  /** The seat that a person at this device must act for now. */
  readonly actor: Seat | null;
  send(wish: Wish): void;
  /** What the log says about everything after a version, newest first. */
  linesSince(version: Version): readonly LogLine[];
}

export interface SittingProps {
  readonly sitting: Sitting;
}

export interface TableExtras {
  /** The seats of people at this device. */
  readonly seats: readonly Seat[];
  /** By seat, as they are called now: people may take another name while they play. */
  occupants(): readonly Occupant[];
  /** What the table is called. */
  name(): string;
  /** What the letterboard says instead of, or besides, what the game says. */
  lettering(sitting: Sitting, plain: Lettering): Lettering;
  controls(sitting: Sitting): Controls;
  menu(sitting: Sitting): readonly MenuItem[];
  /** Why something failed, where it is said differently from a table on this device; null where it is not. */
  failure(error: Coded): string | null;
  rematch(): void;
  /** In the top bar. */
  readonly Status: FunctionComponent<SittingProps>;
  /** Under a name. */
  readonly SeatNote: FunctionComponent<SittingProps & { readonly seat: Seat }>;
  readonly SeatClock: FunctionComponent<SittingProps & { readonly seat: Seat }>;
  /** In the dock, over what the game says there. */
  readonly Notice: FunctionComponent<SittingProps>;
  /** The panel of the log, with whatever stands beside it. */
  readonly LogPanel: FunctionComponent<SittingProps & { readonly log: ComponentChildren }>;
  /** Dialogs and papers over everything. */
  readonly Papers: FunctionComponent<SittingProps>;
}
