/** The winner, and points, cash and casinos of each seat. */

import { at } from '@fremont/kernel';
import { t } from '../../../../i18n/index.ts';
import { Badge } from '../../../../pieces/Badge.tsx';
import { RankedAccount } from '../../../../table/on-demand/finale/RankedAccount.tsx';
import { playerAt } from '../../../../table/players.ts';
import { endSentence, type RankedSeat } from '../../../../table/ranking.ts';
import { Swatch } from '../../Companies.tsx';
import type { LordsProps } from '../../types.ts';
import { millions } from '../../words.ts';
import './account.css';

export const Account = ({ model }: LordsProps) => (
  <RankedAccount
    model={model}
    verdict={endSentence(model)}
    listClass="lords-result"
    card={(ranked) => <ResultCard key={ranked.seat} model={model} {...ranked} />}
  />
);

const ResultCard = ({ model, seat, placing }: LordsProps & RankedSeat) => {
  const { name, colour, initial } = playerAt(model.players, seat);
  const { view } = model.update.value;
  const { points, money } = at(view.chairs, seat);
  const casinos = view.casinos.filter(({ boss }) => boss === seat);
  return (
    <li class={placing === 1 ? 'lords-result-card lords-result-winner' : 'lords-result-card'}>
      <span class="result-place">{t('lords-of-vegas.rank', { rank: placing })}</span>
      <Badge enamel={colour} initial={initial} />
      <bdi>{name}</bdi>
      <b>{t('lords-of-vegas.points', { count: points })}</b>
      <span>{millions(money)}</span>
      <span class="lords-result-casinos">
        {casinos.map(({ id, colour: company, lots }) => (
          <span key={id}>
            <Swatch payer={company} size={22} />
            {lots.length}
          </span>
        ))}
        <span class="visually-hidden">{t('lords-of-vegas.bossOf', { count: casinos.length })}</span>
      </span>
    </li>
  );
};
