/** The final account, item by item as it is told, and the result with the same table. */

import { type Account, accountsOf, SCORE_ITEMS, type ScoreItem } from '@fremont/games/vegas-showdown';
import { at, type Seat, type Sentence } from '@fremont/kernel';
import { money, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import type { ResultWays } from '../../table/game-screen.ts';
import { playerAt } from '../../table/players.ts';
import { ResultFrame } from '../../table/ResultFrame.tsx';
import { Told } from '../../table/Told.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MiniPlan } from './Plan.tsx';
import type { ShowdownProps, ShowdownSession } from './types.ts';
import './accounts.css';
import { SCROLLS } from '../../ui/scrolls.ts';

export const Accounts = ({ session }: ShowdownProps) => {
  const { view, items } = session.frame.value;
  const accounts = accountsOf(view.chairs, view.options.sheet);
  const told = items ?? SCORE_ITEMS;
  return (
    <div class="accounts" {...SCROLLS}>
      <AccountTable session={session} accounts={accounts} told={told} />
    </div>
  );
};

interface TableProps extends ShowdownProps {
  readonly accounts: readonly Account[];
  readonly told: readonly ScoreItem[];
}

const AccountTable = ({ session, accounts, told }: TableProps) => {
  const { items, counters } = session.text.value.names;
  const { view } = session.frame.value;
  const seats = session.players.map(({ seat }) => seat);
  const sumOf = (account: Account): number => told.reduce((sum, item) => sum + account[item], account.held);
  return (
    <table class="account">
      <caption class="visually-hidden">{t('vegas-showdown.resultTitle')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" class={isWinner(session, seat) ? 'account-winner' : ''}>
              <SeatHead session={session} seat={seat} />
              <MiniPlan sheet={at(view.chairs, seat).sheet} shape={view.options.sheet} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row name={items.held} values={accounts.map(({ held }) => held)} />
        {SCORE_ITEMS.map((item) => (
          <Row
            key={item}
            name={items[item]}
            values={told.includes(item) ? accounts.map((account) => account[item]) : accounts.map(() => null)}
            notes={told.includes(item) ? seats.map((seat) => noteOf(session, seat, item)) : []}
            isNew={told.at(-1) === item && told.length < SCORE_ITEMS.length}
          />
        ))}
      </tbody>
      <tfoot>
        <Row name={counters.fame} values={accounts.map(sumOf)} />
      </tfoot>
    </table>
  );
};

const isWinner = ({ update }: ShowdownSession, seat: Seat): boolean => update.value.outcome?.placings[seat] === 1;

/** What stood on the counter that an item ranks. */
const noteOf = ({ frame }: ShowdownSession, seat: Seat, item: ScoreItem): string => {
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

const SeatHead = ({ session, seat }: ShowdownProps & { readonly seat: Seat }) => {
  const { colour, initial, name } = playerAt(session.players, seat);
  return (
    <span class="account-seat">
      <Badge enamel={colour} initial={initial} />
      <bdi>{name}</bdi>
      {isWinner(session, seat) && <Icon name="crown" size={17} />}
    </span>
  );
};

interface RowProps {
  readonly name: string;
  /** Null until it is told. */
  readonly values: readonly (number | null)[];
  /** What the points are for, by seat. */
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

export const ResultDialog = ({ session, ...ways }: ShowdownProps & ResultWays) => {
  const { outcome, view } = session.update.value;
  if (outcome === null) return null;
  const accounts = accountsOf(view.chairs, view.options.sheet);
  return (
    <ResultFrame
      session={session}
      title={t('vegas-showdown.resultTitle')}
      verdict={
        <>
          <Told sentence={verdict(session)} players={session.players} />{' '}
          {view.phase.type === 'over' && session.text.value.endings[view.phase.ending]}
        </>
      }
      {...ways}
    >
      <AccountTable session={session} accounts={accounts} told={SCORE_ITEMS} />
    </ResultFrame>
  );
};

const verdict = (session: ShowdownSession): Sentence => {
  const ended = session.history.value.flatMap(({ events }) => events).findLast(({ type }) => type === 'matchEnded');
  return ended === undefined ? [] : session.sentenceOf(ended);
};
