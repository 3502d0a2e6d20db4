/** The final result: who won and why, with points, cash and casinos. */

import { at, type Seat, type Sentence } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import type { ResultWays } from '../../table/game-screen.ts';
import { playerAt } from '../../table/players.ts';
import { ResultFrame } from '../../table/ResultFrame.tsx';
import { Told } from '../../table/Told.tsx';
import { Swatch } from './Companies.tsx';
import type { LordsProps, LordsSession } from './types.ts';
import { millions } from './words.ts';
import './result.css';

export const ResultDialog = ({ session, ...ways }: LordsProps & ResultWays) => {
  const { outcome } = session.update.value;
  if (outcome === null) return null;
  const placing = (seat: Seat): number => at(outcome.placings, seat);
  const ranked = session.players.map(({ seat }) => seat).sort((a, b) => placing(a) - placing(b));
  return (
    <ResultFrame
      session={session}
      title={t('lords-of-vegas.resultTitle')}
      verdict={<Told sentence={verdict(session)} players={session.players} />}
      {...ways}
    >
      <ol class="lords-result">
        {ranked.map((seat) => (
          <ResultCard key={seat} session={session} seat={seat} placing={placing(seat)} />
        ))}
      </ol>
    </ResultFrame>
  );
};

const verdict = (session: LordsSession): Sentence => {
  const ended = session.history.value.flatMap(({ events }) => events).findLast(({ type }) => type === 'matchEnded');
  return ended === undefined ? [] : session.sentenceOf(ended);
};

const ResultCard = ({ session, seat, placing }: LordsProps & { readonly seat: Seat; readonly placing: number }) => {
  const { name, colour, initial } = playerAt(session.players, seat);
  const { view } = session.update.value;
  const { points, money } = at(view.chairs, seat);
  const run = view.casinos.filter(({ boss }) => boss === seat);
  return (
    <li class={placing === 1 ? 'lords-result-card lords-result-winner' : 'lords-result-card'}>
      <span class="result-place">{t('lords-of-vegas.rank', { rank: placing })}</span>
      <Badge enamel={colour} initial={initial} />
      <bdi>{name}</bdi>
      <b>{t('lords-of-vegas.points', { count: points })}</b>
      <span>{millions(money)}</span>
      <span class="lords-result-casinos">
        {run.map(({ id, colour: company, lots }) => (
          <span key={id}>
            <Swatch payer={company} size={22} />
            {lots.length}
          </span>
        ))}
        <span class="visually-hidden">{t('lords-of-vegas.bossOf', { count: run.length })}</span>
      </span>
    </li>
  );
};
