/** The final result: the winner, the reason for the end, and the account of all seats. */

import { accountsOf, SCORE_ITEMS } from '@fremont/games/vegas-showdown';
import { t } from '../../i18n/index.ts';
import type { ResultWays } from '../../table/game-screen.ts';
import { ResultFrame } from '../../table/on-demand/ResultFrame.tsx';
import { endSentence } from '../../table/ranking.ts';
import { Told } from '../../table/Told.tsx';
import { AccountTable } from './AccountTable.tsx';
import type { ShowdownProps } from './types.ts';

export const ResultDialog = ({ model, ...dialog }: ShowdownProps & ResultWays) => {
  const { outcome, view } = model.update.value;
  if (outcome === null) return null;
  const accounts = accountsOf(view.chairs, view.options.sheet);
  return (
    <ResultFrame
      model={model}
      title={t('vegas-showdown.resultTitle')}
      verdict={
        <>
          <Told sentence={endSentence(model)} players={model.players} />{' '}
          {view.phase.type === 'over' && model.text.value.endings[view.phase.ending]}
        </>
      }
      {...dialog}
    >
      <AccountTable model={model} accounts={accounts} items={SCORE_ITEMS} />
    </ResultFrame>
  );
};
