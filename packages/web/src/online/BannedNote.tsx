/** For a person whom the operator of the server banned: the reason, and when the ban ends. */

import { t } from '../i18n/index.ts';
import { Die } from '../pieces/Die.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { dateAndTime } from './date-time.ts';
import type { Ban } from './hello.ts';
import './identity.css';

export const BannedNote = ({ ban: { why, until } }: { readonly ban: Ban }) => (
  <div class="gate panel gate-offline" role="alert">
    <Die enamel="neutral" face={1} />
    <h1>{t('online.bannedTitle')}</h1>
    <p>{t('online.bannedReason', { reason: why })}</p>
    <p>{t('online.bannedUntil', { date: dateAndTime(until) })}</p>
    <div class="identity-ways">
      <ButtonLink href="/" look="primary" icon="bot">
        {t('online.playHere')}
      </ButtonLink>
      <Button onPress={() => location.reload()}>{t('online.retryNow')}</Button>
    </div>
  </div>
);
