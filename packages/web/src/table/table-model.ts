/** The state that the screen of a table reads: current view, players, controls. */

import { type Seat, type Sentence, seededChance, type Viewer } from '@fremont/kernel';
import type { HistoryStep, UndoState, Update, Version } from '@fremont/table';
import { batch, computed, type Signal, signal } from '@preact/signals';
import { Lens } from '../lens/lens.ts';
import type { Question } from '../lens/protocol.ts';
import { rulesHref } from '../pages/rules/address.ts';
import type { TableClient, TableSetting } from '../tables/types.ts';
import { CommandSender } from './command-sender.ts';
import { askIn, type CommandError } from './commands.ts';
import type { Reason } from './controls.ts';
import type { AnyTableModel, TableExtras } from './extras.ts';
import type { GameScreen, ScreenTypes } from './game-screen.ts';
import { foldedLines, type LogLine, linesOf } from './log-lines.ts';
import type { OrderBox } from './order-box.ts';
import type { ShownPlate } from './plates.ts';
import { type Players, peopleOf, playersNow, playersOf } from './players.ts';

/** The answer of `TableClient.snapshot`. */
export type Snapshot<S extends ScreenTypes> = Awaited<ReturnType<TableClient<S['game']>['snapshot']>>;

export class TableModel<S extends ScreenTypes> implements AnyTableModel {
  readonly screen: GameScreen<S>;
  readonly setting: TableSetting;
  /** The seats of people at this device. */
  readonly people: readonly Seat[];
  /** Null for a table on this device. */
  readonly extras: TableExtras | null;
  readonly commands: CommandSender<S['game']>;
  readonly lens: Lens;
  /** Null if the game has no orders, or if several people share the screen and would see the sealed order. */
  readonly orders: OrderBox | null;

  /** The last update that has been fully shown. */
  readonly update: Signal<Update<S['game']>>;
  readonly frame: Signal<S['frame']>;
  readonly text: Signal<S['text']>;
  readonly history: Signal<readonly HistoryStep<S['game']>[]>;
  /** The result that the story shows now. */
  readonly plate = signal<ShownPlate<S['game']> | null>(null);
  /** What happened after a version, as far as a person here has missed it; null while nothing of it is shown. */
  readonly missed = signal<{ readonly since: Version; readonly why: 'away' | 'asked' } | null>(null);
  /** True while a story is playing. */
  readonly isPlaying = signal(false);
  /** The chosen action that waits for confirmation. */
  readonly chosen = signal<S['game']['action'] | null>(null);
  /** The seat that the device must be handed to. */
  readonly handOver = signal<Seat | null>(null);
  readonly commandError = signal<CommandError | null>(null);
  /** The seat whose pieces are highlighted on the board. */
  readonly spotlight = signal<Seat | null>(null);
  /** True while the bots wait for the reader of a note. */
  readonly botsWait = signal(false);
  /** A full state that fits the view. The rules judge actions on it. */
  readonly assumedState = computed(() => this.#assume());
  /** Null until the part that plays forced moves has loaded. */
  readonly forcedRule = signal<((model: TableModel<S>) => S['game']['action'] | null) | null>(null);
  /** The only legal answer to the open decision, if the table plays it by itself. */
  readonly forcedAction = computed(() => this.forcedRule.value?.(this) ?? null);
  /** The controls of the game, computed once per change for buttons, keys, board and panels. */
  readonly gameControls = computed(() => this.screen.controls(this));

  readonly #players = playersNow(
    () => this.extras?.occupants() ?? this.setting.occupants,
    () => this.people,
  );

  constructor(
    screen: GameScreen<S>,
    client: TableClient<S['game']>,
    text: S['text'],
    { update, history }: Snapshot<S>,
    extras: TableExtras | null,
  ) {
    this.screen = screen;
    this.setting = client.setting;
    this.extras = extras;
    this.people = seatsHere(client.setting, extras);
    this.lens = new Lens(client.setting.id);
    const [only, ...others] = this.people;
    this.orders = only === undefined || others.length > 0 ? null : (screen.orderBox?.(client, only) ?? null);
    this.update = signal(update);
    this.history = signal(history);
    this.frame = signal(screen.atRest(update.view));
    this.text = signal(text);
    this.commands = new CommandSender(this, (command) => client.send(command));
  }

