/** The controls that answer a tile's question. */

import { type Action, CASINO_NAMES } from '@fremont/games/las-vegas';
import { byType } from '@fremont/kernel';
import { t } from '../../../i18n/index.ts';
import { settings } from '../../../settings/index.ts';
import type { Control, Controls } from '../../../table/controls.ts';
import { confirmControl, digitKeys, isSameAction, plainReason } from '../../../table/game-controls.ts';
import { spelled } from '../../../table/sentences.ts';
import { targetId } from '../control-ids.ts';
import type { LasVegasModel } from '../types.ts';
import { currentQuestion } from './current-question.ts';
import { pick } from './picks.ts';
import { powerControl } from './power-play.ts';
import type { Answer, PickGroup, Target, TileQuestion } from './question.ts';

export const answerId = ({ id }: Answer): string => `answer-${id}`;

export const pickId = ({ id }: PickGroup, option: string): string => `pick-${id}-${option}`;

export const isChosen = (model: LasVegasModel, action: Action): boolean => isSameAction(model.chosen.value, action);

/** Null while no tile asks a person at this device. */
export const tileControls = (model: LasVegasModel): Controls | null => {
  const question = currentQuestion(model);
  if (question === null) return null;
  const power = powerControl(model);
  return [
    ...question.answers.map((answer) => answerControl(model, answer)),
    ...question.targets.map((target) => targetControl(model, target)),
    ...question.picks.flatMap((group, index) => pickControls(model, group, index)),
    ...(power === null ? [] : [power]),
    ...sendControls(model, question),
  ];
};

const choiceOf = (model: LasVegasModel, action: Action): { off: Control['off']; run: Control['run'] } => ({
  off: model.reasonAgainst(action),
  run: () => model.commands.choose(action, (chosen) => isSameAction(chosen, action)),
});

const answerControl = (model: LasVegasModel, answer: Answer): Control => ({
  id: answerId(answer),
  keys: answer.keys,
  label: [answer.title, spelled(answer.detail, model.players)].filter((part) => part !== '').join(', '),
  ...choiceOf(model, answer.action),
});

const targetControl = (model: LasVegasModel, { face, action, head, note }: Target): Control => {
  const words = [head, note].map((sentence) => spelled(sentence, model.players)).filter((part) => part !== '');
  return {
    id: targetId(face),
    keys: digitKeys(face),
    label: [`${face} ${CASINO_NAMES[face]}`, ...words].join(', '),
    ...choiceOf(model, action),
  };
};

const PICK_KEYS = ['KeyD', 'KeyF'] as const;

/** One key cycles through the options. Each option also has its own button. */
const pickControls = (model: LasVegasModel, group: PickGroup, index: number): Control[] => {
  const now = group.options.findIndex(({ id }) => id === group.picked);
  const next = group.options[(now + 1) % group.options.length];
  return group.options.map((option) => ({
    id: pickId(group, option.id),
    keys: option === next && group.options.length > 1 ? [PICK_KEYS[index] ?? 'KeyD'] : [],
    label: `${group.label}: ${option.label}`,
    off: null,
    run: () => pick(model, group.id, option.id),
  }));
};

/** An answer that consists of picks only is sent at once. Other answers are chosen first. */
const sendControls = (model: LasVegasModel, { composed }: TileQuestion): Control[] => {
  const { actions } = model.text.value;
  if (composed !== null) {
    return [
      confirmControl({
        label: byType(actions, composed).labelLong,
        off: model.reasonAgainst(composed),
        run: () => model.commands.act(composed),
      }),
    ];
  }
  if (!settings.confirmMoves.value) return [];
  const chosen = model.chosen.value;
  return [
    confirmControl({
      label: chosen === null ? t('royale.confirm') : byType(actions, chosen).labelLong,
      off: chosen === null ? plainReason('royale.chooseFirst') : null,
      run: () => model.commands.confirm(),
    }),
  ];
};
