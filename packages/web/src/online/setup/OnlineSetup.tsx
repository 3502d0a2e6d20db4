/** The set-up of an online table: seats, visibility, clock. The game's options are beside it. */

import { LIMITS, type TableId, type TablePlan } from '@fremont/table/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { OpenFront } from '../../games/front.ts';
import { t } from '../../i18n/index.ts';
import { navigate } from '../../router/index.ts';
import { fittingOptions } from '../../setup/options.ts';
import type { SetupDraft } from '../../setup/setup-draft.ts';
import { Button } from '../../ui/Button.tsx';
import type { ApiResult } from '../api.ts';
import { errorText } from '../error-text.ts';
import { nameError, PersonaFields, personaOf } from '../IdentityForm.tsx';
import { createTable } from '../lobby.ts';
import { createIdentity, isAsked, me, whoAmI } from '../people.ts';
import { CLOCKS } from './clocks.ts';
import type { OnlineDraft, OnlineSeat, TableDraft } from './draft.ts';
import { OnlineSeats } from './OnlineSeats.tsx';
import { PlanRows, titleOf } from './PlanRows.tsx';
import { chairsOf, sittingOf } from './seats.ts';

interface SetupProps {
  readonly front: OpenFront;
  /** The options of the game. */
  readonly draft: SetupDraft;
  readonly online: OnlineDraft;
}

export const OnlineBody = (
  props: SetupProps & { readonly top: ComponentChildren; readonly rules: ComponentChildren },
) => {
  const { front, online } = props;
  const { setup, options } = props.draft;
  useEffect(() => {
    if (!isAsked.peek()) whoAmI().catch(reportError);
  }, []);
  const setSeats = (next: readonly OnlineSeat[]): void => {
    online.seats.value = next;
    options.value = fittingOptions(setup, options.value, next.length);
  };
  return (
    <div class="setup">
      <div>
        {props.top}
        {me.value === null && isAsked.value && <PersonaFields draft={online.persona} />}
        <OnlineSeats front={front} seats={online.seats.value} onChange={setSeats} />
      </div>
      <div>
        <PlanRows draft={online.table} clocks={CLOCKS} host={me.value?.name ?? online.persona.value.name} />
        {props.rules}
      </div>
    </div>
  );
};

export const OnlineFooter = ({ front, draft, online, onDone }: SetupProps & { readonly onDone: () => void }) => {
  const open = async (): Promise<void> => {
    const opened = await openTable(front, online, draft.options.peek());
    if (opened.ok) {
      onDone();
      navigate(`/online/${opened.value}`);
    } else online.error.value = errorText(opened.error);
  };
  return (
    <>
      <p class="setup-facts" role="alert">
        {online.error.value}
      </p>
      <Button look="primary" size="large" off={reasonNotToOpen(online)} onPress={() => open().catch(reportError)}>
        {t('online.openTable')}
      </Button>
    </>
  );
};

const openTable = async (
  front: OpenFront,
  { persona, table, seats }: OnlineDraft,
  options: object,
): ApiResult<TableId> => {
  const person = me.peek() === null ? await createIdentity(personaOf(persona.peek())) : null;
  if (person !== null && !person.ok) return person;
  return createTable(planOf(front, table.peek(), options, seats.peek()), sittingOf(seats.peek()));
};

const planOf = (front: OpenFront, draft: TableDraft, options: object, seats: readonly OnlineSeat[]): TablePlan => ({
  visibility: draft.visibility,
  title: [...titleOf(draft.title, me.peek()?.name ?? '')].slice(0, LIMITS.titleLength).join(''),
  game: front.id,
  options,
  chairs: chairsOf(seats),
  clock: CLOCKS[draft.clock] ?? { type: 'none' },
  chat: draft.chat,
});

const reasonNotToOpen = ({ persona, seats, table }: OnlineDraft): string | null => {
  const { name } = persona.value;
  if (me.value === null && nameError(name) !== null) return nameError(name);
  const friend = seats.value.find((seat) => seat.kind === 'friend' && nameError(seat.name) !== null);
  if (friend !== undefined) return t('setup.fixFirst', { what: nameError(friend.name) ?? '' });
  return [...table.value.title].length > LIMITS.titleLength ? t('setup.nameLong', { max: LIMITS.titleLength }) : null;
};
