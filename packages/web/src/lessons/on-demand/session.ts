/** The coach at one table of this page: what it shows now, and what it remembers. */

import type { GameTypes, Seat } from '@fremont/kernel';
import type { Command } from '@fremont/table';
import { batch, computed, effect, signal } from '@preact/signals';
import type { Reason } from '../../table/controls.ts';
import type { ScreenTypes } from '../../table/game-screen.ts';
import type { OpenTable } from '../../table/open-table.ts';
import { why } from '../../table/why.ts';
import { afterAction, type DoneSteps, isFinished, isWanted, stepFor, stepNumber, wantedAction } from '../coach.ts';
import { lessonKey } from '../keys.ts';
import { type AnyLesson, type LessonStep, type Saying, type Scene, sceneOf } from '../lesson.ts';
import { rememberedLesson, rememberLesson } from './memory.ts';
import { isAway, setAway } from './presence.ts';

/** A step with everything that its card shows. */
export interface ShownStep {
  readonly step: LessonStep<GameTypes>;
  readonly scene: Scene<GameTypes>;
  readonly number: number;
  readonly count: number;
  readonly wanted: GameTypes['action'] | null;
  readonly isLast: boolean;
}

/** An answer of the coach. It stays while the others play. */
export interface Reaction {
  readonly tone: 'asked' | 'other';
  readonly saying: Saying;
}

export class CoachSession {
  readonly table: OpenTable<ScreenTypes>;
  readonly lesson: AnyLesson;
  readonly #key: string;
  readonly #learner: Seat;
  readonly #done = signal<DoneSteps>([]);
  readonly #reaction = signal<Reaction | null>(null);
  /** The version at which the learner acted last. Its update has yet to be shown. */
  readonly #actedAt = signal(-1);
  /** True after a press on something that a strict step does not allow. */
  readonly isNudged = signal(false);
  /** True while "Show me" plays. */
  readonly isShowing = signal(false);

  constructor(table: OpenTable<ScreenTypes>, lesson: AnyLesson) {
    const { setting, people } = table.model;
    this.table = table;
    this.lesson = lesson;
    this.#key = lessonKey(setting.game, lesson.id);
    this.#learner = people[0] as Seat;
    const memory = rememberedLesson(this.#key);
    if (memory?.table !== setting.id) return;
    this.#done.value = memory.done;
    if (memory.isAway) setAway(setting.id, true);
  }

  readonly #scene = computed(() => {
    const { update, history } = this.table.model;
    return sceneOf(update.value, this.#learner, history.value);
  });

  readonly #step = computed(() => {
    const { setting, update } = this.table.model;
    // After the match the finale speaks.
    if (update.value.outcome !== null || isAway(setting.id)) return null;
    if (this.#actedAt.value === update.value.version) return null;
    return stepFor(this.lesson, this.#done.value, this.#scene.value);
  });

  /** Null while a story plays, and while the coach has nothing to say. */
  readonly shown = computed((): ShownStep | null => {
    const step = this.#step.value;
    const isPlaying = this.table.model.isPlaying.value && !this.isShowing.value;
    if (step === null || isPlaying) return null;
    const scene = this.#scene.value;
    const { steps } = this.lesson;
    return {
      step,
      scene,
      number: stepNumber(this.lesson, this.#done.value, step),
      count: steps.length,
      wanted: wantedAction(step, scene),
      isLast: step === steps.at(-1),
    };
  });

  /** The answer to the last action, until the learner is asked again. */
  readonly reaction = computed((): Reaction | null => {
    const { actor } = this.table.model;
    return this.shown.value === null && actor === null && !this.isFinished.value ? this.#reaction.value : null;
  });

  /** The reason against the control that was pressed last. It stays until the learner acts, so that the card is stable. */
  readonly refusal = signal<Reason | null>(null);

  readonly isFinished = computed(() => isFinished(this.lesson, this.#done.value));

  /** Follows the table until the returned function is called. */
  start(): () => void {
    const { commands, botsWait } = this.table.model;
    const stops = [
      effect(() => this.#onAccepted(commands.accepted.value)),
      effect(() => {
        if (why.value?.isPressed === true) this.refusal.value = why.value.reason;
      }),
      effect(() => {
        if (this.#scene.value.isOver) this.#setDone(this.lesson.steps.map(({ id }) => id));
      }),
      effect(() => {
        botsWait.value = this.#step.value !== null && !this.#scene.value.isAsked;
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      botsWait.value = false;
    };
  }

  next(): void {
    const step = this.#step.peek();
    this.refusal.value = null;
    if (step !== null) this.#setDone([...this.#done.peek(), step.id]);
  }

  /** "I've got it": the match goes on without the coach. */
  leave(): void {
    setAway(this.table.model.setting.id, true);
    rememberLesson(this.#key, { isAway: true });
  }

  #onAccepted(command: Command | null): void {
    if (command?.type !== 'act' || command.seat !== this.#learner) return;
    // The update of the command has not arrived yet, so this is the scene in which the learner acted.
    const before = this.#scene.peek();
    const step = this.#step.peek();
    const action = command.action as GameTypes['action'];
    const { done, saying } = afterAction(this.lesson, this.#done.peek(), before, action);
    const wanted = step === null ? null : wantedAction(step, before);
    batch(() => {
      this.isNudged.value = false;
      this.refusal.value = null;
      this.#actedAt.value = this.table.model.update.peek().version;
      this.#reaction.value = saying === null || step === null ? null : { tone: this.#toneOf(action, wanted), saying };
      if (step !== null) this.#setDone(done);
    });
  }

  #toneOf(action: GameTypes['action'], wanted: GameTypes['action'] | null): Reaction['tone'] {
    if (wanted === null || isWanted(action, wanted)) return 'asked';
    return this.lesson.isEnough?.(action, wanted) === true ? 'asked' : 'other';
  }

  #setDone(done: DoneSteps): void {
    this.#done.value = done;
    rememberLesson(this.#key, { table: this.table.model.setting.id, done });
  }
}
