/** A lesson: a guided first match. Its steps are data; `coach.ts` chooses among them and the table page shows them. */

import type { GameTypes, Seat } from '@fremont/kernel';
import type { HistoryStep, Update } from '@fremont/table';
import type { Catalogues, MessageKey } from '../i18n/index.ts';
import type { ScreenTypes } from '../table/game-screen.ts';
import type { Fillings } from '../table/sentences.ts';
import type { TableModel } from '../table/table-model.ts';
import type { LessonPlan } from './plan.ts';

/** The table as the learner sees it at rest. Steps read nothing else. */
export interface Scene<T extends GameTypes> {
  readonly view: T['view'];
  readonly seat: Seat;
  /** True if the learner owes a decision. */
  readonly isAsked: boolean;
  readonly isOver: boolean;
  readonly legal: readonly T['action'][];
  /** All events so far, oldest first. */
  readonly events: readonly T['event'][];
}

/** A place on the page: CSS selectors, of which the first that finds anything visible counts. */
export type Spot = readonly string[];

/** A message of the coach with the names and numbers of this table. */
export interface Saying {
  readonly key: MessageKey;
  readonly fillings: Fillings;
}

/** The words of a step. All of them share the fillings of the step. */
export interface StepWords {
  /** Up to seven words. */
  readonly title: MessageKey;
  /** Up to two sentences. */
  readonly text: MessageKey;
  /** What to do; null for a step that is only read. */
  readonly ask: MessageKey | null;
}

/**
 * - `read`: the learner presses "Next".
 * - `do`: the coach asks for one action. Another legal action is accepted too, unless the step is strict.
 * - `choose`: any legal action will do.
 */
export type StepKind = 'read' | 'do' | 'choose';

export interface LessonStep<T extends GameTypes> {
  readonly id: string;
  readonly kind: StepKind;
  readonly words: StepWords;
  /** Set on the first steps: only the wanted action is accepted. */
  readonly strict?: true;
  /** Set if the step may interrupt the turns of others. The bots wait until it has been read. */
  readonly between?: true;
  fits(scene: Scene<T>): boolean;
  fillings(scene: Scene<T>): Fillings;
  /** The places that the text is about. The card goes beside the first one. */
  spots(scene: Scene<T>): readonly Spot[];
  /** The action that a step of kind `do` asks for. The rules accept it whenever the step fits. */
  task?(scene: Scene<T>): T['action'];
}

export interface Lesson<S extends ScreenTypes> {
  readonly id: string;
  readonly plan: LessonPlan;
  readonly messages: readonly Catalogues[];
  /** In the order in which they are tried. The last one ends the lesson. */
  readonly steps: readonly LessonStep<S['game']>[];
  /** The answer of the coach to an action; null if there is nothing to add. `wanted` is what the step asked for. */
  react(before: Scene<S['game']>, action: S['game']['action'], wanted: S['game']['action'] | null): Saying | null;
  /** The id of the control to press next on the way to an action. */
  press(model: TableModel<S>, action: S['game']['action']): string;
  /** Whether an action is as good as the wanted one. By default only the same action is. */
  isEnough?(action: S['game']['action'], wanted: S['game']['action']): boolean;
}

export type AnyLesson = Lesson<ScreenTypes>;

/** Erases the types of a lesson. It is sound for the same reason as the kernel's `anyGame`. */
export const anyLesson = <S extends ScreenTypes>(lesson: Lesson<S>): AnyLesson => lesson as unknown as AnyLesson;

type SceneUpdate<T extends GameTypes> = Pick<Update<T>, 'view' | 'viewer' | 'toAct' | 'legal' | 'outcome'>;

export const sceneOf = <T extends GameTypes>(
  { view, toAct, legal, outcome }: SceneUpdate<T>,
  seat: Seat,
  history: readonly Pick<HistoryStep<T>, 'events'>[],
): Scene<T> => ({
  view,
  seat,
  isAsked: toAct.includes(seat),
  isOver: outcome !== null,
  legal,
  events: history.flatMap(({ events }) => events),
});
