/** What the table said no to or could not do, on paper, until the next input. */

import { t } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import type { ScreenTypes, SessionProps } from './game-screen.ts';
import type { Trouble } from './session.ts';
import { Told } from './Told.tsx';

const FAILURES = {
  staleDecision: 'table.stale',
  storageUnavailable: 'table.storage',
  tableBroken: 'table.brokenNow',
} as const;

const failureText = (trouble: Extract<Trouble, { type: 'failed' }>): string => {
  const { code } = trouble.error;
  return t(code in FAILURES ? FAILURES[code as keyof typeof FAILURES] : 'table.otherTrouble');
};

export const TroubleNote = <S extends ScreenTypes>({ session }: SessionProps<S>) => {
  const trouble = session.trouble.value;
  if (trouble === null) return null;
  return (
    <div class="trouble" role="alert">
      <Icon name="warning" size={18} />
      <p>
        {trouble.type === 'failed' ? (
          failureText(trouble)
        ) : (
          <Told sentence={session.reasonOf(trouble.refusal).why} players={session.players} />
        )}
      </p>
    </div>
  );
};
