/** The page of an invitation link. Only the button joins the table. */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { errorText } from '../../online/error-text.ts';
import { Gate } from '../../online/Gate.tsx';
import { acceptInvite } from '../../online/lobby.ts';
import { me } from '../../online/people.ts';
import { Badge } from '../../pieces/Badge.tsx';
import { address, navigate } from '../../router/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Page } from '../frame/Page.tsx';
import '../../online/identity.css';

/** The secret after the #, which browsers do not send to the server. */
const secretIn = (anchor: string): string | null => (/^[A-Za-z0-9_-]{22}$/.test(anchor) ? anchor : null);

export const JoinPage = () => {
  const secret = secretIn(address.value.anchor);
  /** True after a stranger has entered a name here. The page then joins without a second click. */
  const hasPressed = useSignal(false);
  return (
    <Page title={t('online.invited')}>
      {secret === null ? (
        <NoInvite />
      ) : (
        <Gate
          title={t('online.invited')}
          text={t('online.invitedText')}
          submit={t('online.joinTable')}
          onArrive={() => {
            hasPressed.value = true;
          }}
        >
          {() => <Accept secret={secret} atOnce={hasPressed.value} />}
        </Gate>
      )}
    </Page>
  );
};

const NoInvite = () => (
  <div class="gate panel">
    <h1>{t('online.badInvite')}</h1>
    <p>{t('online.badInviteText')}</p>
    <div class="identity-ways">
      <ButtonLink href="/lobby" look="primary">
        {t('shell.lobby')}
      </ButtonLink>
    </div>
  </div>
);

const Accept = ({ secret, atOnce }: { readonly secret: string; readonly atOnce: boolean }) => {
  const error = useSignal<string | null>(null);
  const join = async (): Promise<void> => {
    const answer = await acceptInvite(secret);
    if (answer.ok) navigate(`/online/${answer.value}`, 'replace');
    else error.value = errorText(answer.error);
  };
  useEffect(() => {
    if (atOnce) join().catch(reportError);
  }, [atOnce]);
  const person = me.value;
  return (
    <div class="gate panel">
      <h1>{t('online.invited')}</h1>
      <p>{t('online.invitedText')}</p>
      {person !== null && (
        <p class="join-as">
          <Badge enamel={person.colour} initial={[...person.name][0]?.toLocaleUpperCase() ?? '?'} />
          <span>{t('online.joinAs', { name: person.name })}</span>
        </p>
      )}
      {error.value !== null && (
        <p class="field-fault" role="alert">
          {error.value}
        </p>
      )}
      <div class="identity-ways">
        <Button look="primary" size="large" onPress={() => join().catch(reportError)}>
          {t('online.joinTable')}
        </Button>
        <ButtonLink href="/me" look="ghost">
          {t('online.otherName')}
        </ButtonLink>
      </div>
    </div>
  );
};
