/** The table of the odds lens: the chance of every seat to win, and one row for each option. */

import type { LordsOdds, LordsOption } from '@fremont/bots/lords-of-vegas';
import { byType } from '@fremont/kernel';
import { percent, t } from '../../../i18n/index.ts';
import { Badge } from '../../../pieces/Badge.tsx';
import type { LordsProps } from '../types.ts';
import './odds-table.css';

type OddsProps = LordsProps & { readonly odds: LordsOdds };

/** Estimates have no decimals. */
const rough = (share: number): string => percent(Math.round(share * 100) / 100);

const signed = (gain: number): string => {
  const points = rough(Math.abs(gain));
  if (Math.round(gain * 100) === 0) return `±${points}`;
  return `${gain > 0 ? '+' : '−'}${points}`;
};

export const OddsTable = ({ model, odds }: OddsProps) => (
  <div class="worth">
    <p class="worth-seats">
      {model.players.map(({ seat, name, colour, initial }) => (
        <span key={seat} title={name}>
          <Badge enamel={colour} initial={initial} />
          <span class="visually-hidden">{name}</span>
          <b>{rough(odds.chances[seat] ?? 0)}</b>
        </span>
      ))}
    </p>
    {odds.options.length > 0 && (
      <table>
        <thead>
          <tr>
            <th scope="col">{t('lords-of-vegas.worthOption')}</th>
            <th scope="col">{t('lords-of-vegas.worthGain')}</th>
          </tr>
        </thead>
        <tbody>
          {odds.options.map((option) => (
            <OptionRow key={JSON.stringify(option.action)} model={model} option={option} />
          ))}
        </tbody>
      </table>
    )}
    <p>{t('lords-of-vegas.worthNote', { playouts: odds.playouts })}</p>
  </div>
);

/** Two standard errors. */
const marginOf = ({ error }: LordsOption): string => `±${Math.max(1, Math.round(200 * error))}`;

const OptionRow = ({ model, option }: LordsProps & { readonly option: LordsOption }) => (
  <tr>
    <th scope="row">{byType(model.text.value.actions, option.action).labelLong}</th>
    <td>
      {signed(option.gain)} <small>{marginOf(option)}</small>
    </td>
  </tr>
);
