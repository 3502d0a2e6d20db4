/** The notes of one casino, each with the badge of whoever would take it now. */

import { isImaginary, type Participant } from '@fremont/games/las-vegas';
import { list, money, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { Note } from '../../pieces/Note.tsx';
import { numbered } from '../../table/numbered.ts';
import { playerAt } from '../../table/players.ts';
import { enamelOf } from './Cell.tsx';
import type { MatrixBill, MatrixColumn } from './matrix.ts';
import type { LasVegasSession } from './types.ts';
import { participantName } from './words.ts';

export const Bills = ({ session, column }: { readonly session: LasVegasSession; readonly column: MatrixColumn }) => (
  <td class="bills" style={{ '--bill-count': Math.max(1, column.bills.length) }} tabIndex={-1}>
    <span class="visually-hidden">{billsLabel(session, column)}</span>
    {numbered(column.bills).map(({ item, number }) => (
      <div
        key={number}
        aria-hidden="true"
        class={item.gone ? 'bill bill-gone' : 'bill'}
        data-bill={`${column.face}-${number}`}
      >
        <Note value={item.value} />
        <Taker session={session} taker={item.taker} />
      </div>
    ))}
  </td>
);

const Taker = ({ session, taker }: { readonly session: LasVegasSession; readonly taker: Participant | null }) => {
  if (taker === null) return <span class="bill-nobody">–</span>;
  return <ParticipantBadge session={session} participant={taker} />;
};

export const ParticipantBadge = ({
  session,
  participant,
}: {
  readonly session: LasVegasSession;
  readonly participant: Participant;
}) => (
  <Badge
    enamel={enamelOf(session, participant)}
    initial={isImaginary(participant) ? '' : playerAt(session.players, participant).initial}
  />
);

const billLabel = (session: LasVegasSession, { value, taker }: MatrixBill): string =>
  taker === null
    ? t('las-vegas.billOpen', { money: money(value) })
    : t('las-vegas.billTaken', { money: money(value), name: participantName(session, taker) });

const billsLabel = (session: LasVegasSession, { name, bills }: MatrixColumn): string => {
  const lying = bills.filter(({ gone }) => !gone);
  if (lying.length === 0) return t('las-vegas.cellNoBills', { casino: name });
  return t('las-vegas.cellBills', { casino: name, bills: list(lying.map((bill) => billLabel(session, bill))) });
};
