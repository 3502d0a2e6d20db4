/**
 * A sitting at a table: talks with the table, tells what happened, follows whose turn it is. After every story the
 * screen settles on the view that was sent, whether the story was told to its end or not.
 */

import { type Seat, type Sentence, seededChance, type Viewer } from '@fremont/kernel';
import type { Command, HistoryStep, UndoState, Update } from '@fremont/table';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { rulesHref } from '../games/names.ts';
import { language } from '../i18n/index.ts';
import { Lens } from '../lens/lens.ts';
import type { Question } from '../lens/protocol.ts';
import { reducedMotion, settings } from '../settings/index.ts';
import { playCue } from '../sound/index.ts';
import type { TableClient, TableSetting, TablesTrouble } from '../tables/types.ts';
import { type Storyteller, storyteller } from './beats.ts';
import { callPeople } from './calls.ts';
import { askIn, commandId, type Trouble } from './commands.ts';
import type { Reason } from './controls.ts';
import type { Sitting, TableExtras, Wish } from './extras.ts';
import type { GameScreen, ScreenTypes } from './game-screen.ts';
import { type Live, liveRegion } from './live.ts';
import { type LogLine, logLines } from './log-lines.ts';
import { type OrderBox, orderBoxFor } from './order-box.ts';
import { Outbox } from './outbox.ts';
import { onHidden, paceMs, storySpeed } from './pace.ts';
import { type Players, peopleOf, playersNow, playersOf } from './players.ts';
import { spelled } from './sentences.ts';

export class Session<S extends ScreenTypes> implements Sitting {
  readonly screen: GameScreen<S>;
  readonly setting: TableSetting;
  /** The seats of people at this device. */
  readonly people: readonly Seat[];
  /** Null for a table on this device. */
  readonly extras: TableExtras | null;
  readonly live: Live = liveRegion();
  readonly lens: Lens;
  /** Null where standing orders are not offered. */
  readonly orders: OrderBox | null;

