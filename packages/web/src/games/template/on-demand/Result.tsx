/** The final result: the winner, and the money of each seat. */

import { money, t } from '../../../i18n/index.ts';
import { Badge } from '../../../pieces/Badge.tsx';
import type { ResultWays } from '../../../table/game-screen.ts';
import { RankedResult } from '../../../table/on-demand/RankedResult.tsx';
import { playerAt } from '../../../table/players.ts';
import { endSentence, type RankedSeat } from '../../../table/ranking.ts';
import type { NeonRowProps } from '../types.ts';
import './result.css';

export const Result = ({ model, ...dialog }: NeonRowProps & ResultWays) => (
  <RankedResult
    model={model}
    title={t('template.resultTitle')}
    verdict={endSentence(model)}
    listClass="neon-row-result"
    card={(ranked) => <ResultCard key={ranked.seat} model={model} {...ranked} />}
    {...dialog}
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
