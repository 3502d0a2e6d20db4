/** The odds lens beside the board: how the round will probably end for whoever looks. */

import type { LasVegasOdds } from '@fremont/bots/las-vegas';
import { CASINO_NAMES } from '@fremont/games/las-vegas';
import { t } from '../../i18n/index.ts';
import { Die } from '../../pieces/Die.tsx';
import { playerAt } from '../../table/players.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ParticipantBadge } from './Bills.tsx';
import { chosenFace } from './controls.ts';
import { firstChance, type OddsLine, oddsIn, oddsLines, roughMoney, roughPercent } from './odds.ts';
import type { LasVegasProps } from './types.ts';
import './odds.css';

export const OddsPanel = ({ session }: LasVegasProps) => {
  const { isOn, hasFailed } = session.lens;
  if (!isOn.value || session.frame.value.view.phase.type === 'over') return null;
  const odds = oddsIn(session);
  return (
    <section class="panel odds">
      <h2 class="panel-head">
        <Icon name="lens" size={17} />
        {t('las-vegas.odds')}
      </h2>
      {odds === null ? (
        <p class="odds-note">{t(hasFailed.value ? 'las-vegas.oddsFailed' : 'las-vegas.oddsWait')}</p>
      ) : (
        <OddsTable session={session} odds={odds} />
      )}
    </section>
  );
};

const OddsTable = ({ session, odds }: LasVegasProps & { readonly odds: LasVegasOdds }) => (
  <>
    <table class="odds-table" title={t('las-vegas.oddsAbout')}>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('las-vegas.oddsCasino')}</span>
          </th>
          <th scope="col">{t('las-vegas.rank', { rank: 1 })}</th>
          <th scope="col">{t('las-vegas.tie')}</th>
          <th scope="col">{t('las-vegas.oddsWorth')}</th>
        </tr>
      </thead>
      <tbody>
        {oddsLines(session, odds).map((line) => (
          <OddsRow key={line.face} session={session} line={line} />
        ))}
      </tbody>
    </table>
    <p class="odds-note">{t('las-vegas.oddsNote', { playouts: odds.playouts })}</p>
  </>
);

const OddsRow = ({ session, line }: LasVegasProps & { readonly line: OddsLine }) => {
  const [, ...lesser] = line.notes;
  return (
    <tr class={chosenFace(session) === line.face ? 'odds-chosen' : ''}>
      <th scope="row">
        <span class="odds-name">
          {session.viewer === 'spectator' ? (
            <ParticipantBadge session={session} participant={line.seat} />
          ) : (
            <Die enamel={playerAt(session.players, line.seat).colour} face={line.face} />
          )}
          <span>
            {CASINO_NAMES[line.face]}
            {lesser.length > 0 && (
              <small>{lesser.map(({ bill, chance }) => `${bill / 1000}K ${roughPercent(chance)}`).join(' · ')}</small>
            )}
          </span>
        </span>
      </th>
      <td>{roughPercent(firstChance(line))}</td>
      <td class="odds-tie">{roughPercent(line.tie)}</td>
      <td>{roughMoney(line.worth)}</td>
    </tr>
  );
};
