/** A name and a badge: all that is needed to be somebody here. Whoever has been somebody elsewhere brings their code. */

import { SEAT_COLOURS, type SeatColour } from '@fremont/table';
import { LIMITS, type Persona } from '@fremont/table/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Badge } from '../pieces/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { becomeSomebody, recover } from './people.ts';
import { newPersona } from './setup/draft.ts';
import { troubleText } from './words.ts';
import './identity.css';

const lengthOf = (text: string): number => [...text].length;

/** What is wrong with a name, in words; null when it will do. */
export const nameTrouble = (name: string): string | null => {
  const plain = name.trim();
  if (plain === '') return t('setup.nameEmpty');
  return lengthOf(plain) > LIMITS.nameLength ? t('setup.nameLong', { max: LIMITS.nameLength }) : null;
};

export const PersonaFields = ({ draft }: { readonly draft: Signal<Persona> }) => {
  const id = useId();
  /** Nobody is scolded before they have written anything. */
  const touched = useSignal(false);
  const { name, colour } = draft.value;
  const trouble = touched.value ? nameTrouble(name) : null;
  return (
    <div class="persona">
      <label class="persona-name" for={`${id}-name`}>
        {t('online.yourName')}
      </label>
      <input
        id={`${id}-name`}
        class="field"
        value={name}
        aria-invalid={trouble !== null}
        aria-describedby={trouble === null ? undefined : `${id}-trouble`}
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck={false}
        onInput={(event) => {
          touched.value = true;
          draft.value = { ...draft.value, name: event.currentTarget.value };
        }}
      />
      {trouble !== null && (
        <p id={`${id}-trouble`} class="field-fault">
          {trouble}
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

/** Cleaned the way the server would, so that what is sent is what is kept. */
export const personaOf = ({ name, colour }: Persona): Persona => ({ name: name.trim().replace(/\s+/gu, ' '), colour });

export const IdentityForm = (props: {
  readonly submit: string;
  readonly onDone: () => void;
  /** Begins where a recovery code is entered. */
  readonly byCode?: boolean;
  readonly children?: ComponentChildren;
}) => {
  const draft = useSignal<Persona>(newPersona());
  const hasCode = useSignal(props.byCode ?? false);
  const trouble = useSignal<string | null>(null);
  const become = async (): Promise<void> => {
    const answer = await becomeSomebody(personaOf(draft.peek()));
    if (answer.ok) props.onDone();
    else trouble.value = troubleText(answer.error);
  };
  if (hasCode.value) return <RecoverForm onDone={props.onDone} onBack={() => (hasCode.value = false)} />;
  return (
    <form
      class="identity"
      onSubmit={(event) => {
        event.preventDefault();
        if (nameTrouble(draft.peek().name) === null) become().catch(reportError);
      }}
    >
      {props.children}
      <PersonaFields draft={draft} />
      {trouble.value !== null && (
        <p class="field-fault" role="alert">
          {trouble.value}
        </p>
      )}
      <div class="identity-ways">
        <Button type="submit" look="primary" size="large" off={nameTrouble(draft.value.name)}>
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

/** This device becomes whoever the code belongs to. */
export const RecoverForm = (props: { readonly onDone: () => void; readonly onBack: () => void }) => {
  const id = useId();
  const code = useSignal('');
  const trouble = useSignal<string | null>(null);
  const submit = async (): Promise<void> => {
    const answer = await recover(code.peek());
    if (answer.ok) props.onDone();
    else trouble.value = troubleText(answer.error);
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
      {trouble.value !== null && (
        <p class="field-fault" role="alert">
          {trouble.value}
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
