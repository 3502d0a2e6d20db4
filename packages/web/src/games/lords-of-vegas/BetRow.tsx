/** The amount of a bet. The player sets it before choosing the gamble. */

import { casinoAround, type LotId } from '@fremont/games/lords-of-vegas';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { highestBet } from './chances.ts';
import { picksOf } from './picks.ts';
import { chooseOnlyAction } from './tool-controls.ts';
import type { LordsProps } from './types.ts';
import { millions } from './words.ts';

const LESS = [-5, -1] as const;
const MORE = [1, 5] as const;

export const BetRow = ({ model, lot }: LordsProps & { readonly lot: LotId }) => {
  const { actor, view } = model;
  const { bet, tool } = picksOf(model);
  const casino = casinoAround(view, lot);
  if (actor === null || casino === null || tool.value !== 'gamble') return null;
  const most = highestBet(view, casino, actor);
  const change = (by: number): void => {
    bet.value = Math.max(1, Math.min(most, bet.peek() + by));
    model.commands.stepBack();
    chooseOnlyAction(model);
  };
  return (
    <div class="ways-bet">
      <span>{t('lords-of-vegas.bet', { most: millions(most) })}</span>
      {LESS.map((by) => (
        <Button key={by} look="ghost" onPress={() => change(by)}>{`−${-by}`}</Button>
      ))}
      <output>{millions(bet.value)}</output>
      {MORE.map((by) => (
        <Button key={by} look="ghost" onPress={() => change(by)}>{`+${by}`}</Button>
      ))}
      <Button look="ghost" onPress={() => change(most)}>
        {t('lords-of-vegas.allIn')}
      </Button>
    </div>
  );
};
