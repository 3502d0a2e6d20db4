/** An online table to continue, and whether it waits for this person. */

import type { TableListing } from '@fremont/table/protocol';
import { gameName } from '../../../games/names.ts';
import { ago, t } from '../../../i18n/index.ts';
import { NO_PERSON } from '../../../online/names.ts';
import { Badge } from '../../../pieces/Badge.tsx';
import { Icon } from '../../../ui/Icon.tsx';

const stateOf = ({ status, yourTurn }: TableListing): string => {
  if (status === 'lobby') return t('home.gatheringNow');
  return yourTurn ? t('matches.isYourTurn') : t('home.othersNow');
};

export const OnlineCard = ({ line }: { readonly line: TableListing }) => {
  const { colour, name } = line.host ?? NO_PERSON;
  const headline = `${gameName(line.game)} · ${stateOf(line)}`;
  return (
    <li class="table-card" data-lit={line.yourTurn}>
      <a href={`/online/${line.id}`} aria-label={t('matches.openTable', { names: `${headline}, ${line.title}` })}>
        <Badge enamel={colour} initial={[...name][0]?.toLocaleUpperCase() ?? '?'} />
        <span class="table-card-text">
          <b>{headline}</b>
          <small>
            <Icon name="globe" size={14} /> {line.title} · {ago(line.updated)}
          </small>
        </span>
        <Icon name="next" />
      </a>
    </li>
  );
};
