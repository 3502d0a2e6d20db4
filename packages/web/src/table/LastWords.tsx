/** In the dock, whoever waits reads what has just happened. */

import type { Sentence } from '@fremont/kernel';
import type { ComponentChildren } from 'preact';
import type { ScreenTypes, SessionProps } from './game-screen.ts';
import type { Session } from './session.ts';
import { Told } from './Told.tsx';

interface LastWordsProps<S extends ScreenTypes> extends SessionProps<S> {
  /** What can be done meanwhile. */
  readonly children?: ComponentChildren;
}

export const LastWords = <S extends ScreenTypes>({ session, children }: LastWordsProps<S>) => (
  <div class="consequence consequence-quiet">
    <p class="consequence-lines">
      <Told sentence={lastSentence(session) ?? []} players={session.players} />
    </p>
    {children}
  </div>
);

/** That a turn began goes without saying: the letterboard calls whoever is next. */
export const lastSentence = <S extends ScreenTypes>(session: Session<S>): Sentence | null => {
  const last = session.history.value.flatMap(({ events }) => events).findLast(({ type }) => type !== 'turnBegan');
  return last === undefined ? null : session.sentenceOf(last);
};
