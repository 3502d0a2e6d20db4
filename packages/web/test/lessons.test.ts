/** Plays every lesson against the real rules: the path that the coach asks for, and random walks beside it. */

import './support/browser.ts';
import { type Chance, type GameTypes, LANGUAGES, pick, seededChance } from '@fremont/kernel';
import { describe, expect, test } from 'vitest';
import { FRONTS } from '../src/games/fronts.ts';
import { isFinished, isWanted, wantedAction } from '../src/lessons/coach.ts';
import type { AnyLesson, LessonStep, Saying, Scene } from '../src/lessons/lesson.ts';
import { loadLesson } from '../src/tables/games.ts';
import { spokenIn } from './support/coach-words.ts';
import { LessonTable } from './support/lesson-table.ts';

const WALKS = 200;
/** An upper bound for the decisions of a learner in one lesson. */
const DECISIONS_MAX = 400;

const LESSONS = FRONTS.flatMap(({ id, parts }) =>
  parts.lessons.map((lesson) => [`${id}/${lesson.id}`, id, lesson] as const),
);

const sayAll = ({ key, fillings }: Saying): void => {
  for (const language of LANGUAGES) expect(spokenIn(language, key, fillings)).not.toMatch(/undefined|NaN|\{/);
};

/** Every step can be said, is about some place, and asks for something that the rules allow. */
const expectSound = (at: LessonTable, step: LessonStep<GameTypes>, scene: Scene<GameTypes>): void => {
  const { title, text, ask } = step.words;
  const fillings = step.fillings(scene);
  for (const key of [title, text, ...(ask === null ? [] : [ask])]) sayAll({ key, fillings });
  expect(step.spots(scene)).not.toEqual([]);
  const wanted = wantedAction(step, scene);
  expect(wanted !== null).toBe(step.kind === 'do');
  if (wanted !== null) expect(at.table.check(at.learner, wanted)).toBeNull();
};

/** Plays until the lesson or the match ends. `choose` returns the learner's next action. */
const play = async (
  at: LessonTable,
  choose: (scene: Scene<GameTypes>, step: LessonStep<GameTypes> | null) => GameTypes['action'] | 'read',
): Promise<void> => {
  for (let decisions = 0; !isFinished(at.lesson, at.done); decisions++) {
    expect(decisions).toBeLessThan(DECISIONS_MAX);
    await at.playBots();
    const { scene, step } = at;
    if (step !== null) expectSound(at, step, scene);
    const choice = choose(scene, step);
    if (choice === 'read' && step !== null) at.read(step);
    else if (choice !== 'read') {
      const saying = await at.act(choice);
      if (saying !== null) sayAll(saying);
    }
  }
};

describe.each(LESSONS)('the lesson %s', (_name, game, front) => {
  const lessonOf = (): Promise<AnyLesson> => front.load();

  test('is the one that the worker plays', async () => {
    expect(await loadLesson(game, front.id)).toBe((await lessonOf()).plan);
  });

  test('takes a learner who does what is asked through every step in order', async () => {
    const lesson = await lessonOf();
    const at = await LessonTable.open(game, lesson);
    const seen: string[] = [];
    let played = 0;
    await play(at, (scene, step) => {
      if (step !== null) seen.push(step.id);
      if (step?.kind === 'read') return 'read';
      const wanted = step === null ? null : wantedAction(step, scene);
      const recorded = lesson.plan.path[played++];
      if (wanted !== null && recorded !== undefined) expect(isWanted(recorded, wanted), step?.id).toBe(true);
      return recorded ?? wanted ?? (scene.legal[0] as GameTypes['action']);
    });
    expect(seen).toEqual(lesson.steps.map(({ id }) => id));
    for (const [seat, script] of Object.entries(lesson.plan.bots))
      expect(at.actionsOf(Number(seat)).slice(0, script.length), `bot ${seat}`).toEqual(script);
  });

  test('asks for a first decision at once', async () => {
    const at = await LessonTable.open(game, await lessonOf());
    expect([at.scene.isAsked, at.step?.kind, at.step?.strict]).toEqual([true, 'do', true]);
  });

  test(`survives ${WALKS} random learners without a dead end`, async () => {
    const lesson = await lessonOf();
    for (let walk = 0; walk < WALKS; walk++) {
      const chance: Chance = seededChance(walk);
      const at = await LessonTable.open(game, lesson);
      await play(at, (scene, step) => randomChoice(scene, step, chance));
    }
  });
});

/** Reads or ignores a step to read, follows half of the requests, and otherwise does anything legal. */
const randomChoice = (
  scene: Scene<GameTypes>,
  step: LessonStep<GameTypes> | null,
  chance: Chance,
): GameTypes['action'] | 'read' => {
  const isLazy = chance.int(2, 'walk') === 0;
  if (step?.kind === 'read' && (isLazy || !scene.isAsked)) return 'read';
  const wanted = step === null || !isLazy ? null : wantedAction(step, scene);
  return wanted ?? pick(scene.legal, chance, 'walk');
};
