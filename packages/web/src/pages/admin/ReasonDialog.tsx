/** Asks for the reason of an action, and for its length where it has one. */

import { LIMITS } from '@fremont/table/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Terms } from './calls.ts';

const DAYS = [1, 3, 7, 30, 90, 365] as const;
const USUAL_DAYS = 7;

export const newTerms = (): Terms => ({ days: USUAL_DAYS, reason: '' });

export const TextRow = (props: {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
}) => {
  const id = useId();
  return (
    <p class="admin-field">
      <label for={id}>{props.label}</label>
      <input
        id={id}
        class="field"
        value={props.value}
        maxLength={LIMITS.reasonLength}
        aria-describedby={props.hint === undefined ? undefined : `${id}-hint`}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      {props.hint !== undefined && (
        <span id={`${id}-hint`} class="admin-hint">
          {props.hint}
        </span>
      )}
    </p>
  );
};

/** The length of a sanction, if it has one, and the reason. */
export const TermsRows = ({ terms, timed }: { readonly terms: Signal<Terms>; readonly timed: boolean }) => {
  const id = useId();
  return (
    <>
      {timed && (
        <p class="admin-field">
          <label for={id}>{t('admin.duration')}</label>
          <select
            id={id}
            class="field"
            value={terms.value.days}
            onChange={(event) => {
              terms.value = { ...terms.peek(), days: Number(event.currentTarget.value) };
            }}
          >
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {t('admin.days', { days })}
              </option>
            ))}
          </select>
        </p>
      )}
      <TextRow
        label={t('admin.reason')}
        value={terms.value.reason}
        onInput={(reason) => {
          terms.value = { ...terms.peek(), reason };
        }}
      />
    </>
  );
};

/** Why the terms cannot be sent yet. */
export const termsFault = ({ reason }: Terms): string | null => (reason.trim() === '' ? t('admin.enterReason') : null);

export const ReasonDialog = (props: {
  readonly title: string;
  readonly confirm: string;
  readonly timed: boolean;
  /** Further fields above. */
  readonly children?: ComponentChildren;
  /** Why these cannot be sent yet. */
  readonly off?: string | null;
  /** Resolves to true when it is done. */
  readonly onConfirm: (terms: Terms) => Promise<boolean>;
  readonly onClose: () => void;
}) => {
  const terms = useSignal(newTerms());
  const send = async (): Promise<void> => {
    if (await props.onConfirm(terms.peek())) props.onClose();
  };
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      footer={
        <>
          <Button onPress={props.onClose}>{t('shell.cancel')}</Button>
          <Button look="danger" off={props.off ?? termsFault(terms.value)} onPress={() => send().catch(reportError)}>
            {props.confirm}
          </Button>
        </>
      }
    >
      {props.children}
      <TermsRows terms={terms} timed={props.timed} />
    </Dialog>
  );
};
