/** Renews the recovery code, or signs in with another person's code. */

import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { errorText } from '../../online/error-text.ts';
import { RecoverForm } from '../../online/IdentityForm.tsx';
import { renewRecoveryCode } from '../../online/people.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { notify } from '../../ui/Toast.tsx';
import { Row, Section } from '../settings/Row.tsx';

export const RecoverySection = () => {
  const recovering = useSignal(false);
  const renew = async (): Promise<void> => {
    const answer = await renewRecoveryCode();
    if (!answer.ok) notify({ key: 'me', text: () => errorText(answer.error) });
    else scrollTo({ top: 0 });
  };
  return (
    <Section id="recovery" title={t('online.otherDevices')}>
      <Row title={t('online.recoveryCode')} text={t('online.recoveryRenewText')}>
        {() => (
          <Button size="small" icon="shield" onPress={() => renew().catch(reportError)}>
            {t('online.recoveryRenew')}
          </Button>
        )}
      </Row>
      <Row title={t('online.recoverHere')} text={t('online.recoverHereText')}>
        {() => (
          <Button
            size="small"
            onPress={() => {
              recovering.value = true;
            }}
          >
            {t('online.haveRecovery')}
          </Button>
        )}
      </Row>
      {recovering.value && (
        <Dialog
          title={t('online.recoverHere')}
          onClose={() => {
            recovering.value = false;
          }}
        >
          <RecoverForm
            onDone={() => {
              recovering.value = false;
              notify({ key: 'me', text: () => t('online.recovered') });
            }}
            onBack={() => {
              recovering.value = false;
            }}
          />
        </Dialog>
      )}
    </Section>
  );
};
