/** The controls of a replay: playback, steps by action, turn and round. */

import { t } from '../i18n/index.ts';
import type { Control, Controls } from '../table/controls.ts';
import type { ReplayContext } from './context.ts';
import { markBefore, nextMark } from './marks.ts';

export const replayControls = ({ client, marks, back, dialog }: ReplayContext): Controls => {
  const place = client.place.value;
  const end = client.replay.length;
  const { rounds, turns } = marks.value;
  const step = (id: string, keys: readonly string[], label: string, to: number): Control => ({
    id,
    keys,
    label,
    off: null,
    run: () => {
      client.pause();
      client.goTo(to);
    },
  });
  return [
    {
      id: 'replayPlay',
      keys: ['Space', 'KeyP'],
      label: t(client.isRunning.value ? 'replay.pause' : 'replay.play'),
      off: null,
      run: () => (client.isRunning.peek() ? client.pause() : client.play()),
    },
    step('replayBack', ['ArrowLeft'], t('replay.actionBack'), place - 1),
    step('replayNext', ['ArrowRight'], t('replay.actionNext'), place + 1),
    step('replayTurnBack', ['Shift+ArrowLeft'], t('replay.turnBack'), markBefore(turns, place)),
    step('replayTurnNext', ['Shift+ArrowRight'], t('replay.turnNext'), nextMark(turns, place, end)),
    ...(rounds.length === 0
      ? []
      : [
          step('replayRoundBack', ['PageUp'], t('replay.roundBack'), markBefore(rounds, place)),
          step('replayRoundNext', ['PageDown'], t('replay.roundNext'), nextMark(rounds, place, end)),
        ]),
    step('replayStart', ['Home'], t('replay.toStart'), 0),
    step('replayEnd', ['End'], t('replay.toEnd'), end),
    ...(client.replay.viewer === null && back === null
      ? [
          {
            id: 'replayAdvice',
            keys: ['KeyI'],
            label: t('replay.advice'),
            off: null,
            run: () => {
              client.pause();
              dialog.value = 'advice';
            },
          },
        ]
      : []),
    ...(back === null
      ? []
      : [{ id: 'replayLeave', keys: ['Escape'], label: t('replay.toTable'), off: null, run: back }]),
  ];
};
