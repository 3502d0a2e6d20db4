/** The final account on the board. A story counts it item by item. */

import { accountsOf, SCORE_ITEMS } from '@fremont/games/vegas-showdown';
import { SCROLLS } from '../../ui/scrolls.ts';
import { AccountTable } from './AccountTable.tsx';
import type { ShowdownProps } from './types.ts';

export const FinalAccount = ({ model }: ShowdownProps) => {
  const { view, items } = model.frame.value;
  const accounts = accountsOf(view.chairs, view.options.sheet);
  return (
    <div class="accounts" {...SCROLLS}>
      <AccountTable model={model} accounts={accounts} items={items ?? SCORE_ITEMS} />
    </div>
  );
};
