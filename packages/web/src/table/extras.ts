/**
 * The parts that an online table adds to the table page: connection, presence, clocks, chat. The page knows only
 * where they go. A local table has none. Presence and clocks are not parts of an `Update`: all viewers of a seat share one, and it
 * must not change because a player loses the connection.
 */

import type { Coded, GameTypes, Seat } from '@fremont/kernel';
import type { Command, Occupant, Update, Version } from '@fremont/table';
import type { Perspective } from '@fremont/table/replay';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { TableSetting } from '../tables/types.ts';
import type { MenuItem } from '../ui/Menu.tsx';
import type { Controls } from './controls.ts';
import type { Lettering } from './game-screen.ts';
import type { LogLine } from './log-lines.ts';
import type { PastMatch } from './past-match.ts';
import type { Players } from './players.ts';

/** A command before it is sent, so without an id. */
export type CommandDraft = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** The part of a table model that does not depend on the game. */
export interface AnyTableModel {
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
  /** The seat that a person at this device must act for now. */
  readonly actor: Seat | null;
  readonly commands: {
    /** True while a command waits for its answer. */
    readonly isSending: ReadonlySignal<boolean>;
    send(draft: CommandDraft): void;
  };
  /** The lines of the log after a version, newest first. */
  linesSince(version: Version): readonly LogLine[];
}

export interface AnyModelProps {
  readonly model: AnyTableModel;
}

export interface RematchControl {
  readonly label: string;
  run(): void;
}

export interface TableExtras {
  /** The seats of people at this device. */
  readonly seats: readonly Seat[];
  /** The version that this person had seen at their last visit; null if it is not known. Absent in a replay. */
  seen?(): Version | null;
  /** By seat, with current names. People may rename themselves during a match. */
  occupants(): readonly Occupant[];
  /** The title of the table. */
  name(): string;
  /** Replaces or extends the game's text on the letterboard. */
  lettering(model: AnyTableModel, plain: Lettering): Lettering;
  controls(model: AnyTableModel): Controls;
  menu(model: AnyTableModel): readonly MenuItem[];
  /** The text of an error that differs from local tables; null for any other error. */
  failure(error: Coded): string | null;
  /** Null while this person has no rematch to go to. */
  rematch(): RematchControl | null;
  /** Who else wants a rematch. */
  readonly RematchNote: FunctionComponent<AnyModelProps>;
  /** In the top bar. */
  readonly Status: FunctionComponent<AnyModelProps>;
  /** Under a name. */
  readonly SeatNote: FunctionComponent<AnyModelProps & { readonly seat: Seat }>;
  readonly SeatClock: FunctionComponent<AnyModelProps & { readonly seat: Seat }>;
  /** In the dock, above the game's own content. */
  readonly Notice: FunctionComponent<AnyModelProps>;
  /** The log panel, with the chat beside it. */
  readonly LogPanel: FunctionComponent<AnyModelProps & { readonly log: ComponentChildren }>;
  /** Set by a replay: takes the place of the dock. A replay has no finale, and nothing in it is left to decide. */
  readonly ReplayBar?: FunctionComponent<AnyModelProps>;
  /** Set by a replay: what it shows now. */
  watched?(): { readonly match: PastMatch; readonly perspective: Perspective };
  /** Dialogs and sheets above the page. */
  readonly Overlays: FunctionComponent<AnyModelProps>;
}
