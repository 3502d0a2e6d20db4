/** What the table said no to or could not do, on paper, until the next input. */

import type { Coded } from '@fremont/kernel';
import { type MessageKey, t } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import type { Trouble } from './commands.ts';
import type { ScreenTypes, SessionProps } from './game-screen.ts';
import { Told } from './Told.tsx';

const FAILURES = {
  staleDecision: 'table.stale',
  storageUnavailable: 'table.storage',
  tableBroken: 'table.brokenNow',
  tableRemoved: 'table.missingText',
  newerApp: 'table.newerApp',
} as const;

const textOf = ({ code }: Coded, otherwise: MessageKey): string =>
  t(code in FAILURES ? FAILURES[code as keyof typeof FAILURES] : otherwise);

export const TroubleNote = <S extends ScreenTypes>({ session }: SessionProps<S>) => {
  const trouble = session.trouble.value;
  if (trouble === null) return null;
  return (
    <div class="trouble" role="alert">
      <Icon name="warning" size={18} />
      <p>
        <TroubleText session={session} trouble={trouble} />
      </p>
    </div>
  );
};

const TroubleText = <S extends ScreenTypes>({ session, trouble }: SessionProps<S> & { readonly trouble: Trouble }) => {
  switch (trouble.type) {
    case 'refused':
      return <Told sentence={session.reasonOf(trouble.refusal).why} players={session.players} />;
    case 'failed':
      return session.extras?.failure(trouble.error) ?? textOf(trouble.error, 'table.otherTrouble');
    case 'lost':
      return textOf(trouble.trouble, 'table.workerTrouble');
  }
};
