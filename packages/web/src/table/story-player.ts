/** Shows the updates of a table in sequence: plays the story of each, then settles on its view. */

import type { GameTypes } from '@fremont/kernel';
import type { Update } from '@fremont/table';
import { batch } from '@preact/signals';
import { reducedMotion } from '../settings/index.ts';
import { playCue, vibrate } from '../sound/index.ts';
import { type Beat, type BeatPlayer, newBeatPlayer } from './beats.ts';
import type { ScreenTypes, Story } from './game-screen.ts';
import type { Live } from './live.ts';
import { spelled } from './sentences.ts';
import type { TableModel } from './table-model.ts';
import type { Tempo } from './tempo.ts';
import type { Viewpoint } from './viewpoint.ts';

export class StoryPlayer<S extends ScreenTypes> {
  /** The element that holds the board; animations run in it. */
  stage: HTMLElement | null = null;

  readonly #model: TableModel<S>;
  readonly #viewpoint: Viewpoint<S>;
  readonly #live: Live;
  readonly #tempo: Tempo;
  readonly #onShown: (version: number) => void;
  readonly #beatPlayer: BeatPlayer<S['frame'], S['motion']>;
  readonly #waiting: Update<S['game']>[] = [];
  #isShowing = false;
  /** The update whose story is playing. */
  #current: Update<S['game']> | null = null;
  /** True if the story is about an action of a person at this device. */
  #isOwn = false;
  /** How many events of that update the log and the live region have told. */
  #toldCount = 0;

  constructor(
    model: TableModel<S>,
    viewpoint: Viewpoint<S>,
    live: Live,
    tempo: Tempo,
    /** Called with every version that has been shown to its end. */
    onShown: (version: number) => void,
  ) {
    this.#model = model;
    this.#viewpoint = viewpoint;
    this.#live = live;
    this.#tempo = tempo;
    this.#onShown = onShown;
    this.#beatPlayer = this.#newBeatPlayer();
  }

  receive(update: Update<S['game']>): void {
    this.#waiting.push(update);
    // The table has moved on, so the story that is playing is finished at once.
    this.finish();
    if (!this.#isShowing) this.#showAll().catch(reportError);
  }

  /** A person skips the story that is playing. */
  skip(): void {
    if (!this.#isOwn) this.#tempo.skipped();
    this.finish();
  }

  /** Ends the story that is playing. */
  finish(): void {
    this.#beatPlayer.finish();
  }

  /** Updates were missed, so there is no story: loads a new snapshot. */
  reload(): void {
    const { viewer } = this.#model.update.peek();
    this.#viewpoint
      .showAs(viewer)
      .then(() => this.#viewpoint.follow())
      .catch(reportError);
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
    const { viewer, version } = this.#model.update.peek();
    if (update.viewer !== viewer || update.version <= version) return;
    if (update.jump) this.#jump(update);
    this.#current = update;
    this.#isOwn = this.#model.update.peek().toAct.some((seat) => this.#model.playsHere(seat));
    this.#toldCount = 0;
    if (!this.#isOwn) this.#tempo.othersActed();
    if (hasStory(update)) await this.#play(update);
    this.#tell(update, update.events.length);
    this.#model.settle(update);
    this.#onShown(update.version);
    await this.#viewpoint.follow();
  }

  /** An undo or redo has no story. The steps that were undone leave the log. */
  #jump({ undoneFrom }: Update<S['game']>): void {
    playCue('undo');
    const { history } = this.#model;
    if (undoneFrom !== null) history.value = history.peek().filter(({ version }) => version < undoneFrom);
  }

  /** The log and the live region tell events with the story, so that they never reveal a result before it is shown. */
  #tell(update: Update<S['game']>, count: number): void {
    if (count <= this.#toldCount) return;
    const { history } = this.#model;
    const { version, events, jump } = update;
    if (!jump) this.#announce(events.slice(this.#toldCount, count));
    this.#toldCount = count;
    const before = history.peek().filter((step) => step.version !== version);
    history.value = [...before, { version, seat: null, events: events.slice(0, count) }];
  }

  #announce(events: readonly S['game']['event'][]): void {
    const spoken = events.filter((event) => this.#model.screen.isAnnounced(event));
    for (const event of spoken) this.#live.say(spelled(this.#model.sentenceOf(event), this.#model.players));
  }

  /** An exception in a story must not stop the table. The caller settles on the view anyway. */
  async #play(update: Update<S['game']>): Promise<void> {
    const { screen, frame, isPlaying, chosen } = this.#model;
    isPlaying.value = true;
    chosen.value = null;
    try {
      await this.#beatPlayer.play(screen.plan(storyOf(update), frame.peek(), reducedMotion.peek()));
    } catch (error) {
      reportError(error);
    }
  }

  #showBeat({ frame, plate, sound, eventsTold }: Beat<S['frame'], S['motion']>): void {
    const update = this.#current;
    const event = plate && update?.events[plate.event];
    batch(() => {
      this.#model.frame.value = frame;
      this.#model.plate.value = event ? { ...plate, event } : null;
      if (update !== null) this.#tell(update, eventsTold);
    });
    if (sound === null) return;
    playCue(sound.cue, sound.count);
    if (this.#isOwn) vibrate(sound.cue);
  }

  #newBeatPlayer(): BeatPlayer<S['frame'], S['motion']> {
    const { screen } = this.#model;
    return newBeatPlayer<S['frame'], S['motion']>({
      show: (beat) => this.#showBeat(beat),
      rendered: () => new Promise((resolve) => requestAnimationFrame(() => resolve())),
      measure: (motion) => (this.stage === null ? null : screen.measure(motion, this.stage)),
      animate: (motion, before, ms) => (this.stage === null ? [] : screen.animate(motion, before, this.stage, ms)),
      speed: () => this.#tempo.storySpeed(this.#isOwn),
    });
  }
}

/** Missed events have no views. They are added to the log and not played. */
const hasStory = <T extends GameTypes>({ events, moments, jump }: Update<T>): boolean =>
  !jump && events.length > 0 && moments.length === events.length - 1;

const storyOf = <T extends GameTypes>({ events, moments, view }: Update<T>): Story<T> => ({
  events,
  views: events.map((_, index) => moments[index] ?? view),
});
