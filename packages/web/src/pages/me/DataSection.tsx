/** Export and deletion of the person's data on the server. */

import { type Signal, useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { errorText } from '../../online/error-text.ts';
import { deleteMe, EXPORT_PATH, signOut } from '../../online/people.ts';
import { navigate } from '../../router/index.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { notify } from '../../ui/Toast.tsx';
import { Row, Section } from '../settings/Row.tsx';

type Question = 'delete' | 'signOut';

export const DataSection = () => {
  const asking = useSignal<Question | null>(null);
  const close = (): void => {
    asking.value = null;
  };
  const go = async (question: Question): Promise<void> => {
    close();
    const answer = await (question === 'delete' ? deleteMe() : signOut());
    if (answer.ok) navigate('/');
    notify({ key: 'me', text: () => (answer.ok ? t(`online.${question}Done`) : errorText(answer.error)) });
  };
  const question = asking.value;
  return (
    <Section id="data" title={t('online.myData')}>
      <Row title={t('online.export')} text={t('online.exportText')}>
        {() => (
          <a class="button button-plain button-small" href={EXPORT_PATH} download="fremont-me.json">
            <Icon name="download" size={18} />
            {t('online.exportButton')}
          </a>
        )}
      </Row>
      <AskRow question="signOut" look="plain" icon="door" asking={asking} />
      <AskRow question="delete" look="danger" icon="trash" asking={asking} />
      {question !== null && (
        <ConfirmDialog
          title={t(`online.${question}Title`)}
          confirm={t(`online.${question}`)}
          look="danger"
          onClose={close}
          onConfirm={() => go(question).catch(reportError)}
        >
          <p>{t(`online.${question}Warning`)}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
};

/** A button that asks for confirmation first. */
const AskRow = (props: {
  readonly question: Question;
  readonly look: 'plain' | 'danger';
  readonly icon: IconName;
  readonly asking: Signal<Question | null>;
}) => {
  const { question, look, icon, asking } = props;
  return (
    <Row title={t(`online.${question}`)} text={t(`online.${question}Text`)}>
      {() => (
        <Button
          size="small"
          look={look}
          icon={icon}
          onPress={() => {
            asking.value = question;
          }}
        >
          {t(`online.${question}`)}
        </Button>
      )}
    </Row>
  );
};
