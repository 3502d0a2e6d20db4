/** Shows the last event in the dock while the player waits. */

import type { Sentence } from '@fremont/kernel';
import type { ComponentChildren } from 'preact';
import type { ModelProps, ScreenTypes } from './game-screen.ts';
import { Told } from './Told.tsx';
import type { TableModel } from './table-model.ts';

interface LastEventProps<S extends ScreenTypes> extends ModelProps<S> {
  /** Actions available while waiting. */
  readonly children?: ComponentChildren;
}

export const LastEvent = <S extends ScreenTypes>({ model, children }: LastEventProps<S>) => (
  <div class="consequence consequence-quiet">
    <p class="consequence-lines">
      <Told sentence={lastSentence(model) ?? []} players={model.players} />
    </p>
    {children}
  </div>
);

/** `turnBegan` is skipped, because the letterboard already names the next player. */
export const lastSentence = <S extends ScreenTypes>(model: TableModel<S>): Sentence | null => {
  const last = model.history.value.flatMap(({ events }) => events).findLast(({ type }) => type !== 'turnBegan');
  return last === undefined ? null : model.sentenceOf(last);
};
