/** The board as a table of words and numbers, for great enlargement and for readers. */

import { SIGNS, type Sign, WORTH } from '@fremont/games/template';
import { money, t } from '../../../i18n/index.ts';
import { ControlButton } from '../../../table/ControlButton.tsx';
import { controlById } from '../../../table/controls.ts';
import { SCROLLS } from '../../../ui/scrolls.ts';
import { placeId } from '../controls.ts';
import type { NeonRowProps } from '../types.ts';
import '../../../table/text-view.css';

export const TextView = ({ model }: NeonRowProps) => (
  <div class="text-view" {...SCROLLS}>
    <table>
      <caption class="visually-hidden">{t('template.boardLabel')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('template.sign')}</th>
          <th scope="col">{t('template.pays')}</th>
          {model.players.map(({ seat, name }) => (
            <th key={seat} scope="col">
              <bdi>{name}</bdi>
            </th>
          ))}
          <th scope="col">{t('template.phasePlace')}</th>
        </tr>
      </thead>
      <tbody>
        {SIGNS.map((sign) => (
          <SignLine key={sign} model={model} sign={sign} />
        ))}
      </tbody>
    </table>
  </div>
);

const SignLine = ({ model, sign }: NeonRowProps & { readonly sign: Sign }) => {
  const { row, chairs } = model.frame.value.view;
  const control = controlById(model.gameControls.value, placeId(sign));
  return (
    <tr>
      <th scope="row">{`${sign} ${model.text.value.signs[sign]}`}</th>
      <td>{money(WORTH[sign])}</td>
      {model.players.map(({ seat }) => (
        <td key={seat}>
          {row[sign][seat]} {chairs[seat]?.tip === sign && `+ ${t('template.tip')}`}
        </td>
      ))}
      <td>
        {control !== undefined && (
          <ControlButton control={control} players={model.players} class="button button-plain button-normal">
            {control.label}
          </ControlButton>
        )}
      </td>
    </tr>
  );
};
