/** After the match: the placings, in the place of the lanes. */

import { at } from '@fremont/kernel';
import { money, t } from '../../../i18n/index.ts';
import { playerAt } from '../../../table/players.ts';
import { rankedSeats } from '../../../table/ranking.ts';
import { ParticipantBadge } from '../Bills.tsx';
import type { LasVegasProps } from '../types.ts';

export const FinalRanking = ({ model }: LasVegasProps) => {
  const { outcome } = model.update.value;
  if (outcome === null || model.isPlaying.value) return null;
  return (
    <ol class="final-standing">
      {rankedSeats(outcome, model.players).map(({ seat, placing }) => (
        <li key={seat} class={placing === 1 ? 'final-winner' : ''}>
          <span class="final-place">{t('las-vegas.rank', { rank: placing })}</span>
          <ParticipantBadge model={model} participant={seat} />
          <bdi>{playerAt(model.players, seat).name}</bdi>
          <b class="final-total">{money(at(outcome.scores, seat))}</b>
        </li>
      ))}
    </ol>
  );
};
