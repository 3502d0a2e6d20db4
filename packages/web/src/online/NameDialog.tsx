/** Asks a stranger for a name before an action that needs one, then runs the action. */

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import { me } from './people.ts';
import './identity.css';

interface PendingAction {
  /** The heading above the form. */
  readonly title: string;
  readonly submit: string;
  /** The person signs in with a recovery code. */
  readonly byCode?: boolean;
  readonly run: () => void;
}

const pending = signal<PendingAction | null>(null);

/** Runs the action, after asking a stranger for a name. */
export const withIdentity = (action: PendingAction): void => {
  if (me.peek() === null) pending.value = action;
  else action.run();
};

const forget = (): void => {
  pending.value = null;
};

/** Must be on every page that uses `withIdentity`. */
export const NameDialog = () => {
  useEffect(() => forget, []);
  return pending.value === null ? null : <Asking pending={pending.value} />;
};

const Asking = ({ pending: { title, submit, byCode = false, run } }: { readonly pending: PendingAction }) => {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.querySelector('input')?.focus();
  }, []);
  return (
    <Dialog title={title} onClose={forget}>
      <div ref={body} class="name-dialog">
        <IdentityForm
          submit={submit}
          byCode={byCode}
          onDone={() => {
            forget();
            run();
          }}
        >
          <p>{t('online.gateText')}</p>
        </IdentityForm>
      </div>
    </Dialog>
  );
};
