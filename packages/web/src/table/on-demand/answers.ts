/** Offers that wait for a person at this device: they are announced, or answered as the person has ordered. */

import { canonicalJson } from '@fremont/kernel';
import { effect, untracked } from '@preact/signals';
import { playCue, vibrate } from '../../sound/index.ts';
import type { ScreenTypes } from '../game-screen.ts';
import type { Live } from '../live.ts';
import type { TableModel } from '../table-model.ts';

/** Returns a stop function. */
export const followAnswers = <S extends ScreenTypes>(model: TableModel<S>, live: Live): (() => void) => {
  const stops = [announceOffers(model, live), giveAutomaticAnswers(model)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** By screen reader and by chime; a counter-offer again. */
const announceOffers = <S extends ScreenTypes>(model: TableModel<S>, live: Live): (() => void) => {
  let announced: string | null = null;
  return effect(() => {
    const id = model.isPlaying.value ? null : (model.screen.awaitedAnswer?.(model) ?? null);
    if (id === null || id === announced) return;
    announced = id;
    playCue('turn');
    vibrate('turn');
    const { eyebrow, headline, subline } = untracked(() => model.screen.lettering(model));
    live.call(`${eyebrow}. ${headline}. ${subline}`);
  });
};

/** Each answer is given at most once. */
export const giveAutomaticAnswers = <S extends ScreenTypes>(model: TableModel<S>): (() => void) => {
  let given = '';
  return effect(() => {
    const answer = model.isPlaying.value ? null : (model.screen.automaticAnswer?.(model) ?? null);
    const text = canonicalJson(answer);
    if (answer === null || text === given) return;
    given = text;
    untracked(() => model.commands.actForThem(answer.action, answer.seat));
  });
};
