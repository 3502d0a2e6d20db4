/** The table in words and numbers, for high zoom and for screen readers. */

import { lotStates } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { list, money, t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { playerAt } from '../../table/players.ts';
import type { ShowdownProps } from './types.ts';
import { cellName, lotTitle, nameOf, seatAction, tileName } from './words.ts';
import '../../table/text-view.css';
import { SCROLLS } from '../../ui/scrolls.ts';

export const TextView = ({ model }: ShowdownProps) => (
  <div class="text-view" {...SCROLLS}>
    <ControlList model={model} />
    <Cards model={model} />
    <LotTable model={model} />
    <SeatTable model={model} />
  </div>
);

/** All controls that can be used now, as a list. */
const ControlList = ({ model }: ShowdownProps) => {
  const controls = model.gameControls.value.filter(({ off, id }) => off === null && !/^(cell|move|lot|seal)-/.test(id));
  return (
    <div class="text-ask">
      <ul>
        {controls.map((control) => (
          <li key={control.id}>
            <ControlButton control={control} players={model.players} class="button button-plain button-normal">
              {control.label}
            </ControlButton>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Cards = ({ model }: ShowdownProps) => (
  <ul>
    {model.frame.value.view.cards.map(({ card, space }) => (
      <li
        key={`${card}-${space}`}
      >{`${model.text.value.cards[card].title}. ${model.text.value.cards[card].effect}`}</li>
    ))}
  </ul>
);

const LotTable = ({ model }: ShowdownProps) => (
  <table>
    <caption class="visually-hidden">{t('vegas-showdown.market')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('vegas-showdown.textLot')}</th>
        <th scope="col">{t('vegas-showdown.textMinimum')}</th>
        <th scope="col">{t('vegas-showdown.textBid')}</th>
        <th scope="col">{t('vegas-showdown.textNext')}</th>
      </tr>
    </thead>
    <tbody>
      {lotStates(model.frame.value.view).map(({ lot, minimum, standing, next }) => (
        <tr key={lot}>
          <th scope="row">{lotTitle(model, lot)}</th>
          <td>{minimum === null ? '–' : money(minimum)}</td>
          <td>{standing === null ? '–' : `${nameOf(model, standing.seat)} ${money(standing.amount)}`}</td>
          <td>{next === null ? '–' : money(next)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const SeatTable = ({ model }: ShowdownProps) => {
  const { counters, aside } = model.text.value.names;
  return (
    <table>
      <caption class="visually-hidden">{t('table.seats')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{counters.money}</th>
          <th scope="col">{counters.population}</th>
          <th scope="col">{counters.revenue}</th>
          <th scope="col">{counters.fame}</th>
          <th scope="col">{t('vegas-showdown.sheet')}</th>
          <th scope="col">{aside}</th>
        </tr>
      </thead>
      <tbody>
        {model.players.map(({ seat }) => (
          <SeatRow key={seat} model={model} seat={seat} />
        ))}
      </tbody>
    </table>
  );
};

const SeatRow = ({ model, seat }: ShowdownProps & { readonly seat: Seat }) => {
  const { money: cash, population, revenue, fame, sheet, aside } = at(model.frame.value.view.chairs, seat);
  const placed = sheet.map(({ tile, cell }) => `${tileName(model, tile)} ${cellName(cell)}`);
  return (
    <tr>
      <th scope="row">{`${playerAt(model.players, seat).name} · ${seatAction(model, seat)}`}</th>
      <td>{money(cash)}</td>
      <td>{population}</td>
      <td>{revenue}</td>
      <td>{fame}</td>
      <td>{placed.length === 0 ? '–' : placed.join(', ')}</td>
      <td>{aside.length === 0 ? '–' : list(aside.map((tile) => tileName(model, tile)))}</td>
    </tr>
  );
};
