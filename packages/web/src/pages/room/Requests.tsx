/** People who have asked to join and wait for the host. */

import { t } from '../../i18n/index.ts';
import { admitPerson } from '../../online/lobby.ts';
import { shownName } from '../../online/names.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type RoomProps, tryTo } from './acting.ts';

export const Requests = ({ room }: RoomProps) => {
  const asking = room.members.filter(({ role }) => role === 'asking');
  return (
    <div role="status">
      {asking.length > 0 && (
        <section class="panel room-requests" aria-labelledby="requests-title">
          <h2 id="requests-title" class="panel-head">
            <Icon name="hand" size={17} />
            {t('online.requests')}
          </h2>
          <ul>
            {asking.map(({ person }) => (
              <li key={person.id}>
                <Badge
                  class="request-badge"
                  enamel={person.colour}
                  initial={[...shownName(person)][0]?.toLocaleUpperCase() ?? '?'}
                />
                <b class="request-name">
                  <bdi>{shownName(person)}</bdi>
                </b>
                <Button size="small" look="primary" onPress={() => tryTo(admitPerson(room.id, person.id, true))}>
                  {t('online.letIn')}
                </Button>
                <Button size="small" look="ghost" onPress={() => tryTo(admitPerson(room.id, person.id, false))}>
                  {t('online.refuse')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
