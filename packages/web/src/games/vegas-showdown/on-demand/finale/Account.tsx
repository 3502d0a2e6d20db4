/** The winner, the reason for the end, and the account of all seats. */

import { accountsOf, SCORE_ITEMS } from '@fremont/games/vegas-showdown';
import { endSentence } from '../../../../table/ranking.ts';
import { Told } from '../../../../table/Told.tsx';
import { AccountTable } from '../../AccountTable.tsx';
import type { ShowdownProps } from '../../types.ts';
import '../../../../table/on-demand/finale/account.css';

export const Account = ({ model }: ShowdownProps) => {
  const { view } = model.update.value;
  return (
    <>
      <p class="account-verdict">
        <Told sentence={endSentence(model)} players={model.players} />{' '}
        {view.phase.type === 'over' && model.text.value.endings[view.phase.ending]}
      </p>
      <AccountTable model={model} accounts={accountsOf(view.chairs, view.options.sheet)} items={SCORE_ITEMS} />
    </>
  );
};
