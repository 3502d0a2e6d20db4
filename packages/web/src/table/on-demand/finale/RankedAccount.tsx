/** The account of games that show one card for each seat, the winner first, under the sentence that names the winner. */

import type { Sentence } from '@fremont/kernel';
import type { ComponentChildren } from 'preact';
import type { ModelProps, ScreenTypes } from '../../game-screen.ts';
import { type RankedSeat, rankedSeats } from '../../ranking.ts';
import { Told } from '../../Told.tsx';
import './account.css';

interface RankedAccountProps<S extends ScreenTypes> extends ModelProps<S> {
  readonly verdict: Sentence;
  /** The class of the list. */
  readonly listClass: string;
  /** Draws the list item of a seat. */
  readonly card: (ranked: RankedSeat) => ComponentChildren;
}

export const RankedAccount = <S extends ScreenTypes>({ model, verdict, listClass, card }: RankedAccountProps<S>) => {
  const { outcome } = model.update.value;
  if (outcome === null) return null;
  return (
    <>
      <p class="account-verdict">
        <Told sentence={verdict} players={model.players} />
      </p>
      <ol class={listClass}>{rankedSeats(outcome, model.players).map(card)}</ol>
    </>
  );
};
