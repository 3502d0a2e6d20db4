/** Black Box: the six tokens in two piles. A press moves a token to the other pile. */

import { BOX_TOKENS } from '@fremont/games/las-vegas';
import { money, t } from '../../../i18n/index.ts';
import { playCue } from '../../../sound/index.ts';
import { Named } from '../../../table/ControlButton.tsx';
import { numbered } from '../../../table/numbered.ts';
import type { LasVegasProps } from '../types.ts';
import { SPLIT_PICK, splitOf } from './payout-questions.ts';
import { pick } from './picks.ts';

export const BoxSplit = ({ model }: LasVegasProps) => {
  const second = splitOf(model);
  return (
    <div class="split">
      <SplitPile model={model} second={second} pile={0} />
      <SplitPile model={model} second={second} pile={1} />
    </div>
  );
};

interface SplitPileProps extends LasVegasProps {
  readonly second: readonly boolean[];
  readonly pile: 0 | 1;
}

const SplitPile = ({ model, second, pile }: SplitPileProps) => {
  const tokens = numbered(BOX_TOKENS).filter(({ number }) => second[number] === (pile === 1));
  const sum = tokens.reduce((total, { item }) => total + item, 0);
  const move = (moved: number): void => {
    playCue('tap');
    pick(model, SPLIT_PICK, second.map((is, index) => (is !== (index === moved) ? '1' : '0')).join(''));
  };
  return (
    <fieldset class="split-pile">
      <legend>
        <b>{t('royale.pile', { number: pile + 1 })}</b> {t('royale.pileSum', { money: money(sum) })}
      </legend>
      <div class="split-tokens">
        {tokens.map(({ item, number }) => (
          <button key={number} type="button" class="split-token" onClick={() => move(number)}>
            <Named label={t('royale.pileMove', { money: money(item), number: 2 - pile })}>{item / 1000}</Named>
          </button>
        ))}
      </div>
    </fieldset>
  );
};
