/** The people that this person has muted. */

import type { Person } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { shownName } from '../../online/names.ts';
import { mute, mutedPeople } from '../../online/people.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Section } from '../settings/Row.tsx';

export const MutedSection = () => {
  const list = useSignal<readonly Person[]>([]);
  const read = async (): Promise<void> => {
    const answer = await mutedPeople();
    if (answer.ok) list.value = answer.value;
  };
  useEffect(() => {
    read().catch(reportError);
  }, []);
  if (list.value.length === 0) return null;
  return (
    <Section id="muted" title={t('online.mutedPeople')}>
      {list.value.map((person) => (
        <Row key={person.id} title={shownName(person)} text={t('online.mutedText')}>
          {() => (
            <Button size="small" onPress={() => mute(person.id, false).then(read, reportError)}>
              {t('online.unmuteShort')}
            </Button>
          )}
        </Row>
      ))}
    </Section>
  );
};