  /** The last thing the table sent that has been shown to its end. */
  readonly update: Signal<Update<S['game']>>;
  readonly frame: Signal<S['frame']>;
  readonly text: Signal<S['text']>;
  readonly history: Signal<readonly HistoryStep<S['game']>[]>;
  readonly isPlaying = signal(false);
  /** An action that waits for its confirmation. */
  readonly chosen = signal<S['game']['action'] | null>(null);
  /** The seat the device is to be handed to. */
  readonly handOver = signal<Seat | null>(null);
  readonly trouble = signal<Trouble | null>(null);
  /** The seat whose pieces are picked out on the board. */
  readonly spotlight = signal<Seat | null>(null);
  /** What the rules are asked about: a state that fits the view. */
  readonly supposed = computed(() => this.#suppose());

  /** The element that holds the board; motions happen in it. */
  stage: HTMLElement | null = null;

  readonly #client: TableClient<S['game']>;
  readonly #outbox = new Outbox();
  readonly #players = playersNow(() => this.extras?.occupants() ?? this.setting.occupants);
  readonly #teller: Storyteller<S['frame'], S['motion']>;
  readonly #waiting: Update<S['game']>[] = [];
  readonly #stops: (() => void)[];
  #isShowing = false;
  /** When the last look has been answered. */
  #looked: Promise<void> = Promise.resolve();
  /** The update whose story is being told. */
  #telling: Update<S['game']> | null = null;

  private constructor(
    screen: GameScreen<S>,
    client: TableClient<S['game']>,
    text: S['text'],
    look: { readonly update: Update<S['game']>; readonly history: readonly HistoryStep<S['game']>[] },
    extras: TableExtras | null,
  ) {
    this.screen = screen;
    this.setting = client.setting;
    this.lens = new Lens(client.setting.id);
    this.extras = extras;
    this.people = seatsHere(client.setting, extras);
    this.#client = client;
    this.orders = orderBoxFor(screen.game, client, this.people);
    this.update = signal(look.update);
    this.history = signal(look.history);
    this.frame = signal(screen.atRest(look.update.view));
    this.text = signal(text);
    this.#teller = this.#storyteller();
    this.#stops = [
      client.onUpdate((update) => this.#receive(update)),
      client.onTrouble((trouble) => this.#lose(trouble)),
      effect(() => client.setPace(paceMs())),
      effect(() => this.#followLanguage()),
      callPeople(this),
      effect(() => this.lens.look(this.#lensQuestion.value)),
      onHidden(() => this.skip()),
    ];
  }

  static async open<S extends ScreenTypes>(
    screen: GameScreen<S>,
    client: TableClient<S['game']>,
    extras: TableExtras | null = null,
  ): Promise<Session<S>> {
    const people = seatsHere(client.setting, extras);
    // With several people nobody knows yet who is looking.
    const [only = 'spectator', ...others] = people;
    const viewer: Viewer = others.length === 0 ? only : 'spectator';
    // Words may be long on their way: what happens at the table meanwhile is not lost.
    const early: Update<S['game']>[] = [];
    const [look, text] = await Promise.all([
      client.look(viewer),
      screen.loadText(language.peek()),
      screen.prepare?.(client.setting.options),
    ]).finally(client.onUpdate((update) => early.push(update)));
    const session = new Session(screen, client, text, look, extras);
    await session.#follow();
    client.shown(session.update.peek().version);
    for (const update of early) session.#receive(update);
    return session;
  }

  get players(): Players {
    return this.#players.value;
  }

  get viewer(): Viewer {
    return this.update.value.viewer;
  }

  /** Something waits for the table's answer. */
  get isSending(): ReadonlySignal<boolean> {
    return this.#outbox.isSending;
  }

  get view(): S['game']['view'] {
    return this.update.value.view;
  }

  /** The seat that a person at this device must act for now; null while there is nothing to decide. */
  get actor(): Seat | null {
    const { viewer, toAct } = this.update.value;
    const mayAct = !this.isPlaying.value && this.handOver.value === null;
    return mayAct && viewer !== 'spectator' && toAct.includes(viewer) && this.#plays(viewer) ? viewer : null;
  }

  /** Why the seat, the viewer's own unless another one at this device is meant, may not do this now. */
  reasonAgainst(action: S['game']['action'], seat: Viewer = this.update.value.viewer): Reason | null {
    if (seat === 'spectator') return null;
    const refusal = this.screen.game.check(this.supposed.value, seat, action);
    return refusal && this.reasonOf(refusal);
  }

  reasonOf(refusal: S['game']['refusal']): Reason {
    const { why, remedy, rule } = this.screen.explanationOf(this.text.value, refusal);
    return { why, remedy, href: rulesHref(this.setting.game, rule) };
  }

  sentenceOf(event: S['game']['event']): Sentence {
    return this.screen.sentenceOf(this.text.value, event);
  }

  /** Picks an action; it is sent at once where no confirmation is wished for. Picking it again steps back. */
  choose(action: S['game']['action'], same: (chosen: S['game']['action']) => boolean): void {
    const before = this.chosen.peek();
    if (!settings.confirmMoves.peek()) this.act(action);
    else this.chosen.value = before !== null && same(before) ? null : action;
    playCue('tap');
  }

  confirm(): void {
    const action = this.chosen.peek();
    if (action !== null) this.act(action);
  }

  stepBack(): void {
    this.chosen.value = null;
  }

  /** A seat that is not asked acts without a decision, as far as its game lets it. */
  act(action: S['game']['action'], seat: Viewer = this.update.peek().viewer): void {
    if (seat === 'spectator') return;
    const ask = this.update.peek().asks.find((one) => one.seat === seat);
    this.#send({ type: 'act', id: commandId(), seat, decision: ask?.id ?? null, action });
  }

  /** What undo would do here: around one screen, whoever just acted may still take it back though the next one is up. */
  get undoState(): UndoState {
    return this.#freeUndoHere(this.update.value) === null ? this.update.value.undo : { type: 'free' };
  }

  undo(consent: readonly Seat[]): void {
    const update = this.update.peek();
    const seat = this.#freeUndoHere(update) ?? update.viewer;
    if (seat !== 'spectator') this.#send({ type: 'undo', id: commandId(), seat, consent });
  }

  #freeUndoHere({ freeUndo }: Update<S['game']>): Seat | null {
    return freeUndo !== null && this.people.includes(freeUndo) ? freeUndo : null;
  }

  /** Past a barrier the people at other devices are asked; whoever sits at this one has agreed. */
  askUndo(): void {
    const { viewer, undo } = this.update.peek();
    if (viewer === 'spectator' || undo.type !== 'consent') return;
    if (this.extras === null) this.undo(undo.of);
    else this.send({ type: 'undoAsk', seat: viewer, consent: undo.of.filter((seat) => this.people.includes(seat)) });
  }

  redo(): void {
    const { viewer } = this.update.peek();
    if (viewer !== 'spectator') this.#send({ type: 'redo', id: commandId(), seat: viewer });
  }

  send(wish: Wish): void {
    this.#send({ ...wish, id: commandId() });
  }

  linesSince(version: number): readonly LogLine[] {
    return logLines(this).filter((line) => line.version > version);
  }

  /** Finishes whatever is being told. */
  skip(): void {
    this.#teller.finish();
  }

  /** The person the device was handed to has it. */
  takeOver(): void {
    const seat = this.handOver.peek();
    this.#unveiled = this.update.peek().asks.find((ask) => ask.seat === seat)?.id ?? null;
    if (seat !== null) this.#lookAs(seat).then(() => this.#endHandOver(), reportError);
  }

  record(): ReturnType<TableClient<S['game']>['record']> {
    return this.#client.record();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.live.stop();
    this.lens.close();
    this.#client.close();
  }

  #endHandOver(): void {
    this.handOver.value = null;
  }

  #lose(trouble: TablesTrouble): void {
    this.trouble.value = { type: 'lost', trouble };
  }

  async #send(command: Command): Promise<void> {
    this.trouble.value = null;
    const answer = await this.#outbox.send(command, (one) => this.#client.send(one));
    if (answer === null) return;
    if ('code' in answer) return this.#lose(answer);
    if (answer.type === 'done') return;
    playCue('refused');
    this.trouble.value =
      answer.type === 'refused'
        ? { type: 'refused', refusal: answer.refusal }
        : { type: 'failed', error: answer.error };
  }

  #receive(update: Update<S['game']>): void {
    this.#waiting.push(update);
    // The table has moved on: what is being told is finished at once.
    this.skip();
    if (!this.#isShowing) this.#showAll().catch(reportError);
  }

  async #showAll(): Promise<void> {
    this.#isShowing = true;
    try {
      for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) await this.#show(next);
    } finally {
      this.#isShowing = false;
    }
  }

  async #show(update: Update<S['game']>): Promise<void> {
    const { viewer, version } = this.update.peek();
    if (update.viewer !== viewer || (update.version <= version && !update.jump)) return;
    if (update.jump) {
      playCue('undo');
      return this.#lookAs(viewer).then(() => this.#follow());
    }
    if (update.events.length > 0) {
      this.#announce(update);
      await this.#tell(update);
      this.#write(update, update.events.length);
    }
    this.#settle(update);
    await this.#shown();
  }

  async #shown(): Promise<void> {
    this.#client.shown(this.update.peek().version);
    await this.#follow();
  }

  /** Readers hear at once what the others are about to see. */
  #announce({ events }: Update<S['game']>): void {
    for (const event of events) {
      if (this.screen.isSpoken(event)) this.live.say(spelled(this.sentenceOf(event), this.players));
    }
  }

  /** The log keeps step with the story: it never tells an end that has not been shown. */
  #write({ version, events }: Update<S['game']>, told: number): void {
    const before = this.history.peek().filter((step) => step.version !== version);
    this.history.value = [...before, { version, seat: null, events: events.slice(0, told) }];
  }

  /** A story that breaks is no reason to stand still: the view is settled on all the same. */
  async #tell(update: Update<S['game']>): Promise<void> {
    this.isPlaying.value = true;
    this.chosen.value = null;
    this.#telling = update;
    try {
      const calm = reducedMotion.peek();
      await this.#teller.play(this.screen.plan(update.events, this.frame.peek(), update.view, calm));
    } catch (error) {
      reportError(error);
    }
  }

  #settle(update: Update<S['game']>): void {
    batch(() => {
      // Somebody left or voted: the question is the same, and so is what was chosen.
      if (askIn(update) !== askIn(this.update.peek())) this.chosen.value = null;
      this.update.value = update;
      this.frame.value = this.screen.atRest(update.view);
      this.isPlaying.value = false;
    });
  }

  /** The screen is always that of whoever has to act at this device. */
  async #follow(): Promise<void> {
    const { viewer, toAct } = this.update.peek();
    const next = toAct.find((seat) => this.#plays(seat));
    if (next === undefined || (next === viewer && !this.#mustLookAway(next))) return;
    if (!this.screen.hasSecrets(this.setting.options) && !this.#mustLookAway(next)) return this.#lookAs(next);
    // Nobody's secrets lie open while the device changes hands.
    this.handOver.value = next;
    if (viewer !== 'spectator') await this.#lookAs('spectator');
  }

  /** Whether the others at this device have to look away before the seat answers; asked once for every question. */
  #mustLookAway(seat: Seat): boolean {
    const { view, asks } = this.update.peek();
    const isSecret = this.people.length > 1 && this.screen.asksInSecret?.(view) === true;
    return isSecret && asks.find((ask) => ask.seat === seat)?.id !== this.#unveiled;
  }

  /** Whether somebody at this device plays the seat: a bot may stand in for them. */
  #plays(seat: Seat): boolean {
    return this.people.includes(seat) && this.update.value.players[seat]?.by === 'person';
  }

  /** One look after the other: the device may have changed hands before the last one was answered. */
  #lookAs(viewer: Viewer): Promise<void> {
    const look = this.#looked.then(() => this.#look(viewer));
    this.#looked = look.catch(() => undefined);
    return look;
  }

  async #look(viewer: Viewer): Promise<void> {
    const { update, history } = await this.#client.look(viewer);
    batch(() => {
      this.history.value = history;
      this.#settle(update);
    });
    // A look overtakes whatever was waiting to be shown.
    this.#client.shown(update.version);
  }

  #storyteller(): Storyteller<S['frame'], S['motion']> {
    const { screen } = this;
    return storyteller<S['frame'], S['motion']>({
      show: ({ frame, sound, told }) => {
        this.frame.value = frame;
        if (this.#telling !== null) this.#write(this.#telling, told);
        if (sound !== null) playCue(sound.cue, sound.count);
      },
      drawn: () => new Promise((resolve) => requestAnimationFrame(() => resolve())),
      look: (motion) => (this.stage === null ? null : screen.look(motion, this.stage)),
      move: (motion, before, ms) => (this.stage === null ? [] : screen.move(motion, before, this.stage, ms)),
      speed: () => storySpeed(),
    });
  }

  #suppose(): Parameters<GameScreen<S>['game']['check']>[0] {
    const { view, viewer } = this.update.value;
    const { game } = this.screen;
    return game.guess(view as Parameters<typeof game.guess>[0], viewer, seededChance(1)) as ReturnType<
      Session<S>['supposed']['peek']
    >;
  }

  /** What the lens looks at: the view at rest, as long as there is something to come. */
  readonly #lensQuestion = computed((): Question | null => {
    const { view, viewer, legal, outcome } = this.update.value;
    if (!this.lens.isOn.value || outcome !== null || this.isPlaying.value) return null;
    return { game: this.setting.game, view, viewer, legal };
  });

  #followLanguage(): void {
    this.screen.loadText(language.value).then((text) => {
      this.text.value = text;
    }, reportError);
  }

  /** The question for whose sake the others have looked away. */
  #unveiled: string | null = null;
}

const seatsHere = ({ occupants }: TableSetting, extras: TableExtras | null): readonly Seat[] =>
  extras?.seats ?? peopleOf(playersOf(occupants));
