/** What this browser remembers about lessons: which were offered, and how far the last table of each has come. */

import { fieldsOf, readStoredFields, writeStored } from '../../settings/store.ts';
import type { DoneSteps } from '../coach.ts';
import { LESSONS_KEY } from '../keys.ts';

export interface LessonMemory {
  /** The table that gives the lesson; null before the first one. */
  readonly table: string | null;
  readonly done: DoneSteps;
  /** True while the coach is sent away. */
  readonly isAway: boolean;
}

type Memories = Readonly<Record<string, LessonMemory>>;

const UNTAUGHT: LessonMemory = { table: null, done: [], isAway: false };

/** Null if the lesson was never offered. */
export const rememberedLesson = (key: string): LessonMemory | null => memories()[key] ?? null;

export const rememberLesson = (key: string, change: Partial<LessonMemory>): void => {
  const all = memories();
  writeStored(LESSONS_KEY, JSON.stringify({ ...all, [key]: { ...(all[key] ?? UNTAUGHT), ...change } }));
};

const memories = (): Memories =>
  Object.fromEntries(Object.entries(readStoredFields(LESSONS_KEY)).map(([key, value]) => [key, decoded(value)]));

const decoded = (json: unknown): LessonMemory => {
  const { table, done, isAway } = fieldsOf(json);
  return {
    table: typeof table === 'string' ? table : null,
    done: Array.isArray(done) ? done.filter((step) => typeof step === 'string') : [],
    isAway: isAway === true,
  };
};
