/** The signed-in devices of this person. Each can be signed out. */

import type { SessionInfo } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ago, t } from '../../i18n/index.ts';
import type { ApiResult } from '../../online/api.ts';
import { errorText } from '../../online/error-text.ts';
import { endOtherSessions, endSession, me, sessions } from '../../online/people.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toast.tsx';
import { Row, Section } from '../settings/Row.tsx';

export const DevicesSection = () => {
  const list = useSignal<readonly SessionInfo[]>([]);
  const read = async (): Promise<void> => {
    const answer = await sessions();
    if (answer.ok) list.value = answer.value;
  };
  useEffect(() => {
    read().catch(reportError);
  }, [me.value?.id]);
  const end = async (ending: ApiResult<unknown>): Promise<void> => {
    const answer = await ending;
    if (!answer.ok) notify({ key: 'me', text: () => errorText(answer.error) });
    await read();
  };
  const others = list.value.filter(({ current }) => !current);
  return (
    <Section id="devices" title={t('online.devices')}>
      {list.value.map((session) => (
        <Row
          key={session.id}
          title={t(session.current ? 'online.thisDeviceNow' : 'online.anotherDevice')}
          text={t('online.deviceSeen', { since: ago(session.created), seen: ago(session.seen) })}
        >
          {() =>
            !session.current && (
              <Button size="small" onPress={() => end(endSession(session.id)).catch(reportError)}>
                {t('online.signOutThere')}
              </Button>
            )
          }
        </Row>
      ))}
      {others.length > 1 && (
        <Button size="small" onPress={() => end(endOtherSessions()).catch(reportError)}>
          {t('online.signOutOthers')}
        </Button>
      )}
    </Section>
  );
};
