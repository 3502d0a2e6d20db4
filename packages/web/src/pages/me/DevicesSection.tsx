/** Where this person is known: each device can be told to forget them. */

import type { SessionLine } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ago, t } from '../../i18n/index.ts';
import type { Asked } from '../../online/api.ts';
import { endOtherSessions, endSession, me, sessions } from '../../online/people.ts';
import { troubleText } from '../../online/words.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toast.tsx';
import { Row, Section } from '../settings/Row.tsx';

export const DevicesSection = () => {
  const list = useSignal<readonly SessionLine[]>([]);
  const read = async (): Promise<void> => {
    const answer = await sessions();
    if (answer.ok) list.value = answer.value;
  };
  useEffect(() => {
    read().catch(reportError);
  }, [me.value?.id]);
  const end = async (ending: Asked<unknown>): Promise<void> => {
    const answer = await ending;
    if (!answer.ok) notify({ key: 'me', text: () => troubleText(answer.error) });
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
