/** The front of every game in the manifest that has one, in the order of the home page. */

import { GAME_IDS } from '@fremont/games/manifest';
import { signal } from '@preact/signals';
import { loadMessages } from '../i18n/index.ts';
import type { AnyRulesBook } from '../pages/rules/book.ts';
import type { AnyGameScreen } from '../table/game-screen.ts';
import type { GameFront, LessonFront, OpenFront } from './front.ts';
import type { AnyGameSetup } from './game-setup.ts';

/** By path. The template is what new games are copied from, not a game that people play. */
const FOUND: Readonly<Record<string, GameFront>> = import.meta.glob<GameFront>(['./*/front.ts', '!./template/*'], {
  eager: true,
  import: 'front',
});

const isOpen = (front: GameFront | undefined): front is OpenFront => front !== undefined && front.parts !== null;

export const FRONTS: readonly OpenFront[] = GAME_IDS.map((id) => FOUND[`./${id}/front.ts`]).filter(isOpen);

/** The default game of the set-up dialog. */
export const FIRST_FRONT: OpenFront = FRONTS.find(({ id }) => id === 'las-vegas') ?? (FRONTS[0] as OpenFront);

export const frontOf = (game: string): OpenFront | null => FRONTS.find(({ id }) => id === game) ?? null;

/** Loads a part of a game together with its texts. */
const loadWithMessages = async <P>({ parts }: OpenFront, load: () => Promise<P>): Promise<P> => {
  const [part] = await Promise.all([load(), loadMessages(parts.messages)]);
  return part;
};

export const screenOf = async (game: string): Promise<AnyGameScreen | null> => {
  const front = frontOf(game);
  return front === null ? null : loadWithMessages(front, front.parts.screen);
};

export const rulesOf = async (game: string): Promise<AnyRulesBook | null> => {
  const front = frontOf(game);
  return front === null || front.parts.rules === null ? null : loadWithMessages(front, front.parts.rules);
};

/** The lesson that teaches an edition; null if the game has none for it. */
export const lessonFrontOf = ({ parts }: OpenFront, edition: string): LessonFront | null =>
  parts.lessons.find((lesson) => lesson.edition === edition) ?? null;

const setups = signal<Readonly<Record<string, AnyGameSetup>>>({});
const requested = new Map<string, Promise<void>>();

const loadSetup = async (front: OpenFront): Promise<void> => {
  const setup = await loadWithMessages(front, front.parts.setup);
  setups.value = { ...setups.peek(), [front.id]: setup };
};

/** Starts loading on first use and returns null until then. It reads a signal, so components render again once it is loaded. */
export const setupOf = (game: string): AnyGameSetup | null => {
  const front = frontOf(game);
  if (front !== null && !requested.has(game)) {
    requested.set(
      game,
      loadSetup(front).catch((error: unknown) => {
        requested.delete(game);
        reportError(error);
      }),
    );
  }
  return setups.value[game] ?? null;
};
