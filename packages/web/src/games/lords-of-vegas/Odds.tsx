/** Exact chances before dice are rolled: the next boss after a reorganisation, and the results of a bet. */

import { type Casino, GAMBLE_WAYS, gambleMoney } from '@fremont/games/lords-of-vegas';
import { at, type Seat } from '@fremont/kernel';
import { percent, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { playerAt } from '../../table/players.ts';
import { bossChances, GAMBLE_ROLLS } from './chances.ts';
import type { LordsProps } from './types.ts';
import { millions } from './words.ts';

/** All seats with a die in the casino, the likeliest boss first. */
export const BossOdds = ({ model, casino }: LordsProps & { readonly casino: Casino }) => (
  <div class="odds">
    <h3>{t('lords-of-vegas.bossAfterwards')}</h3>
    <ul>
      {bossChances(model.view, casino).map(({ seat, chance }) => {
        const { name, colour, initial } = playerAt(model.players, seat);
        return (
          <li key={seat}>
            <Badge enamel={colour} initial={initial} />
            <bdi>{name}</bdi>
            <ChanceBar chance={chance} />
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

/** A boss pays at most the money they have, unless they share the bet with the bank: ruling R15. */
export const BetOdds = ({ model, casino, bet }: BetOddsProps) => {
  const bossMoney = casino.boss === null ? 0 : at(model.view.chairs, casino.boss).money;
  return (
    <div class="odds odds-bet">
      <ul>
        {RESULTS.map(([result, name]) => (
          <li key={result}>
            <span>{t(name)}</span>
            <ChanceBar chance={GAMBLE_WAYS[result] / GAMBLE_ROLLS} />
            <span>{t('lords-of-vegas.outOf', { ways: GAMBLE_WAYS[result], all: GAMBLE_ROLLS })}</span>
            <MoneyChange amount={gambleMoney(result, bet, false, bossMoney).gambler} />
          </li>
        ))}
      </ul>
    </div>
  );
};

interface LayOffOddsProps extends LordsProps {
  readonly boss: Seat;
  readonly bet: number;
}

const ANSWERS = [
  [false, 'lords-of-vegas.payAlone'],
  [true, 'lords-of-vegas.layOff'],
] as const;

/** The possible results of a bet for its boss, alone and with the bank. They are named from the gambler's side. */
export const LayOffOdds = ({ model, boss, bet }: LayOffOddsProps) => {
  const { money } = at(model.view.chairs, boss);
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
        {ANSWERS.map(([layOff, name]) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            {RESULTS.map(([result]) => (
              <td key={result}>
                <MoneyChange amount={gambleMoney(result, bet, layOff, money).house} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const MoneyChange = ({ amount }: { readonly amount: number }) =>
  amount < 0 ? <b class="loss">{`−${millions(-amount)}`}</b> : <b class="gain">{`+${millions(amount)}`}</b>;

const ChanceBar = ({ chance }: { readonly chance: number }) => (
  <span class="odds-share" style={{ '--share': chance }} aria-hidden="true" />
);
