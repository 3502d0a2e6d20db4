/** Explains why an online table cannot be shown. */

import type { TableId, TableProblem } from '@fremont/table/protocol';
import type { ComponentChildren } from 'preact';
import { type MessageKey, t } from '../../i18n/index.ts';
import { errorText } from '../../online/error-text.ts';
import { knock } from '../../online/lobby.ts';
import type { Absence } from '../../online/watch.ts';
import { Die } from '../../pieces/Die.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toast.tsx';
import '../../table/table.css';

type Why = Absence | TableProblem | 'failed';

const WORDS: Readonly<Record<Why, readonly [title: MessageKey, text: MessageKey]>> = {
  kicked: ['online.kickedTitle', 'online.kickedText'],
  closed: ['online.closedTitle', 'online.closedText'],
  notFound: ['online.missingTitle', 'online.missingText'],
  forbidden: ['online.forbiddenTitle', 'online.forbiddenText'],
  quarantined: ['online.brokenTitle', 'online.brokenText'],
  otherRules: ['online.otherRulesTitle', 'online.otherRulesText'],
  abandoned: ['online.abandonedTitle', 'online.abandonedText'],
  failed: ['table.failedTitle', 'online.failedText'],
};

interface AbsenceProps {
  readonly why: Why;
  /** More exact than the usual text. */
  readonly text?: string | null;
  readonly onRetry?: () => void;
  /** Actions that may help. */
  readonly children?: ComponentChildren;
}

export const TableAbsence = ({ why, text = null, onRetry, children }: AbsenceProps) => {
  const [title, usual] = WORDS[why];
  return (
    <main id="main" class="table-problem">
      <Die enamel="neutral" face={1} />
      <h1>{t(title)}</h1>
      <p>{text ?? t(usual)}</p>
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

/** A private table is invisible to people who have only its address. They can ask the host for admission. */
export const ClosedTable = ({ id, onKnock }: { readonly id: TableId; readonly onKnock: () => void }) => {
  const ask = async (): Promise<void> => {
    const answer = await knock(id);
    if (answer.ok) onKnock();
    else notify({ key: 'room', text: () => errorText(answer.error) });
  };
  return (
    <TableAbsence why="notFound">
      <Button look="primary" icon="door" onPress={() => ask().catch(reportError)}>
        {t('online.knock')}
      </Button>
    </TableAbsence>
  );
};
