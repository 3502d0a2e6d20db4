/** Asks a stranger for a name when they first do what needs one, and then does it. */

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import { me } from './people.ts';
import './identity.css';

interface Wish {
  /** Over the form. */
  readonly title: string;
  readonly submit: string;
  /** Somebody comes back, with a recovery code. */
  readonly byCode?: boolean;
  readonly run: () => void;
}

const wish = signal<Wish | null>(null);

/** At once for somebody; for a stranger as soon as they are somebody. */
export const asSomebody = (wanted: Wish): void => {
  if (me.peek() === null) wish.value = wanted;
  else wanted.run();
};

const forget = (): void => {
  wish.value = null;
};

/** On every page that uses `asSomebody`. */
export const NameDialog = () => {
  useEffect(() => forget, []);
  return wish.value === null ? null : <Asking wish={wish.value} />;
};

const Asking = ({ wish: { title, submit, byCode = false, run } }: { readonly wish: Wish }) => {
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
