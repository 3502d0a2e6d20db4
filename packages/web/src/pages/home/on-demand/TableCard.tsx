/** A local table to continue: whose turn it is, who plays, when it was last played. */

import { at } from '@fremont/kernel';
import { gameName } from '../../../games/names.ts';
import { ago, list, t } from '../../../i18n/index.ts';
import { Badge } from '../../../pieces/Badge.tsx';
import { playersOf } from '../../../table/players.ts';
import type { TableSummary } from '../../../tables/types.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface TableCardProps {
  readonly table: TableSummary;
  /** True for the most recent table. */
  readonly lit: boolean;
  readonly onRemove: () => void;
}

export const TableCard = ({ table, lit, onRemove }: TableCardProps) => {
  const { colour, initial } = at(playersOf(table.occupants), shownSeat(table));
  return (
    <li class="table-card" data-lit={lit && isResumable(table)}>
      <a
        href={`/table/${table.id}`}
        aria-label={t('matches.openTable', { names: `${headline(table)}, ${company(table)}` })}
        title={table.broken ? t('matches.brokenWhy') : undefined}
      >
        <Badge enamel={colour} initial={initial} />
        <span class="table-card-text">
          <b>{headline(table)}</b>
          <small>
            {company(table)} · {ago(table.playedAt)}
          </small>
        </span>
        <Icon name="next" />
      </a>
      <Button look="icon" icon="trash" label={t('matches.removeTable')} onPress={onRemove} />
    </li>
  );
};

export const namesOf = (table: TableSummary): string => list(table.occupants.map(({ name }) => name));

const peopleIn = ({ occupants }: TableSummary): number => occupants.filter(({ type }) => type === 'person').length;

/** A single person is left out of the names. */
const company = (table: TableSummary): string =>
  peopleIn(table) === 1
    ? t('matches.with', { names: list(table.occupants.filter(({ type }) => type === 'bot').map(({ name }) => name)) })
    : namesOf(table);

const isResumable = (table: TableSummary): boolean => table.outcome === null && !table.broken;

/** The player on the badge: the next to act, or the winner. */
const shownSeat = ({ toAct, outcome }: TableSummary): number =>
  toAct[0] ?? Math.max(0, outcome?.placings.indexOf(1) ?? 0);

const headline = (table: TableSummary): string => `${gameName(table.game)} · ${stateOf(table)}`;

const stateOf = (table: TableSummary): string => {
  if (table.broken) return t('matches.isBroken');
  if (table.outcome !== null) return t('matches.wonBy', { names: list(winnersOf(table)) });
  const [seat] = table.toAct;
  if (seat === undefined) return t('matches.isFinished');
  const next = at(table.occupants, seat);
  return peopleIn(table) === 1 && next.type === 'person'
    ? t('matches.isYourTurn')
    : t('matches.isTurnOf', { name: next.name });
};

const winnersOf = ({ occupants, outcome }: TableSummary): string[] =>
  occupants.filter((_, seat) => outcome?.placings[seat] === 1).map(({ name }) => name);
