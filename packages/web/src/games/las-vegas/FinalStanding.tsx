/** Once the match is over, the placings lie where the lanes were. */

import { at } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { ParticipantBadge } from './Bills.tsx';
import type { LasVegasProps } from './types.ts';

export const FinalStanding = ({ session }: LasVegasProps) => {
  const { outcome } = session.update.value;
  if (outcome === null || session.isPlaying.value) return null;
  const ranked = session.players.toSorted((a, b) => at(outcome.placings, a.seat) - at(outcome.placings, b.seat));
  return (
    <ol class="final-standing">
      {ranked.map(({ seat, name }) => (
        <li key={seat} class={outcome.placings[seat] === 1 ? 'final-winner' : ''}>
          <span class="final-place">{t('las-vegas.rank', { rank: at(outcome.placings, seat) })}</span>
          <ParticipantBadge session={session} participant={seat} />
          <bdi>{name}</bdi>
          <b class="final-total">{money(at(outcome.scores, seat))}</b>
        </li>
      ))}
    </ol>
  );
};
