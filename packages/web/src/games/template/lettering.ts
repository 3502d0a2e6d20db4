/** The words of the letterboard and the phase line in Neon Row. */

import { at } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import type { Lettering, PhaseSteps } from '../../table/game-screen.ts';
import { overLettering } from '../../table/over.ts';
import { playerAt } from '../../table/players.ts';
import { turnCall } from '../../table/turn-call.ts';
import type { NeonRowModel } from './types.ts';

export const letteringOf = (model: NeonRowModel): Lettering => {
  const { view, sign } = model.frame.value;
  const { name } = playerAt(model.players, view.turn);
  if (model.isPlaying.value && sign !== null) return payingLettering(model.text.value.signs[sign]);
  if (model.update.value.outcome !== null && !model.isPlaying.value) return overLettering(model, money);
  const rolling = view.phase.type === 'rolling';
  const left = t('template.diceToPlace', { count: at(view.chairs, view.turn).dice });
  if (model.actor === null) {
    const headline = t(rolling ? 'template.otherRolls' : 'template.otherChooses', { name });
    return { lit: false, eyebrow: t('table.waiting'), headline, subline: left };
  }
  return {
    lit: true,
    eyebrow: turnCall(model.players, view.turn),
    headline: t(rolling ? 'template.ownRolls' : 'template.ownChooses'),
    subline: rolling ? left : t('template.ownChoosesNote'),
  };
};

const payingLettering = (sign: string): Lettering => ({
  lit: false,
  eyebrow: t('table.waiting'),
  headline: sign,
  subline: t('table.skipNote'),
});

export const phasesOf = (model: NeonRowModel): PhaseSteps => {
  const { phase } = model.frame.value.view;
  const names = [t('template.phaseRoll'), t('template.phasePlace'), t('template.phasePay')];
  return { names, now: { rolling: 0, placing: 1, over: 2 }[phase.type] };
};
