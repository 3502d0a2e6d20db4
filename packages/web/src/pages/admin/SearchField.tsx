/** A search that starts with the Enter key or its button. */

import type { Signal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';

export const SearchField = ({ label, words }: { readonly label: string; readonly words: Signal<string> }) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <search>
      <form
        class="admin-search"
        onSubmit={(event) => {
          event.preventDefault();
          words.value = field.current?.value.trim() ?? '';
        }}
      >
        <label for={id}>{label}</label>
        <input ref={field} id={id} class="field" type="search" maxLength={100} defaultValue={words.peek()} />
        <Button type="submit">{t('admin.search')}</Button>
      </form>
    </search>
  );
};
