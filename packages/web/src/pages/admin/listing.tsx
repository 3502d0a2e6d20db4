/** Lists that are read from the server, with their problems and their emptiness. */

import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { ApiResult } from '../../online/api.ts';
import { errorText } from '../../online/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toast.tsx';

export interface Listing<T> {
  /** Null until the first answer. */
  readonly items: Signal<readonly T[] | null>;
  /** Reads the list anew. */
  read(): Promise<void>;
}

/** Reads the list at once, and again when one of `inputs` changes. */
export const useListing = <T,>(ask: () => ApiResult<readonly T[]>, inputs: readonly unknown[]): Listing<T> => {
  const items = useSignal<readonly T[] | null>(null);
  const read = async (): Promise<void> => {
    const answer = await ask();
    if (answer.ok) items.value = answer.value;
    else announce(errorText(answer.error));
  };
  useEffect(() => {
    read().catch(reportError);
  }, inputs);
  return { items, read };
};

const announce = (text: string): void => notify({ key: 'admin', text: () => text });

/** Waits for an action, says how it went, and then calls `then`. */
export const perform = async (asking: ApiResult<unknown>, then: () => Promise<void>): Promise<boolean> => {
  const answer = await asking;
  announce(answer.ok ? t('admin.done') : errorText(answer.error));
  if (answer.ok) await then();
  return answer.ok;
};

export const CardList = <T,>(props: {
  readonly items: readonly T[] | null;
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ComponentChildren;
}) => {
  if (props.items === null) return null;
  if (props.items.length === 0) return <p class="admin-hint">{t('admin.nothing')}</p>;
  return (
    <ul class="admin-list">
      {props.items.map((item) => (
        <li key={props.keyOf(item)} class="admin-card panel">
          {props.children(item)}
        </li>
      ))}
    </ul>
  );
};

/** A page has so many entries; fewer mean that there are no more. */
const PAGE = 50;

/** Adds the next page to a list. */
export const MoreButton = <T,>(props: {
  readonly items: Signal<readonly T[] | null>;
  readonly next: (last: T) => ApiResult<readonly T[]>;
}) => {
  const { items, next } = props;
  const shown = items.value ?? [];
  const last = shown.at(-1);
  if (last === undefined || shown.length % PAGE !== 0) return null;
  const read = async (): Promise<void> => {
    const answer = await next(last);
    if (answer.ok) items.value = [...shown, ...answer.value];
    else announce(errorText(answer.error));
  };
  return <Button onPress={() => read().catch(reportError)}>{t('admin.more')}</Button>;
};
