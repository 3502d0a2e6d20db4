/** Assembles the parts that a replay adds to the table page. */

import { t } from '../i18n/index.ts';
import { dateOf } from '../online/date-time.ts';
import type { TableExtras } from '../table/extras.ts';
import type { ScreenTypes } from '../table/game-screen.ts';
import type { TableModel } from '../table/table-model.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ReplayContext } from './context.ts';
import { replayControls } from './controls.ts';
import { Dialogs } from './Dialogs.tsx';
import { ReplayBar } from './ReplayBar.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import { captionOf } from './source.ts';

const NOTHING = () => null;

/** `modelOf` returns the model once the table is open, which is before any of its parts render. */
export const replayExtras = (context: ReplayContext, modelOf: () => TableModel<ScreenTypes>): TableExtras => ({
  seats: [],
  occupants: () => context.client.replay.occupants,
  name: () => captionOf(context.source, dateOf(context.source.playedAt ?? 0)),
  lettering: (_model, plain) => plain,
  controls: () => replayControls(context),
  menu: () => [
    {
      key: 'verify',
      icon: 'seal',
      label: t('replay.verify'),
      onChoose: () => {
        context.client.pause();
        context.dialog.value = 'verify';
      },
    },
  ],
  failure: () => null,
  rematch: () => null,
  RematchNote: NOTHING,
  Status: () => (
    <span class="replay-status">
      <Icon name="eye" size={16} />
      {t('replay.title')}
    </span>
  ),
  SeatNote: NOTHING,
  SeatClock: NOTHING,
  Notice: NOTHING,
  LogPanel: () => <ReplayLog context={context} model={modelOf()} />,
  watched: () => ({ match: context.client.replay, perspective: context.client.perspective.peek() }),
  ReplayBar: ({ model }) => <ReplayBar context={context} model={model} />,
  Overlays: () => <Dialogs context={context} model={modelOf()} />,
});
