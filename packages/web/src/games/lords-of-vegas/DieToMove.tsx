/** Once all twelve dice of a player are on the board, a new tile takes one of them. The player selects which. */

import { lotAt } from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { diceOf } from './owned-pieces.ts';
import { picksOf } from './picks.ts';
import type { LordsProps } from './types.ts';

export const DieToMove = ({ model }: LordsProps) => {
  const { actor, view } = model;
  if (actor === null || view.chairs[actor]?.diceLeft !== 0) return null;
  const { moveDieFrom } = picksOf(model);
  return (
    <div class="ways-dice">
      <p>{t('lords-of-vegas.moveWhich')}</p>
      {diceOf(view, actor).map((lot) => (
        <Button
          key={lot}
          look={moveDieFrom.value === lot ? 'plain' : 'ghost'}
          pressed={moveDieFrom.value === lot}
          onPress={() => {
            moveDieFrom.value = moveDieFrom.peek() === lot ? null : lot;
          }}
        >
          {`${lot} (${lotAt(view.lots, lot).die?.value})`}
        </Button>
      ))}
    </div>
  );
};
