/** The book that is open on the rules page, with its text in the language of the screen. */

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

/** What is read, and how. `edition` is empty for a game that comes in one. */
export interface Reading extends OpenBook {
  readonly edition: string;
}

/** `open` is null for a game that has no rules here. */
const current = signal<{ readonly game: string; readonly open: OpenBook | null } | null>(null);

const load = async (game: string, wanted: Language): Promise<void> => {
  const book = await rulesOf(game);
  if (book === null) {
    current.value = { game, open: null };
    return;
  }
  const { text } = await book.texts[wanted]();
  if (wanted === language.peek()) current.value = { game, open: { book, text } };
};

/** Undefined until it is fetched; null when there is none. A text of another language stays until the new one is there. */
export const useBook = (game: string): OpenBook | null | undefined => {
  const wanted = language.value;
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    load(game, wanted).catch((error: unknown) => {
      // Offline and never loaded: the text stays in the language it has.
      if (current.peek()?.game !== game) setFailure({ error });
    });
  }, [game, wanted]);
  if (failure !== null) throw failure.error;
  return current.value?.game === game ? current.value.open : undefined;
};
