/** The access tokens by which programs play for this person. A new token is shown once. */

import { type AccessToken, SCOPES, type Scope } from '@fremont/table/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { ago, list, type MessageKey, t } from '../../i18n/index.ts';
import { copyToClipboard } from '../../online/copy.ts';
import { errorText } from '../../online/error-text.ts';
import { nameError } from '../../online/IdentityForm.tsx';
import { shownName } from '../../online/names.ts';
import { accessTokens, createToken, me, revokeToken } from '../../online/people.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/Toast.tsx';
import { Row, Section } from '../settings/Row.tsx';

const SCOPE_WORDS: Readonly<Record<Scope, MessageKey>> = { play: 'online.programPlay', chat: 'online.programChat' };

interface Created {
  readonly name: string;
  readonly secret: string;
}

export const ProgramsSection = () => {
  const tokens = useSignal<readonly AccessToken[]>([]);
  const created = useSignal<Created | null>(null);
  const read = async (): Promise<void> => {
    const answer = await accessTokens();
    if (answer.ok) tokens.value = answer.value;
  };
  useEffect(() => {
    read().catch(reportError);
  }, [me.value?.id]);
  const revoke = async (id: string): Promise<void> => {
    const answer = await revokeToken(id);
    notify({ key: 'me', text: () => (answer.ok ? t('online.programRevoked') : errorText(answer.error)) });
    await read();
  };
  return (
    <Section id="programs" title={t('online.programs')}>
      <p class="quiet">{t('online.programsText')}</p>
      {tokens.value.map((token) => (
        <Row key={token.id} title={shownName(token.person)} text={detailsOf(token)}>
          {() => (
            <Button size="small" onPress={() => revoke(token.id).catch(reportError)}>
              {t('online.programRevoke')}
            </Button>
          )}
        </Row>
      ))}
      {created.value !== null && <Secret created={created} {...created.value} />}
      <NewToken
        onCreated={(token) => {
          created.value = token;
          read().catch(reportError);
        }}
      />
    </Section>
  );
};

const detailsOf = ({ scopes, created, seen }: AccessToken): string =>
  t('online.programDetails', {
    scopes: list(scopes.map((scope) => t(SCOPE_WORDS[scope]))),
    since: ago(created),
    seen: ago(seen),
  });

const Secret = ({ created, name, secret }: Created & { readonly created: Signal<Created | null> }) => (
  <section class="recovery-note" aria-labelledby="secret-title">
    <Icon name="shield" size={24} />
    <div>
      <h3 id="secret-title">{t('online.programSecretTitle', { name })}</h3>
      <p>{t('online.programSecretText')}</p>
      <p class="recovery-code">
        <code>{secret}</code>
      </p>
    </div>
    <div class="recovery-ways">
      <Button icon="copy" onPress={() => copyToClipboard(secret)}>
        {t('online.copy')}
      </Button>
      <Button
        look="ghost"
        onPress={() => {
          created.value = null;
        }}
      >
        {t('online.keptIt')}
      </Button>
    </div>
  </section>
);

const NewToken = ({ onCreated }: { readonly onCreated: (created: Created) => void }) => {
  const id = useId();
  const name = useSignal('');
  const scopes = useSignal<ReadonlySet<Scope>>(new Set(['play']));
  const create = async (): Promise<void> => {
    const answer = await createToken(name.peek().trim(), [...scopes.peek()]);
    if (!answer.ok) return notify({ key: 'me', text: () => errorText(answer.error) });
    onCreated({ name: answer.value.token.person.name, secret: answer.value.secret });
    name.value = '';
  };
  const toggle = (scope: Scope, isOn: boolean): void => {
    scopes.value = new Set(SCOPES.filter((one) => (one === scope ? isOn : scopes.peek().has(one))));
  };
  const reason = nameError(name.value) ?? (scopes.value.size === 0 ? t('online.programNoScope') : null);
  return (
    <form
      class="new-program"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) create().catch(reportError);
      }}
    >
      <label class="persona-name" for={`${id}-name`}>
        {t('online.programName')}
      </label>
      <input
        id={`${id}-name`}
        class="field"
        value={name.value}
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => {
          name.value = event.currentTarget.value;
        }}
      />
      <fieldset>
        <legend>{t('online.programMay')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={scopes.value.has(scope)}
              onChange={(event) => toggle(scope, event.currentTarget.checked)}
            />
            {t(SCOPE_WORDS[scope])}
          </label>
        ))}
      </fieldset>
      <Button type="submit" off={reason}>
        {t('online.programCreate')}
      </Button>
    </form>
  );
};
