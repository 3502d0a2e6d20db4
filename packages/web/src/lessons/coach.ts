/** The coach: chooses the step that fits the table, and answers what the learner does. It knows neither page nor game. */

import { canonicalJson, type GameTypes } from '@fremont/kernel';
import type { ScreenTypes } from '../table/game-screen.ts';
import type { Lesson, LessonStep, Saying, Scene } from './lesson.ts';

/** The ids of the steps that the learner has been through. The current step follows from them and from the table. */
export type DoneSteps = readonly string[];

export const isFinished = <S extends ScreenTypes>({ steps }: Pick<Lesson<S>, 'steps'>, done: DoneSteps): boolean => {
  const last = steps.at(-1);
  return last !== undefined && done.includes(last.id);
};

/** The first step that fits and is not done; null while the coach has nothing to say. */
export const stepFor = <S extends ScreenTypes>(
  lesson: Pick<Lesson<S>, 'steps'>,
  done: DoneSteps,
  scene: Scene<S['game']>,
): LessonStep<S['game']> | null => {
  if (isFinished(lesson, done)) return null;
  const isDue = (step: LessonStep<S['game']>): boolean =>
    !done.includes(step.id) && (scene.isAsked || step.between === true) && step.fits(scene);
  return lesson.steps.find(isDue) ?? null;
};

/** The place of a step among all: done steps count, so that the number only grows. */
export const stepNumber = <S extends ScreenTypes>(
  { steps }: Pick<Lesson<S>, 'steps'>,
  done: DoneSteps,
  step: { readonly id: string },
): number => (step.id === steps.at(-1)?.id ? steps.length : Math.min(done.length + 1, steps.length - 1));

export const wantedAction = <T extends GameTypes>(step: LessonStep<T>, scene: Scene<T>): T['action'] | null =>
  step.task?.(scene) ?? null;

export const isWanted = (action: object, wanted: object | null): boolean =>
  wanted !== null && canonicalJson(action) === canonicalJson(wanted);

export interface AfterAction {
  readonly done: DoneSteps;
  readonly saying: Saying | null;
}

/** An action of the learner: it ends the step, whether it was asked for or not. */
export const afterAction = <S extends ScreenTypes>(
  lesson: Lesson<S>,
  done: DoneSteps,
  before: Scene<S['game']>,
  action: S['game']['action'],
): AfterAction => {
  const step = stepFor(lesson, done, before);
  const wanted = step === null ? null : wantedAction(step, before);
  return {
    done: step === null ? done : [...done, step.id],
    saying: lesson.react(before, action, wanted),
  };
};
