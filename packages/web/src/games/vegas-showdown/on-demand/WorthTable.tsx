/** The table of the odds lens: one row per option, the best first, and the chance of every seat to win. */

import type { OptionWorth, ShowdownOdds } from '@fremont/bots/vegas-showdown';
import { byType, seatList } from '@fremont/kernel';
import { percent, signed, t } from '../../../i18n/index.ts';
import { classes } from '../../../ui/classes.ts';
import type { ShowdownModel, ShowdownProps } from '../types.ts';
import { nameOf } from '../words.ts';
import { optionName, worthOf } from '../worths.ts';
import './worths.css';

interface WorthProps extends ShowdownProps {
  readonly odds: ShowdownOdds;
}

/** A builder may have a hundred placements. */
const ROWS_MAX = 8;

export const WorthTable = ({ model, odds }: WorthProps) => (
  <>
    {odds.options.length > 0 && <Options model={model} odds={odds} />}
    <h3 class="worths-head">{t('vegas-showdown.worthsChances')}</h3>
    <ul class="worths-chances">
      {seatList(odds.chances.length).map((seat) => (
        <li key={seat}>
          {nameOf(model, seat)} <b>{percent(Math.round((odds.chances[seat] ?? 0) * 100) / 100)}</b>
        </li>
      ))}
    </ul>
  </>
);

const Options = ({ model, odds }: WorthProps) => (
  <>
    <table class="worths-table">
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t('vegas-showdown.worthsOption')}</span>
          </th>
          <th scope="col">{t('vegas-showdown.worthsFame')}</th>
        </tr>
      </thead>
      <tbody>
        {odds.options.slice(0, ROWS_MAX).map((option) => (
          <OptionRow key={JSON.stringify(option.action)} model={model} option={option} />
        ))}
      </tbody>
    </table>
    <p class="forecast-note">{noteOf(model, odds)}</p>
  </>
);

const OptionRow = ({ model, option }: ShowdownProps & { readonly option: OptionWorth }) => {
  const chosen = model.chosen.value;
  const isChosen = chosen !== null && worthOf(model, chosen) === option;
  return (
    <tr class={classes(isChosen && 'worths-chosen')}>
      <th scope="row">{optionName(model, option.action)}</th>
      <td>
        <b>{signed(option.worth)}</b>
        {option.error > 0 && <small>{`±${option.error.toFixed(1)}`}</small>}
      </td>
    </tr>
  );
};

const noteOf = ({ text }: ShowdownModel, { base, playouts }: ShowdownOdds): string => {
  if (base !== 'publicity' && base !== 'renovate' && base !== 'pass') return t('vegas-showdown.worthsPlaces');
  const { label } = byType(text.value.actions, { type: base });
  return t('vegas-showdown.worthsBids', { base: label, playouts });
};
