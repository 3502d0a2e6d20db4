/** The form for the admin token. */

import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { errorText } from '../../online/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { hasEnded, signIn } from './calls.ts';

export const SignIn = () => {
  const id = useId();
  const token = useSignal('');
  const problem = useSignal<string | null>(null);
  const send = async (): Promise<void> => {
    const answer = await signIn(token.peek().trim());
    if (answer.ok) return;
    problem.value = answer.error.code === 'unauthenticated' ? t('admin.wrongToken') : errorText(answer.error);
  };
  const off = token.value.trim() === '' ? t('admin.enterToken') : null;
  return (
    <form
      class="admin-sign-in panel"
      onSubmit={(event) => {
        event.preventDefault();
        if (off === null) send().catch(reportError);
      }}
    >
      <h1>{t('admin.title')}</h1>
      {hasEnded.value && <p role="status">{t('admin.signedOut')}</p>}
      <label for={id}>{t('admin.token')}</label>
      <input
        id={id}
        class="field"
        type="password"
        autocomplete="current-password"
        value={token.value}
        aria-describedby={`${id}-text`}
        aria-invalid={problem.value !== null}
        onInput={(event) => {
          token.value = event.currentTarget.value;
          problem.value = null;
        }}
      />
      <p id={`${id}-text`} class="admin-hint">
        {t('admin.tokenText')}
      </p>
      {problem.value !== null && (
        <p class="field-fault" role="alert">
          {problem.value}
        </p>
      )}
      <Button type="submit" look="primary" off={off}>
        {t('admin.signIn')}
      </Button>
    </form>
  );
};
