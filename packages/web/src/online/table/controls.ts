/** The controls that an online table adds to the control list. */

import type { Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import type { Control, Controls } from '../../table/controls.ts';
import type { AnyTableModel } from '../../table/extras.ts';
import type { OnlineContext } from './context.ts';
import { awaitedHere, botPlayedHere } from './lettering.ts';

export const onlineControls = (context: OnlineContext, model: AnyTableModel): Controls => [
  ...returnControls(model),
  ...answerControls(model),
  ...withdrawControls(model),
  ...chatControls(context),
  {
    id: 'people',
    keys: ['KeyO'],
    label: t('online.people'),
    off: null,
    run: () => {
      context.dialog.value = 'people';
    },
  },
];

/** Seats at this device that a bot plays and that can be taken back. */
export const returnableHere = (model: AnyTableModel): readonly Seat[] =>
  model.update.value.outcome === null
    ? botPlayedHere(model).filter((seat) => model.update.value.players[seat]?.why !== 'voted')
    : [];

const returnControls = (model: AnyTableModel): Control[] => {
  const [seat] = returnableHere(model);
  return seat === undefined
    ? []
    : [
        {
          id: 'takeSeatBack',
          keys: ['KeyB'],
          label: t('online.takeSeatBack'),
          off: null,
          run: () => model.commands.send({ type: 'return', seat }),
        },
      ];
};

const answerControls = (model: AnyTableModel): Control[] => {
  const { undoAsk } = model.update.value;
  const [seat] = awaitedHere(model);
  if (undoAsk === null || seat === undefined) return [];
  const answer = (accept: boolean) => (): void =>
    model.commands.send({ type: 'undoAnswer', seat, ask: undoAsk.version, accept });
  return [
    { id: 'undoAllow', keys: ['KeyY'], label: t('online.allow'), off: null, run: answer(true) },
    { id: 'undoRefuse', keys: ['KeyN'], label: t('online.refuse'), off: null, run: answer(false) },
  ];
};

const withdrawControls = (model: AnyTableModel): Control[] => {
  const { undoAsk } = model.update.value;
  if (undoAsk === null || !model.people.includes(undoAsk.seat)) return [];
  const { seat, version } = undoAsk;
  return [
    {
      id: 'undoWithdraw',
      keys: [],
      label: t('online.withdraw'),
      off: null,
      run: () => model.commands.send({ type: 'undoAnswer', seat, ask: version, accept: false }),
    },
  ];
};

const chatControls = ({ chat, watch }: OnlineContext): Control[] =>
  watch.room.value?.plan.chat === 'off'
    ? []
    : [
        {
          id: 'chat',
          keys: ['KeyC'],
          label: t('online.chat'),
          off: null,
          run: () => {
            chat.isOpen.value = true;
          },
        },
      ];
