/** Every game the web client shows, in the order of the home page. A new game is one line here. */

import { signal } from '@preact/signals';
import { loadMessages } from '../i18n/index.ts';
import type { AnyRulesBook } from '../pages/rules/book.ts';
import type { AnyGameScreen } from '../table/game-screen.ts';
import type { GameFront, OpenFront } from './front.ts';
import type { AnyGameSetup } from './game-setup.ts';
import { lasVegasFront } from './las-vegas/front.ts';
import { lordsOfVegasFront } from './lords-of-vegas/front.ts';
import { vegasShowdownFront } from './vegas-showdown/front.ts';

const ALL: readonly GameFront[] = [lordsOfVegasFront, lasVegasFront, vegasShowdownFront];

const isOpen = (front: GameFront): front is OpenFront => front.parts !== null;

export const FRONTS: readonly OpenFront[] = ALL.filter(isOpen);

/** The game of whoever has not chosen one. */
export const FIRST_FRONT: OpenFront = FRONTS.find(({ id }) => id === lasVegasFront.id) ?? (FRONTS[0] as OpenFront);

export const frontOf = (game: string): OpenFront | null => FRONTS.find(({ id }) => id === game) ?? null;

/** A part of a game together with the words it needs. */
const withWords = async <P>({ parts }: OpenFront, load: () => Promise<P>): Promise<P> => {
  const [part] = await Promise.all([load(), loadMessages(parts.messages)]);
  return part;
};

export const screenOf = async (game: string): Promise<AnyGameScreen | null> => {
  const front = frontOf(game);
  return front === null ? null : withWords(front, front.parts.screen);
};

export const rulesOf = async (game: string): Promise<AnyRulesBook | null> => {
  const front = frontOf(game);
  return front === null || front.parts.rules === null ? null : withWords(front, front.parts.rules);
};

const setups = signal<Readonly<Record<string, AnyGameSetup>>>({});
const asked = new Map<string, Promise<void>>();

const loadSetup = async (front: OpenFront): Promise<void> => {
  const setup = await withWords(front, front.parts.setup);
  setups.value = { ...setups.peek(), [front.id]: setup };
};

/** Null until it has been fetched; whoever reads it while drawing is drawn again then. */
export const setupOf = (game: string): AnyGameSetup | null => {
  const front = frontOf(game);
  if (front !== null && !asked.has(game)) {
    asked.set(
      game,
      loadSetup(front).catch((error: unknown) => {
        asked.delete(game);
        reportError(error);
      }),
    );
  }
  return setups.value[game] ?? null;
};
