/** For calm eyes: the whole payout as a list, held still instead of acted out. */

import { FACES, type Face } from '@fremont/games/las-vegas';
import { t } from '../../i18n/index.ts';
import { Note } from '../../pieces/Note.tsx';
import { reducedMotion } from '../../settings/index.ts';
import { numbered } from '../../table/numbered.ts';
import { ParticipantBadge } from './Bills.tsx';
import { matrixOf } from './matrix.ts';
import type { LasVegasProps } from './types.ts';

export const PayoutList = ({ session }: LasVegasProps) => {
  const frame = session.frame.value;
  if (frame.payout === null || frame.story !== null || !reducedMotion.value || !session.isPlaying.value) return null;
  const columns = matrixOf(frame, null);
  return (
    <div class="payout-list">
      <h2>{t('las-vegas.payoutList', { round: frame.view.round })}</h2>
      <ul>
        {FACES.map((face) => (
          <PayoutLine key={face} session={session} face={face} columns={columns} />
        ))}
      </ul>
    </div>
  );
};

const PayoutLine = ({
  session,
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
          {taker !== null && <ParticipantBadge session={session} participant={taker} />}
        </span>
      ))}
    </li>
  );
};
