/** Shows its children once the server is reachable and the person has a name. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Die } from '../pieces/Die.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { BannedNote } from './BannedNote.tsx';
import { ban, online } from './hello.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { isAsked, me, whoAmI } from './people.ts';
import './identity.css';

const ask = (): void => {
  whoAmI().catch(reportError);
};

/** Waits until the server is reachable and has said who this device belongs to. `me` is null for a stranger. */
export const WhenReachable = ({ children }: { readonly children: () => ComponentChildren }) => {
  useEffect(() => {
    if (!isAsked.peek()) ask();
  }, []);
  if (ban.value !== null) return <BannedNote ban={ban.value} />;
  if (me.value !== null) return <>{children()}</>;
  if (online.value === 'offline' || online.value === 'none') return <NoServer />;
  if (!isAsked.value) return <p class="gate-waiting" role="status" aria-label={t('online.connecting')} />;
  return <>{children()}</>;
};

export const Gate = (props: {
  /** The heading above the form. */
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** Called after a new person has entered a name. */
  readonly onArrive?: () => void;
  readonly children: () => ComponentChildren;
}) => (
  <WhenReachable>
    {() =>
      me.value !== null ? (
        props.children()
      ) : (
        <div class="gate panel">
          <IdentityForm submit={props.submit} onDone={() => props.onArrive?.()}>
            <h1>{props.title}</h1>
            <p>{props.text}</p>
          </IdentityForm>
        </div>
      )
    }
  </WhenReachable>
);

/** Shown when the server is unreachable. Local tables still work. */
const NoServer = () => {
  const isStatic = online.value === 'none';
  return (
    <div class="gate panel gate-offline">
      <Die enamel="neutral" face={1} />
      <h1>{t(isStatic ? 'online.noneTitle' : 'online.offlineTitle')}</h1>
      <p>{t(isStatic ? 'shell.onlineNone' : 'shell.onlineOffline')}</p>
      <div class="identity-ways">
        <ButtonLink href="/" look="primary" icon="bot">
          {t('online.playHere')}
        </ButtonLink>
        {!isStatic && <Button onPress={ask}>{t('online.retryNow')}</Button>}
      </div>
    </div>
  );
};
