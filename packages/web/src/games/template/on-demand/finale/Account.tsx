/** The winner, and the money of each seat. */

import { money, t } from '../../../../i18n/index.ts';
import { Badge } from '../../../../pieces/Badge.tsx';
import { RankedAccount } from '../../../../table/on-demand/finale/RankedAccount.tsx';
import { playerAt } from '../../../../table/players.ts';
import { endSentence, type RankedSeat } from '../../../../table/ranking.ts';
import type { NeonRowProps } from '../../types.ts';
import './account.css';

export const Account = ({ model }: NeonRowProps) => (
  <RankedAccount
    model={model}
    verdict={endSentence(model)}
    listClass="neon-row-result"
    card={(ranked) => <ResultCard key={ranked.seat} model={model} {...ranked} />}
  />
);

const ResultCard = ({ model, seat, placing }: NeonRowProps & RankedSeat) => {
  const { name, colour, initial } = playerAt(model.players, seat);
  return (
    <li data-winner={placing === 1}>
      <span class="result-place">{t('template.rank', { rank: placing })}</span>
      <Badge enamel={colour} initial={initial} />
      <bdi>{name}</bdi>
      <b>{money(model.update.value.outcome?.scores[seat] ?? 0)}</b>
    </li>
  );
};
