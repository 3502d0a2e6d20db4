/** Lets nobody through who is nobody: first the server must be there, then the person needs a name. */

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Die } from '../pieces/Die.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { online } from './hello.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { isAsked, me, whoAmI } from './people.ts';
import './identity.css';

const ask = (): void => {
  whoAmI().catch(reportError);
};

/** Waits for the server to say whether it is there and whom it takes this device for; `me` is null for a stranger. */
export const Reached = ({ children }: { readonly children: () => ComponentChildren }) => {
  useEffect(() => {
    if (!isAsked.peek()) ask();
  }, []);
  if (me.value !== null) return <>{children()}</>;
  if (online.value === 'offline' || online.value === 'none') return <NoServer />;
  if (!isAsked.value) return <p class="gate-waiting" role="status" aria-label={t('online.connecting')} />;
  return <>{children()}</>;
};

export const Gate = (props: {
  /** What the person is about to do, over the form. */
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** Somebody new came through. */
  readonly onArrive?: () => void;
  readonly children: () => ComponentChildren;
}) => (
  <Reached>
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
  </Reached>
);

/** Nothing online without a server; everything local goes on. */
const NoServer = () => {
  const isStatic = online.value === 'none';
  return (
    <div class="gate panel gate-offline">
      <Die enamel="neutral" face={1} />
      <h1>{t(isStatic ? 'online.noneTitle' : 'online.offlineTitle')}</h1>
      <p>{t(isStatic ? 'setup.onlineNone' : 'setup.onlineOffline')}</p>
      <div class="identity-ways">
        <ButtonLink href="/" look="primary" icon="bot">
          {t('online.playHere')}
        </ButtonLink>
        {!isStatic && <Button onPress={ask}>{t('online.retryNow')}</Button>}
      </div>
    </div>
  );
};
