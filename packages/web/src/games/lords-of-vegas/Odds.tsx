/** Exact chances before dice are rolled: who is boss after a reorganisation, and what a bet comes to. */

import { type Casino, GAMBLE_WAYS, gambleMoney } from '@fremont/games/lords-of-vegas';
import { at, type Seat } from '@fremont/kernel';
import { percent, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { playerAt } from '../../table/players.ts';
import { bossChances, GAMBLE_ROLLS } from './prospects.ts';
import type { LordsProps } from './types.ts';
import { millions } from './words.ts';

/** Everybody with a die in the casino, the likeliest boss first. */
export const BossOdds = ({ session, casino }: LordsProps & { readonly casino: Casino }) => (
  <div class="odds">
    <h3>{t('lords-of-vegas.bossAfterwards')}</h3>
    <ul>
      {bossChances(session.view, casino).map(({ seat, chance }) => {
        const { name, colour, initial } = playerAt(session.players, seat);
        return (
          <li key={seat}>
            <Badge enamel={colour} initial={initial} />
            <bdi>{name}</bdi>
            <Share chance={chance} />
            <b>{percent(chance)}</b>
          </li>
        );
      })}
    </ul>
  </div>
);

const RESULTS = [
  ['double', 'lords-of-vegas.oddsDouble'],
  ['win', 'lords-of-vegas.oddsWin'],
  ['lose', 'lords-of-vegas.oddsLose'],
] as const;

interface BetOddsProps extends LordsProps {
  readonly casino: Casino;
  readonly bet: number;
}

/** A boss pays no more than they have, unless they share the bet with the bank: ruling R15. */
export const BetOdds = ({ session, casino, bet }: BetOddsProps) => {
  const bossMoney = casino.boss === null ? 0 : at(session.view.chairs, casino.boss).money;
  return (
    <div class="odds odds-bet">
      <ul>
        {RESULTS.map(([result, name]) => (
          <li key={result}>
            <span>{t(name)}</span>
            <Share chance={GAMBLE_WAYS[result] / GAMBLE_ROLLS} />
            <span>{t('lords-of-vegas.outOf', { ways: GAMBLE_WAYS[result], all: GAMBLE_ROLLS })}</span>
            <Change amount={gambleMoney(result, bet, false, bossMoney).gambler} />
          </li>
        ))}
      </ul>
    </div>
  );
};

interface HoldOddsProps extends LordsProps {
  readonly boss: Seat;
  readonly bet: number;
}

const HOLDS = [
  [false, 'lords-of-vegas.payAlone'],
  [true, 'lords-of-vegas.layOff'],
] as const;

/** What a bet may cost and bring its boss, alone and with the bank: the results are those of whoever bets. */
export const HoldOdds = ({ session, boss, bet }: HoldOddsProps) => {
  const { money } = at(session.view.chairs, boss);
  return (
    <table class="hold-odds">
      <thead>
        <tr>
          <td />
          {RESULTS.map(([result, name]) => (
            <th key={result} scope="col">
              {t(name)} <small>{t('lords-of-vegas.outOf', { ways: GAMBLE_WAYS[result], all: GAMBLE_ROLLS })}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {HOLDS.map(([layOff, name]) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            {RESULTS.map(([result]) => (
              <td key={result}>
                <Change amount={gambleMoney(result, bet, layOff, money).house} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Change = ({ amount }: { readonly amount: number }) =>
  amount < 0 ? <b class="loss">{`−${millions(-amount)}`}</b> : <b class="gain">{`+${millions(amount)}`}</b>;

const Share = ({ chance }: { readonly chance: number }) => (
  <span class="odds-share" style={{ '--share': chance }} aria-hidden="true" />
);
