/** The person's own tables; those that wait for them come first. */

import type { TableListing } from '@fremont/table/protocol';
import { GameSign } from '../../games/GameSign.tsx';
import { ago, t } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';

export const MyTables = ({ lines }: { readonly lines: readonly TableListing[] }) => {
  const mine = lines.filter(({ status, yourTurn }) => status === 'running' && yourTurn);
  const others = lines.filter(({ status, yourTurn }) => status === 'running' && !yourTurn);
  const gathering = lines.filter(({ status }) => status === 'lobby');
  return (
    <aside class="lobby-mine" aria-label={t('online.myTables')}>
      <Group title={t('online.waitingForYou')} icon="hand" lines={mine} note={t('online.yourTurnNow')} lit />
      <Group title={t('online.othersToMove')} icon="clock" lines={others} note={t('home.othersNow')} />
      <Group title={t('online.gathering')} icon="people" lines={gathering} note={t('home.gatheringNow')} />
      {lines.length === 0 && <p class="quiet">{t('online.noneOfMine')}</p>}
    </aside>
  );
};

const Group = (props: {
  readonly title: string;
  readonly icon: IconName;
  readonly lines: readonly TableListing[];
  readonly note: string;
  readonly lit?: boolean;
}) => {
  if (props.lines.length === 0) return null;
  return (
    <section class="panel">
      <h2 class="panel-head">
        <Icon name={props.icon} size={17} />
        {props.title}
        <span class="panel-note">{props.lines.length}</span>
      </h2>
      <ul>
        {props.lines.map((line) => (
          <li key={line.id} class="my-table" data-lit={props.lit ?? false}>
            <a href={`/online/${line.id}`}>
              <span class="lobby-sign">
                <GameSign game={line.game} />
              </span>
              <span>
                <b>
                  <bdi>{line.title}</bdi>
                </b>
                <small>
                  {props.note} · {ago(line.updated)}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
