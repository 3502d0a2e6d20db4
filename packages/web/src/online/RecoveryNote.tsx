/** Shows the recovery code once. Without it, a person who loses the device cannot sign in again. */

import { t } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { copyToClipboard } from './copy.ts';
import { recoveryCode } from './people.ts';
import './identity.css';

export const RecoveryNote = () => {
  const code = recoveryCode.value;
  if (code === null) return null;
  return (
    <section class="recovery-note" aria-labelledby="recovery-title">
      <Icon name="shield" size={24} />
      <div>
        <h2 id="recovery-title">{t('online.recoveryTitle')}</h2>
        <p>{t('online.recoveryText')}</p>
        <p class="recovery-code">
          <code>{code}</code>
        </p>
      </div>
      <div class="recovery-ways">
        <Button icon="copy" onPress={() => copyToClipboard(code)}>
          {t('online.copy')}
        </Button>
        <Button
          look="ghost"
          onPress={() => {
            recoveryCode.value = null;
          }}
        >
          {t('online.keptIt')}
        </Button>
      </div>
    </section>
  );
};
