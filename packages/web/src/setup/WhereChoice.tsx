/** At this device or online. Online is off, and says why, where no server has tables. */

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { askHello, online } from '../online/hello.ts';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Why nothing can be played online now; null when it can. */
export const reasonAgainstOnline = (): string | null => {
  if (online.value === 'none') return t('setup.onlineNone');
  return online.value === 'offline' ? t('setup.onlineOffline') : null;
};

export const WhereChoice = ({ isOnline }: { readonly isOnline: Signal<boolean> }) => {
  useEffect(() => {
    askHello().catch(() => undefined);
  }, []);
  const off = reasonAgainstOnline();
  return (
    <>
      <h3 class="cap">{t('setup.where')}</h3>
      <Choice
        label={t('setup.where')}
        value={isOnline.value ? 'online' : 'here'}
        options={[
          { value: 'here', label: t('setup.thisDevice') },
          { value: 'online', label: t('setup.online'), off },
        ]}
        onChoose={(value) => {
          isOnline.value = value === 'online';
        }}
      />
      {off !== null && (
        <p class="setup-off">
          <Icon name="lock" size={14} />
          {off}
        </p>
      )}
    </>
  );
};
