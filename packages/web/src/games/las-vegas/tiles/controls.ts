/** What a tile offers now, as entries of the one list that drives buttons, keys and readers. */

import { type Action, CASINO_NAMES } from '@fremont/games/las-vegas';
import { byType } from '@fremont/kernel';
import { t } from '../../../i18n/index.ts';
import { settings } from '../../../settings/index.ts';
import type { Control, Controls } from '../../../table/controls.ts';
import { spelled, told } from '../../../table/sentences.ts';
import { targetId } from '../target.ts';
import type { LasVegasSession } from '../types.ts';
import type { Answer, Ask, Pick, Target } from './ask.ts';
import { askOf } from './asks.ts';
import { pick } from './picks.ts';
import { powerControl } from './power.ts';

export const answerId = ({ id }: Answer): string => `answer-${id}`;

export const pickId = ({ id }: Pick, option: string): string => `pick-${id}-${option}`;

/** Whether two actions say the same. */
const same = (one: Action | null, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isChosen = (session: LasVegasSession, action: Action): boolean => same(session.chosen.value, action);

/** Null when no tile asks anything of the person at this device. */
export const tileControls = (session: LasVegasSession): Controls | null => {
  const ask = askOf(session);
  if (ask === null) return null;
  const power = powerControl(session);
  return [
    ...ask.answers.map((answer) => answerControl(session, answer)),
    ...ask.targets.map((target) => targetControl(session, target)),
    ...ask.picks.flatMap((group, index) => pickControls(session, group, index)),
    ...(power === null ? [] : [power]),
    ...sendControls(session, ask),
  ];
};

const choosing = (session: LasVegasSession, action: Action): { off: Control['off']; run: Control['run'] } => ({
  off: session.reasonAgainst(action),
  run: () => session.choose(action, (chosen) => same(chosen, action)),
});

const answerControl = (session: LasVegasSession, answer: Answer): Control => ({
  id: answerId(answer),
  keys: answer.keys,
  label: [answer.title, spelled(answer.detail, session.players)].filter((part) => part !== '').join(', '),
  ...choosing(session, answer.action),
});

const targetControl = (session: LasVegasSession, { face, action, head, note }: Target): Control => {
  const words = [head, note].map((sentence) => spelled(sentence, session.players)).filter((part) => part !== '');
  return {
    id: targetId(face),
    keys: [`Digit${face}`, `Numpad${face}`],
    label: [`${face} ${CASINO_NAMES[face]}`, ...words].join(', '),
    ...choosing(session, action),
  };
};

const PICK_KEYS = ['KeyD', 'KeyF'] as const;

/** One key goes round the options; each option is a button of its own besides. */
const pickControls = (session: LasVegasSession, group: Pick, index: number): Control[] => {
  const now = group.options.findIndex(({ id }) => id === group.picked);
  const next = group.options[(now + 1) % group.options.length];
  return group.options.map((option) => ({
    id: pickId(group, option.id),
    keys: option === next && group.options.length > 1 ? [PICK_KEYS[index] ?? 'KeyD'] : [],
    label: `${group.label}: ${option.label}`,
    off: null,
    run: () => pick(session, group.id, option.id),
  }));
};

/** What sends the answer: at once where it is put together from picks, else once something is chosen. */
const sendControls = (session: LasVegasSession, { composed }: Ask): Control[] => {
  const keys = ['Enter', 'NumpadEnter'];
  if (composed !== null) {
    const label = byType(session.text.value.actions, composed).labelLong;
    const off = session.reasonAgainst(composed);
    return [{ id: 'confirm', keys, label, off, run: () => session.act(composed), primary: true }];
  }
  if (!settings.confirmMoves.value) return [];
  const chosen = session.chosen.value;
  return [
    {
      id: 'confirm',
      keys,
      label: chosen === null ? t('royale.confirm') : byType(session.text.value.actions, chosen).labelLong,
      off: chosen === null ? { why: told('royale.chooseFirst'), remedy: null, href: null } : null,
      run: () => session.confirm(),
      primary: true,
    },
  ];
};
