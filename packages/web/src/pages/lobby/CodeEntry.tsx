/** The field for the six-letter code of a table. */

import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { errorText } from '../../online/error-text.ts';
import { findByCode } from '../../online/lobby.ts';
import { withIdentity } from '../../online/NameDialog.tsx';
import { CODE_LENGTH, codeIn } from '../../online/table-code.ts';
import { navigate } from '../../router/index.ts';
import { Button } from '../../ui/Button.tsx';

export const CodeEntry = () => {
  const id = useId();
  const code = useSignal('');
  const error = useSignal<string | null>(null);
  const find = async (): Promise<void> => {
    const answer = await findByCode(code.peek());
    if (answer.ok) navigate(`/online/${answer.value.table}`);
    else error.value = errorText(answer.error);
  };
  const isWhole = code.value.length === CODE_LENGTH;
  return (
    <form
      class="code-entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole)
          withIdentity({
            title: t('online.whoKnocks'),
            submit: t('online.join'),
            run: () => find().catch(reportError),
          });
      }}
    >
      <label class="cap" for={id}>
        {t('online.haveCode')}
      </label>
      <div class="code-row">
        <input
          id={id}
          class="field code-field"
          value={code.value}
          placeholder="______"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby={error.value === null ? undefined : `${id}-error`}
          onInput={(event) => {
            code.value = codeIn(event.currentTarget.value);
            event.currentTarget.value = code.peek();
            error.value = null;
          }}
        />
        <Button type="submit" off={isWhole ? null : t('online.codeShort')}>
          {t('online.join')}
        </Button>
      </div>
      {error.value !== null && (
        <p id={`${id}-error`} class="field-fault" role="alert">
          {error.value}
        </p>
      )}
    </form>
  );
};
