/** The result dialog of games that show one card for each seat, the winner first. */

import type { Sentence } from '@fremont/kernel';
import type { ComponentChildren } from 'preact';
import type { ModelProps, ResultWays, ScreenTypes } from '../game-screen.ts';
import { type RankedSeat, rankedSeats } from '../ranking.ts';
import { Told } from '../Told.tsx';
import { ResultFrame } from './ResultFrame.tsx';

interface RankedResultProps<S extends ScreenTypes> extends ModelProps<S>, ResultWays {
  readonly title: string;
  /** The sentence that names the winner. */
  readonly verdict: Sentence;
  /** The class of the list. */
  readonly listClass: string;
  /** Draws the list item of a seat. */
  readonly card: (ranked: RankedSeat) => ComponentChildren;
}

export const RankedResult = <S extends ScreenTypes>({
  model,
  verdict,
  listClass,
  card,
  ...frame
}: RankedResultProps<S>) => {
  const { outcome } = model.update.value;
  if (outcome === null) return null;
  return (
    <ResultFrame model={model} verdict={<Told sentence={verdict} players={model.players} />} {...frame}>
      <ol class={listClass}>{rankedSeats(outcome, model.players).map(card)}</ol>
    </ResultFrame>
  );
};
