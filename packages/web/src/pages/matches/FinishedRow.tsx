/** A match that is over: the result, and the way to its replay. */

import { at } from '@fremont/kernel';
import { frontOf } from '../../games/fronts.ts';
import { list, money, t } from '../../i18n/index.ts';
import { dateOf } from '../../online/date-time.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { playersOf } from '../../table/players.ts';
import { rankedSeats } from '../../table/ranking.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type MatchListing, replayHref, resultOf } from './listings.ts';
import { MatchName } from './MatchName.tsx';
import { RowMenu } from './RowMenu.tsx';
import { namesIn } from './words.ts';

interface RowProps {
  readonly entry: MatchListing;
  readonly read: () => Promise<void>;
}

export const FinishedRow = ({ entry, read }: RowProps) => (
  <li class="match-row match-finished">
    <MatchName entry={entry} />
    <Scores entry={entry} />
    <span class="match-result">
      <ResultTag entry={entry} />
    </span>
    <span class="match-state">
      <b>{dateOf(entry.playedAt)}</b>
      {entry.actions !== null && <small>{t('matches.actions', { count: entry.actions })}</small>}
    </span>
    <span class="match-ways">
      <ButtonLink href={replayHref(entry)} icon="play">
        {t('replay.title')}
      </ButtonLink>
      <RowMenu entry={entry} read={read} />
    </span>
  </li>
);

/** The scores, the best first. Without a result only the players. */
const Scores = ({ entry }: { readonly entry: MatchListing }) => {
  const { outcome, occupants, game } = entry;
  const players = playersOf(occupants);
  if (outcome === null)
    return (
      <span class="match-players" role="img" aria-label={namesIn(entry)}>
        {players.map(({ seat, colour, initial }) => (
          <span key={seat}>
            <Badge enamel={colour} initial={initial} />
          </span>
        ))}
      </span>
    );
  const words = (score: number): string => (frontOf(game)?.scores === 'dollars' ? money(score) : String(score));
  return (
    <ol class="match-scores">
      {rankedSeats(outcome, players).map(({ seat }) => {
        const { name, colour, initial } = at(players, seat);
        return (
          <li key={seat} title={name}>
            <Badge enamel={colour} initial={initial} />
            <span class="visually-hidden">{name}</span> {words(at(outcome.scores, seat))}
          </li>
        );
      })}
    </ol>
  );
};

const ResultTag = ({ entry }: { readonly entry: MatchListing }) => {
  const { outcome, own, occupants } = entry;
  if (outcome === null) return <span class="tag">{t('matches.noResult')}</span>;
  if (resultOf(entry) === 'won')
    return (
      <span class="tag match-won">
        <Icon name="crown" size={15} /> {t('matches.youWon')}
      </span>
    );
  const [seat, ...others] = own;
  if (seat !== undefined && others.length === 0)
    return (
      <span class="tag">
        {t('finale.place', { place: at(outcome.placings, seat), count: outcome.placings.length })}
      </span>
    );
  const winners = occupants.filter((_, index) => outcome.placings[index] === 1);
  return <span class="tag">{t('matches.wonBy', { names: list(winners.map(({ name }) => name)) })}</span>;
};
