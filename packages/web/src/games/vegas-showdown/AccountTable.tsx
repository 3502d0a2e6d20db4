/** The final account as a table: one column for each seat, one row for each scored item. */

import { type Account, SCORE_ITEMS, type ScoreItem } from '@fremont/games/vegas-showdown';
import { at, type Seat } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { playerAt } from '../../table/players.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SheetThumbnail } from './SheetDrawing.tsx';
import type { ShowdownModel, ShowdownProps } from './types.ts';
import './accounts.css';

interface AccountTableProps extends ShowdownProps {
  readonly accounts: readonly Account[];
  /** The items that are counted so far. */
  readonly items: readonly ScoreItem[];
}

export const AccountTable = ({ model, accounts, items }: AccountTableProps) => {
  const { items: itemNames, counters } = model.text.value.names;
  const { view } = model.frame.value;
  const seats = model.players.map(({ seat }) => seat);
  const sumOf = (account: Account): number => items.reduce((sum, item) => sum + account[item], account.held);
  return (
    <table class="account">
      <caption class="visually-hidden">{t('vegas-showdown.accountTitle')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" class={isWinner(model, seat) ? 'account-winner' : ''}>
              <SeatHead model={model} seat={seat} />
              <SheetThumbnail sheet={at(view.chairs, seat).sheet} shape={view.options.sheet} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={itemNames.held} values={accounts.map(({ held }) => held)} />
        {SCORE_ITEMS.map((item) => (
          <Row
            key={item}
            name={itemNames[item]}
            values={items.includes(item) ? accounts.map((account) => account[item]) : accounts.map(() => null)}
            notes={items.includes(item) ? seats.map((seat) => noteOf(model, seat, item)) : []}
            isNew={items.at(-1) === item && items.length < SCORE_ITEMS.length}
          />
        ))}
      </tbody>
      <tfoot>
        <Row name={counters.fame} values={accounts.map(sumOf)} />
      </tfoot>
    </table>
  );
};

const isWinner = ({ update }: ShowdownModel, seat: Seat): boolean => update.value.outcome?.placings[seat] === 1;

/** The value of the counter that the item ranks. */
const noteOf = ({ frame }: ShowdownModel, seat: Seat, item: ScoreItem): string => {
  const { population, revenue, money: cash } = at(frame.value.view.chairs, seat);
  switch (item) {
    case 'population':
      return String(population);
    case 'revenue':
      return String(revenue);
    case 'money':
      return money(cash);
    default:
      return '';
  }
};

const SeatHead = ({ model, seat }: ShowdownProps & { readonly seat: Seat }) => {
  const { colour, initial, name } = playerAt(model.players, seat);
  return (
    <span class="account-seat">
      <Badge enamel={colour} initial={initial} />
      <bdi>{name}</bdi>
      {isWinner(model, seat) && <Icon name="crown" size={17} />}
    </span>
  );
};

interface RowProps {
  readonly name: string;
  /** Null until the story counts the item. */
  readonly values: readonly (number | null)[];
  /** The reason for the points, by seat. */
  readonly notes?: readonly string[];
  readonly isNew?: boolean;
}

const Row = ({ name, values, notes = [], isNew = false }: RowProps) => (
  <tr class={isNew ? 'account-new' : ''}>
    <th scope="row">{name}</th>
    {values.map((value, index) => (
      <td key={index}>
        {value}
        {notes[index] !== undefined && notes[index] !== '' && <small>{notes[index]}</small>}
      </td>
    ))}
  </tr>
);
