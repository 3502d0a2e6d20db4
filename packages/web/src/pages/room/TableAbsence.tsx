/** A table that cannot be shown: why, and where to go instead. */

import type { TableTrouble } from '@fremont/table/protocol';
import { type MessageKey, t } from '../../i18n/index.ts';
import type { Absence } from '../../online/watch.ts';
import { Die } from '../../pieces/Die.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
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

export const TableAbsence = ({ why, onRetry }: { readonly why: Why; readonly onRetry?: () => void }) => {
  const [title, text] = WORDS[why];
  return (
    <main id="main" class="table-problem">
      <Die enamel="neutral" face={1} />
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      <div class="table-problem-ways">
        <ButtonLink href="/lobby" icon="people" look="primary">
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
