/** The bills of one casino, each with the badge of the participant that would take it now. */

import { isImaginary, type Participant } from '@fremont/games/las-vegas/base';
import { list, money, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { Note } from '../../pieces/Note.tsx';
import { explains } from '../../table/explain.ts';
import { numbered } from '../../table/numbered.ts';
import { playerAt } from '../../table/players.ts';
import { enamelOf } from './Cell.tsx';
import type { MatrixBill, MatrixColumn } from './matrix.ts';
import type { LasVegasModel } from './types.ts';
import { participantName } from './words.ts';

export const Bills = ({ model, column }: { readonly model: LasVegasModel; readonly column: MatrixColumn }) => (
  <td class="bills" {...explains('bills')} style={{ '--bill-count': Math.max(1, column.bills.length) }} tabIndex={-1}>
    <span class="visually-hidden">{billsLabel(model, column)}</span>
    {numbered(column.bills).map(({ item, number }) => (
      <div
        key={number}
        aria-hidden="true"
        class={item.gone ? 'bill bill-gone' : 'bill'}
        data-bill={`${column.face}-${number}`}
      >
        <Note value={item.value} />
        <Taker model={model} taker={item.taker} />
      </div>
    ))}
  </td>
);

const Taker = ({ model, taker }: { readonly model: LasVegasModel; readonly taker: Participant | null }) => {
  if (taker === null) return <span class="bill-nobody">–</span>;
  return <ParticipantBadge model={model} participant={taker} />;
};

export const ParticipantBadge = ({
  model,
  participant,
}: {
  readonly model: LasVegasModel;
  readonly participant: Participant;
}) => (
  <Badge
    enamel={enamelOf(model, participant)}
    initial={isImaginary(participant) ? '' : playerAt(model.players, participant).initial}
  />
);

const billLabel = (model: LasVegasModel, { value, taker }: MatrixBill): string =>
  taker === null
    ? t('las-vegas.billOpen', { money: money(value) })
    : t('las-vegas.billTaken', { money: money(value), name: participantName(model, taker) });

const billsLabel = (model: LasVegasModel, { name, bills }: MatrixColumn): string => {
  const left = bills.filter(({ gone }) => !gone);
  if (left.length === 0) return t('las-vegas.cellNoBills', { casino: name });
  return t('las-vegas.cellBills', { casino: name, bills: list(left.map((bill) => billLabel(model, bill))) });
};
