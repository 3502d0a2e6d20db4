/** The whole payout as a list. It replaces the animation for people who prefer reduced motion. */

import { FACES, type Face } from '@fremont/games/las-vegas/base';
import { t } from '../../../i18n/index.ts';
import { Note } from '../../../pieces/Note.tsx';
import { numbered } from '../../../table/numbered.ts';
import { ParticipantBadge } from '../Bills.tsx';
import { matrixOf } from '../matrix.ts';
import type { LasVegasProps } from '../types.ts';

export const PayoutList = ({ model }: LasVegasProps) => {
  const frame = model.frame.value;
  const columns = matrixOf(frame, null);
  return (
    <div class="payout-list">
      <h2>{t('las-vegas.payoutList', { round: frame.view.round })}</h2>
      <ul>
        {FACES.map((face) => (
          <PayoutRow key={face} model={model} face={face} columns={columns} />
        ))}
      </ul>
    </div>
  );
};

const PayoutRow = ({
  model,
  face,
  columns,
}: LasVegasProps & { readonly face: Face; readonly columns: ReturnType<typeof matrixOf> }) => {
  const column = columns[face - 1];
  const paid = column?.bills.filter(({ taker }) => taker !== null) ?? [];
  return (
    <li>
      <b>{column?.name}</b>
      {paid.length === 0 && <span>{t('las-vegas.payoutNobody')}</span>}
      {numbered(paid).map(({ item: { value, taker }, number }) => (
        <span key={number} class="payout-paid">
          <Note value={value} />
          {taker !== null && <ParticipantBadge model={model} participant={taker} />}
        </span>
      ))}
    </li>
  );
};
