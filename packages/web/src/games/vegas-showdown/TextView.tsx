/** The table in words and numbers, for great enlargement and for readers. */

import { lotStates } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { list, money, t } from '../../i18n/index.ts';
import { ControlButton } from '../../table/ControlButton.tsx';
import { playerAt } from '../../table/players.ts';
import { showdownControls } from './controls.ts';
import type { ShowdownProps } from './types.ts';
import { cellName, doingWords, lotTitle, nameOf, tileName } from './words.ts';
import '../../table/text-view.css';
import { SCROLLS } from '../../ui/scrolls.ts';

export const TextView = ({ session }: ShowdownProps) => (
  <div class="text-view" {...SCROLLS}>
    <Ask session={session} />
    <Cards session={session} />
    <LotTable session={session} />
    <SeatTable session={session} />
  </div>
);

/** Everything that can be done now, as a list. */
const Ask = ({ session }: ShowdownProps) => {
  const controls = showdownControls(session).filter(
    ({ off, id }) => off === null && !/^(cell|move|lot|seal)-/.test(id),
  );
  return (
    <div class="text-ask">
      <ul>
        {controls.map((control) => (
          <li key={control.id}>
            <ControlButton control={control} players={session.players} class="button button-plain button-normal">
              {control.label}
            </ControlButton>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Cards = ({ session }: ShowdownProps) => (
  <ul>
    {session.frame.value.view.cards.map(({ card, space }) => (
      <li
        key={`${card}-${space}`}
      >{`${session.text.value.cards[card].title}. ${session.text.value.cards[card].effect}`}</li>
    ))}
  </ul>
);

const LotTable = ({ session }: ShowdownProps) => (
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
      {lotStates(session.frame.value.view).map(({ lot, minimum, standing, next }) => (
        <tr key={lot}>
          <th scope="row">{lotTitle(session, lot)}</th>
          <td>{minimum === null ? '–' : money(minimum)}</td>
          <td>{standing === null ? '–' : `${nameOf(session, standing.seat)} ${money(standing.amount)}`}</td>
          <td>{next === null ? '–' : money(next)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const SeatTable = ({ session }: ShowdownProps) => {
  const { counters, aside } = session.text.value.names;
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
        {session.players.map(({ seat }) => (
          <SeatLine key={seat} session={session} seat={seat} />
        ))}
      </tbody>
    </table>
  );
};

const SeatLine = ({ session, seat }: ShowdownProps & { readonly seat: Seat }) => {
  const { money: purse, population, revenue, fame, sheet, aside } = at(session.frame.value.view.chairs, seat);
  const placed = sheet.map(({ tile, cell }) => `${tileName(session, tile)} ${cellName(cell)}`);
  return (
    <tr>
      <th scope="row">{`${playerAt(session.players, seat).name} · ${doingWords(session, seat)}`}</th>
      <td>{money(purse)}</td>
      <td>{population}</td>
      <td>{revenue}</td>
      <td>{fame}</td>
      <td>{placed.length === 0 ? '–' : placed.join(', ')}</td>
      <td>{aside.length === 0 ? '–' : list(aside.map((tile) => tileName(session, tile)))}</td>
    </tr>
  );
};
