/** The names under which this browser remembers lessons. */

export const LESSONS_KEY = 'fremont.lessons';

/** The key of a lesson among all games. */
export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;
