/** Says why a match cannot be replayed, and offers ways out. */

import { type MessageKey, t } from '../i18n/index.ts';
import { Die } from '../pieces/Die.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import type { ReplayProblem } from './source.ts';
import '../table/table.css';

const TEXTS: Readonly<Record<ReplayProblem['code'], MessageKey>> = {
  missing: 'replay.missing',
  unreachable: 'replay.unreachable',
  otherRules: 'replay.otherRules',
  doesNotReplay: 'replay.doesNotReplay',
  notACode: 'replay.notACode',
  damaged: 'replay.damaged',
  newerFormat: 'replay.newerFormat',
  unknownGame: 'replay.unknownGame',
  impossible: 'replay.doesNotReplay',
  notJson: 'replay.notAMatch',
  notAMatch: 'replay.notAMatch',
  tooLarge: 'replay.tooLarge',
};

export const ProblemPage = ({ problem }: { readonly problem: ReplayProblem }) => (
  <main id="main" class="table-problem">
    <Die enamel="neutral" face={1} />
    <h1>{t('replay.problem')}</h1>
    <p>{t(TEXTS[problem.code])}</p>
    <div class="table-problem-ways">
      <ButtonLink href="/matches" icon="log">
        {t('replay.toMatches')}
      </ButtonLink>
      <ButtonLink href="/" icon="home">
        {t('table.home')}
      </ButtonLink>
    </div>
  </main>
);
