/** What can be done around an online table, in the one list that buttons and keys share. */

import type { Seat } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import type { Control, Controls } from '../../table/controls.ts';
import type { Sitting } from '../../table/extras.ts';
import type { Around } from './around.ts';
import { awaitedHere, stoodInHere } from './lettering.ts';

export const controlsAround = (around: Around, sitting: Sitting): Controls => [
  ...returnControls(sitting),
  ...answerControls(sitting),
  ...withdrawControls(sitting),
  ...chatControls(around),
  {
    id: 'people',
    keys: ['KeyO'],
    label: t('online.people'),
    off: null,
    run: () => {
      around.dialog.value = 'people';
    },
  },
];

/** Seats here that a bot plays and their people may have back. */
export const returnableHere = (sitting: Sitting): readonly Seat[] =>
  sitting.update.value.outcome === null
    ? stoodInHere(sitting).filter((seat) => sitting.update.value.players[seat]?.why !== 'voted')
    : [];

const returnControls = (sitting: Sitting): Control[] => {
  const [seat] = returnableHere(sitting);
  return seat === undefined
    ? []
    : [
        {
          id: 'takeSeatBack',
          keys: ['KeyB'],
          label: t('online.takeSeatBack'),
          off: null,
          run: () => sitting.send({ type: 'return', seat }),
        },
      ];
};

const answerControls = (sitting: Sitting): Control[] => {
  const { undoAsk } = sitting.update.value;
  const [seat] = awaitedHere(sitting);
  if (undoAsk === null || seat === undefined) return [];
  const answer = (accept: boolean) => (): void =>
    sitting.send({ type: 'undoAnswer', seat, ask: undoAsk.version, accept });
  return [
    { id: 'undoAllow', keys: ['KeyY'], label: t('online.allow'), off: null, run: answer(true) },
    { id: 'undoRefuse', keys: ['KeyN'], label: t('online.refuse'), off: null, run: answer(false) },
  ];
};

const withdrawControls = (sitting: Sitting): Control[] => {
  const { undoAsk } = sitting.update.value;
  if (undoAsk === null || !sitting.people.includes(undoAsk.seat)) return [];
  const { seat, version } = undoAsk;
  return [
    {
      id: 'undoWithdraw',
      keys: [],
      label: t('online.withdraw'),
      off: null,
      run: () => sitting.send({ type: 'undoAnswer', seat, ask: version, accept: false }),
    },
  ];
};

const chatControls = ({ chat, watch }: Around): Control[] =>
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
