/** Loads the book of the rules page and its text in the current language. */

import type { Language } from '@fremont/kernel';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { rulesOf } from '../../games/fronts.ts';
import { language } from '../../i18n/index.ts';
import type { AnyRulesBook, RulesText } from './book.ts';

interface OpenBook {
  readonly book: AnyRulesBook;
  readonly text: RulesText;
}

/** The open book and its edition. `edition` is empty for a game with a single edition. */
export interface Reading extends OpenBook {
  readonly edition: string;
}

/** `open` is null for a game without rules. */
const current = signal<{ readonly game: string; readonly open: OpenBook | null } | null>(null);

const load = async (game: string, wanted: Language): Promise<void> => {
  const book = await rulesOf(game);
  if (book === null) {
    current.value = { game, open: null };
    return;
  }
  const { default: text } = await book.texts[wanted]();
  if (wanted === language.peek()) current.value = { game, open: { book, text } };
};

/**
 * Undefined until loaded; null if there is none. After a change of language the old text stays until the new one
 * arrives.
 */
export const useBook = (game: string): OpenBook | null | undefined => {
  const wanted = language.value;
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    load(game, wanted).catch((error: unknown) => {
      // Offline, and never loaded before: the old text stays.
      if (current.peek()?.game !== game) setFailure({ error });
    });
  }, [game, wanted]);
  if (failure !== null) throw failure.error;
  return current.value?.game === game ? current.value.open : undefined;
};