  get players(): Players {
    return this.#players.value;
  }

  get viewer(): Viewer {
    return this.update.value.viewer;
  }

  get view(): S['game']['view'] {
    return this.update.value.view;
  }

  /** The seat that a person at this device must act for now; null while there is nothing to decide. */
  get actor(): Seat | null {
    const { viewer, toAct } = this.update.value;
    const mayAct = !this.isPlaying.value && this.handOver.value === null;
    return mayAct && viewer !== 'spectator' && toAct.includes(viewer) && this.playsHere(viewer) ? viewer : null;
  }

  /** True if an offer waits for a person at this device. They may owe a decision besides. */
  get hasAwaitedAnswer(): boolean {
    return (this.screen.awaitedAnswer?.(this) ?? null) !== null;
  }

  /** True if a person at this device plays the seat. False while a bot plays it for them. */
  playsHere(seat: Seat): boolean {
    return this.people.includes(seat) && this.update.value.players[seat]?.by === 'person';
  }

  /** Why the seat (the viewer's own by default) may not do this now. */
  reasonAgainst(action: S['game']['action'], seat: Viewer = this.update.value.viewer): Reason | null {
    if (seat === 'spectator') return null;
    const refusal = this.screen.game.check(this.assumedState.value, seat, action);
    return refusal && this.reasonOf(refusal);
  }

  reasonOf(refusal: S['game']['refusal']): Reason {
    const { why, remedy, rule } = this.screen.explanationOf(this.text.value, refusal);
    return { why, remedy, href: rulesHref(this.setting.game, rule) };
  }

  sentenceOf(event: S['game']['event']): Sentence {
    return this.screen.sentenceOf(this.text.value, event);
  }

  linesSince(version: number): readonly LogLine[] {
    // The step before may open the turn. All others are not put into words.
    const near = this.history.value.filter((step) => step.version >= version);
    return foldedLines(linesOf(this, near).filter((line) => line.version > version));
  }

  /** The effect of the undo button. On a shared device the last actor may still undo during the next player's turn. */
  get undoState(): UndoState {
    return this.freeUndoHere === null ? this.update.value.undo : { type: 'free' };
  }

  /** The seat at this device whose last action can be undone freely. */
  get freeUndoHere(): Seat | null {
    const { freeUndo } = this.update.value;
    return freeUndo !== null && this.people.includes(freeUndo) ? freeUndo : null;
  }

  /** The question for the odds lens: the view at rest, during the match. */
  readonly lensQuestion = computed((): Question | null => {
    const { view, viewer, legal, outcome } = this.update.value;
    if (!this.lens.isOn.value || outcome !== null || this.isPlaying.value) return null;
    return { game: this.setting.game, view, viewer, legal };
  });

  /** Shows the final view of an update. Every story ends here, whether it was played or skipped. */
  settle(update: Update<S['game']>): void {
    batch(() => {
      // After a change about people only, the viewer is still asked the same question: keep the chosen answer.
      if (askIn(update) !== askIn(this.update.peek())) this.chosen.value = null;
      this.update.value = update;
      this.frame.value = this.screen.atRest(update.view);
      this.plate.value = null;
      this.isPlaying.value = false;
    });
  }

  #assume(): Parameters<GameScreen<S>['game']['check']>[0] {
    const { view, viewer } = this.update.value;
    const { game } = this.screen;
    return game.guess(view as Parameters<typeof game.guess>[0], viewer, seededChance(1)) as ReturnType<
      TableModel<S>['assumedState']['peek']
    >;
  }
}

/** The seats of people at this device: all people of a local table, one's own seats of an online table. */
export const seatsHere = ({ occupants }: TableSetting, extras: TableExtras | null): readonly Seat[] =>
  extras?.seats ?? peopleOf(playersOf(occupants));
