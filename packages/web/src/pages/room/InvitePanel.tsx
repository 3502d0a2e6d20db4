/** The invitation link and the table code. */

import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { gameName } from '../../games/names.ts';
import { t } from '../../i18n/index.ts';
import { copyToClipboard } from '../../online/copy.ts';
import { errorText } from '../../online/error-text.ts';
import { inviteLink } from '../../online/lobby.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { RoomProps } from './acting.ts';

export const InvitePanel = ({ room, isHost }: RoomProps) => (
  <section class="panel room-invite" aria-labelledby="invite-title">
    <h2 id="invite-title" class="panel-head">
      <Icon name="link" size={17} />
      {t('online.invite')}
    </h2>
    {isHost && <InviteLink table={room.id} game={room.plan.game} />}
    {room.code !== null && <TableCode code={room.code} isHost={isHost} />}
  </section>
);

/** Created once per visit. The server stores only a hash of the secret, so the link cannot be fetched again. */
const LINKS = new Map<string, Promise<Awaited<ReturnType<typeof inviteLink>>>>();

const linkOf = (table: string): ReturnType<typeof inviteLink> => {
  const made = LINKS.get(table) ?? inviteLink(table);
  LINKS.set(table, made);
  made.then(({ ok }) => ok || LINKS.delete(table), reportError);
  return made;
};

const InviteLink = ({ table, game }: { readonly table: string; readonly game: string }) => {
  const id = useId();
  const link = useSignal<string | null>(null);
  const error = useSignal<string | null>(null);
  useEffect(() => {
    linkOf(table).then((answer) => {
      if (answer.ok) link.value = answer.value;
      else error.value = errorText(answer.error);
    }, reportError);
  }, [table]);
  const ready = link.value;
  return (
    <div class="invite-link">
      <label for={id}>{t('online.inviteLink')}</label>
      <input id={id} class="field" readOnly value={ready ?? ''} onFocus={(event) => event.currentTarget.select()} />
      {error.value !== null && <p class="field-fault">{error.value}</p>}
      <div class="invite-ways">
        <Button
          look="primary"
          icon="copy"
          off={ready === null ? t('online.inviteSoon') : null}
          onPress={() => ready !== null && copyToClipboard(ready)}
        >
          {t('online.copyLink')}
        </Button>
        {'share' in navigator && (
          <Button
            icon="send"
            off={ready === null ? t('online.inviteSoon') : null}
            onPress={() => ready !== null && share(ready, game)}
          >
            {t('online.share')}
          </Button>
        )}
      </div>
      <p class="invite-note">{t('online.inviteNote')}</p>
    </div>
  );
};

const share = (url: string, game: string): void => {
  // Closing the share sheet rejects the promise. That is not an error.
  navigator.share({ title: t('online.shareTitle', { game: gameName(game) }), url }).catch(() => undefined);
};

/** The host also has an invitation link. */
const TableCode = ({ code, isHost }: { readonly code: string; readonly isHost: boolean }) => (
  <div class="table-code">
    <span class="cap">{t(isHost ? 'online.tableCode' : 'online.tableCodeOnly')}</span>
    {/* Screen readers spell the code. */}
    <b class="table-code-letters">
      <span aria-hidden="true">{code}</span>
      <span class="visually-hidden">{[...code].join(' ')}</span>
    </b>
    <span class="invite-note">{t('online.tableCodeNote')}</span>
  </div>
);
