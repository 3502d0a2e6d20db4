/** Explains why a table cannot be shown and offers ways out. */

import { t } from '../../i18n/index.ts';
import { Die } from '../../pieces/Die.tsx';
import { localTables } from '../../tables/local.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { copyText } from '../copy-match.ts';
import '../table.css';

type Problem = 'missing' | 'broken' | 'failed';

const TITLES = { missing: 'dialogs.missingTitle', broken: 'dialogs.brokenTitle', failed: 'table.failedTitle' } as const;
const TEXTS = { missing: 'table.missingText', broken: 'dialogs.brokenText', failed: 'dialogs.failedText' } as const;

interface ProblemProps {
  readonly id: string;
  readonly problem: Problem;
  readonly onRetry: () => void;
}

export const TableProblem = ({ id, problem, onRetry }: ProblemProps) => (
  <main id="main" class="table-problem">
    <Die enamel="neutral" face={1} />
    <h1>{t(TITLES[problem])}</h1>
    <p>{t(TEXTS[problem])}</p>
    <div class="table-problem-ways">
      <ButtonLink href="/" icon="home" look="primary">
        {t('table.home')}
      </ButtonLink>
      {problem === 'failed' && <Button onPress={onRetry}>{t('table.retry')}</Button>}
      {problem === 'broken' && (
        <Button icon="copy" onPress={() => copyText(brokenRecord(id))}>
          {t('table.copyMatch')}
        </Button>
      )}
    </div>
  </main>
);

const brokenRecord = async (id: string): Promise<string> => JSON.stringify(await localTables().exportRecord(id));
