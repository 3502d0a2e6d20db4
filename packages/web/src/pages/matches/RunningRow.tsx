/** A match that is not over: whose turn it is, and the way back to it. */

import { at } from '@fremont/kernel';
import { ago, t } from '../../i18n/index.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { playersOf } from '../../table/players.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { type MatchListing, tableHref } from './listings.ts';
import { MatchName } from './MatchName.tsx';
import { RowMenu } from './RowMenu.tsx';
import { namesIn } from './words.ts';

interface RowProps {
  readonly entry: MatchListing;
  readonly read: () => Promise<void>;
}

export const RunningRow = ({ entry, read }: RowProps) => (
  <li class="match-row match-running" data-lit={entry.isYourTurn}>
    <MatchName entry={entry} />
    <span class="match-players" role="img" aria-label={namesIn(entry)}>
      {playersOf(entry.occupants).map(({ seat, colour, initial }) => (
        <span key={seat} data-acts={entry.toAct.includes(seat)}>
          <Badge enamel={colour} initial={initial} />
        </span>
      ))}
    </span>
    <span class="match-state">
      <b>{stateOf(entry)}</b>
      <small>{ago(entry.playedAt)}</small>
    </span>
    <span class="match-ways">
      {entry.status === 'broken' ? null : (
        <ButtonLink href={tableHref(entry)} look={entry.isYourTurn ? 'primary' : 'plain'}>
          {wayOf(entry)}
        </ButtonLink>
      )}
      <RowMenu entry={entry} read={read} />
    </span>
  </li>
);

const stateOf = ({ status, isYourTurn, where, toAct, occupants }: MatchListing): string => {
  if (status === 'broken') return t('matches.broken');
  if (status === 'waiting') return t('matches.waiting');
  if (isYourTurn) return t('matches.yourTurn');
  const [seat] = toAct;
  if (where === 'online' || seat === undefined) return t('matches.othersTurn');
  return t('matches.turnOf', { name: at(occupants, seat).name });
};

const wayOf = ({ isYourTurn, where, own }: MatchListing): string => {
  if (isYourTurn) return t('shell.play');
  return where === 'device' && own.length > 0 ? t('home.continue') : t('matches.lookIn');
};
