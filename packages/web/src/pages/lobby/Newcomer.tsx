/** Shown to strangers instead of their own tables: what they can do here, and sign-in by recovery code. */

import { t } from '../../i18n/index.ts';
import { withIdentity } from '../../online/NameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

export const Newcomer = () => (
  <aside class="lobby-mine lobby-newcomer" aria-labelledby="newcomer">
    <section class="panel newcomer">
      <h2 id="newcomer" class="panel-head">
        <Icon name="hand" size={17} />
        {t('online.gateMe')}
      </h2>
      <p>{t('online.lookAround')}</p>
      <ul>
        <li>
          <Icon name="people" size={20} />
          {t('online.gateTables')}
        </li>
        <li>
          <Icon name="link" size={20} />
          {t('online.gateInvite')}
        </li>
        <li>
          <Icon name="eye" size={20} />
          {t('online.gateWatch')}
        </li>
      </ul>
      <Button
        look="ghost"
        size="small"
        onPress={() =>
          withIdentity({
            title: t('online.recoveryBack'),
            submit: t('online.goOn'),
            byCode: true,
            run: () => undefined,
          })
        }
      >
        {t('online.haveRecovery')}
      </Button>
    </section>
  </aside>
);
