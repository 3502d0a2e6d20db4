/** The choice between this device and online. Online is disabled, with a reason, if no server is available. */

import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { askHello } from '../online/hello.ts';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';
import { reasonAgainstOnline } from './against-online.ts';

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
          { value: 'online', label: t('shell.online'), off },
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
