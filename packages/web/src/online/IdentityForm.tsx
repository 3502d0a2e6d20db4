/** The form for a name and a badge, or for a recovery code. */

import { SEAT_COLOURS, type SeatColour } from '@fremont/table';
import { cleanLine, LIMITS, nameProblemOf, type Persona } from '@fremont/table/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Badge } from '../pieces/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { errorText } from './error-text.ts';
import { createIdentity, recover } from './people.ts';
import { newPersona } from './setup/draft.ts';
import './identity.css';

const lengthOf = (text: string): number => [...text].length;

/** The error text for a name; null if the name is valid. */
export const nameError = (name: string): string | null => {
  const plain = cleanLine(name);
  const problem = nameProblemOf(plain);
  if (problem !== null) return t(problem === 'empty' ? 'setup.nameEmpty' : 'online.nameMixed');
  return lengthOf(plain) > LIMITS.nameLength ? t('setup.nameLong', { max: LIMITS.nameLength }) : null;
};

export const PersonaFields = ({ draft }: { readonly draft: Signal<Persona> }) => {
  const id = useId();
  /** No error is shown before the first input. */
  const touched = useSignal(false);
  const { name, colour } = draft.value;
  const error = touched.value ? nameError(name) : null;
  return (
    <div class="persona">
      <label class="persona-name" for={`${id}-name`}>
        {t('online.yourName')}
      </label>
      <input
        id={`${id}-name`}
        class="field"
        value={name}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck={false}
        onInput={(event) => {
          touched.value = true;
          draft.value = { ...draft.value, name: event.currentTarget.value };
        }}
      />
      {error !== null && (
        <p id={`${id}-error`} class="field-fault">
          {error}
        </p>
      )}
      <ColourChoice
        colour={colour}
        name={name}
        onChoose={(chosen) => {
          draft.value = { ...draft.value, colour: chosen };
        }}
      />
    </div>
  );
};

const ColourChoice = (props: {
  readonly colour: SeatColour;
  readonly name: string;
  readonly onChoose: (colour: SeatColour) => void;
}) => {
  const group = useId();
  const initial = [...props.name.trim()][0]?.toLocaleUpperCase() ?? '?';
  return (
    <fieldset class="persona-colours">
      <legend>{t('online.yourColour')}</legend>
      {SEAT_COLOURS.map((colour) => (
        <label key={colour} title={t(`setup.${colour}`)}>
          <input
            type="radio"
            name={group}
            checked={colour === props.colour}
            aria-label={t(`setup.${colour}`)}
            onChange={() => props.onChoose(colour)}
          />
          <Badge enamel={colour} initial={initial} />
        </label>
      ))}
    </fieldset>
  );
};

/** Normalised like on the server, so that the server stores what was sent. */
export const personaOf = ({ name, colour }: Persona): Persona => ({ name: cleanLine(name), colour });

export const IdentityForm = (props: {
  readonly submit: string;
  readonly onDone: () => void;
  /** Starts with the field for a recovery code. */
  readonly byCode?: boolean;
  readonly children?: ComponentChildren;
}) => {
  const draft = useSignal<Persona>(newPersona());
  const hasCode = useSignal(props.byCode ?? false);
  const error = useSignal<string | null>(null);
  const become = async (): Promise<void> => {
    const answer = await createIdentity(personaOf(draft.peek()));
    if (answer.ok) props.onDone();
    else error.value = errorText(answer.error);
  };
  if (hasCode.value) return <RecoverForm onDone={props.onDone} onBack={() => (hasCode.value = false)} />;
  return (
    <form
      class="identity"
      onSubmit={(event) => {
        event.preventDefault();
        if (nameError(draft.peek().name) === null) become().catch(reportError);
      }}
    >
      {props.children}
      <PersonaFields draft={draft} />
      {error.value !== null && (
        <p class="field-fault" role="alert">
          {error.value}
        </p>
      )}
      <div class="identity-ways">
        <Button type="submit" look="primary" size="large" off={nameError(draft.value.name)}>
          {props.submit}
        </Button>
        <Button look="ghost" onPress={() => (hasCode.value = true)}>
          {t('online.haveRecovery')}
        </Button>
      </div>
      <p class="identity-note">{t('online.noAccount')}</p>
    </form>
  );
};

/** Signs this device in with a recovery code. */
export const RecoverForm = (props: { readonly onDone: () => void; readonly onBack: () => void }) => {
  const id = useId();
  const code = useSignal('');
  const error = useSignal<string | null>(null);
  const submit = async (): Promise<void> => {
    const answer = await recover(code.peek());
    if (answer.ok) props.onDone();
    else error.value = errorText(answer.error);
  };
  return (
    <form
      class="identity"
      onSubmit={(event) => {
        event.preventDefault();
        submit().catch(reportError);
      }}
    >
      <label class="persona-name" for={id}>
        {t('online.recoveryCode')}
      </label>
      <input
        id={id}
        class="field recovery-field"
        value={code.value}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        onInput={(event) => {
          code.value = event.currentTarget.value;
        }}
      />
      {error.value !== null && (
        <p class="field-fault" role="alert">
          {error.value}
        </p>
      )}
      <div class="identity-ways">
        <Button type="submit" look="primary" off={code.value.trim() === '' ? t('online.enterCode') : null}>
          {t('online.recover')}
        </Button>
        <Button look="ghost" onPress={props.onBack}>
          {t('online.back')}
        </Button>
      </div>
    </form>
  );
};
