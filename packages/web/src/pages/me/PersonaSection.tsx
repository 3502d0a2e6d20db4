/** Changes name and badge. */

import type { Persona } from '@fremont/table/protocol';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { errorText } from '../../online/error-text.ts';
import { nameError, PersonaFields, personaOf } from '../../online/IdentityForm.tsx';
import { changePersona, me } from '../../online/people.ts';
import { newPersona } from '../../online/setup/draft.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toast.tsx';
import { Section } from '../settings/Row.tsx';

export const PersonaSection = () => {
  const draft = useSignal<Persona>(me.peek() ?? newPersona());
  const save = async (): Promise<void> => {
    const answer = await changePersona(personaOf(draft.peek()));
    notify({ key: 'me', text: () => (answer.ok ? t('online.saved') : errorText(answer.error)) });
  };
  const isSame = draft.value.name === me.value?.name && draft.value.colour === me.value.colour;
  return (
    <Section id="persona" title={t('online.persona')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (nameError(draft.peek().name) === null) save().catch(reportError);
        }}
      >
        <PersonaFields draft={draft} />
        <div class="identity-ways">
          <Button
            type="submit"
            look="primary"
            off={nameError(draft.value.name) ?? (isSame ? t('online.nothingChanged') : null)}
          >
            {t('online.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
};
