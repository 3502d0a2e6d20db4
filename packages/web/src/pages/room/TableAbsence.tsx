/** A table that cannot be shown: why, and where to go instead. */

import type { TableId, TableTrouble } from '@fremont/table/protocol';
import type { ComponentChildren } from 'preact';
import { type MessageKey, t } from '../../i18n/index.ts';
import { knock } from '../../online/lobby.ts';
import type { Absence } from '../../online/watch.ts';
import { troubleText } from '../../online/words.ts';
import { Die } from '../../pieces/Die.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toast.tsx';
import '../../table/table.css';

type Why = Absence | TableTrouble | 'failed';

const WORDS: Readonly<Record<Why, readonly [title: MessageKey, text: MessageKey]>> = {
  kicked: ['online.kickedTitle', 'online.kickedText'],
  closed: ['online.closedTitle', 'online.closedText'],
  notFound: ['online.missingTitle', 'online.missingText'],
  forbidden: ['online.forbiddenTitle', 'online.forbiddenText'],
  quarantined: ['online.brokenTitle', 'online.brokenText'],
  otherRules: ['online.otherRulesTitle', 'online.otherRulesText'],
  failed: ['table.failedTitle', 'online.failedText'],
};

interface AbsenceProps {
  readonly why: Why;
  readonly onRetry?: () => void;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}

export const TableAbsence = ({ why, onRetry, children }: AbsenceProps) => {
  const [title, text] = WORDS[why];
  return (
    <main id="main" class="table-problem">
      <Die enamel="neutral" face={1} />
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      <div class="table-problem-ways">
        {children}
        <ButtonLink href="/lobby" icon="people" look={children === undefined ? 'primary' : 'plain'}>
          {t('shell.lobby')}
        </ButtonLink>
        <ButtonLink href="/" icon="home">
          {t('table.home')}
        </ButtonLink>
        {onRetry !== undefined && <Button onPress={onRetry}>{t('table.retry')}</Button>}
      </div>
    </main>
  );
};

/** Nothing to be seen for those who were given no more than its address; its host may let them in all the same. */
export const ClosedTable = ({ id, onKnock }: { readonly id: TableId; readonly onKnock: () => void }) => {
  const ask = async (): Promise<void> => {
    const answer = await knock(id);
    if (answer.ok) onKnock();
    else notify({ key: 'room', text: () => troubleText(answer.error) });
  };
  return (
    <TableAbsence why="notFound">
      <Button look="primary" icon="door" onPress={() => ask().catch(reportError)}>
        {t('online.knock')}
      </Button>
    </TableAbsence>
  );
};
