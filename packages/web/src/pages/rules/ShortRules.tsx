/** The game in six or seven steps, on cream discs. */

import type { Edition } from '@fremont/games/las-vegas';
import { t } from '../../i18n/index.ts';
import { Figure } from './Figure.tsx';
import { isIn, type RulesText, STEPS } from './las-vegas/structure.ts';
import { Marked } from './Marked.tsx';

export const ShortRules = ({ text, edition }: { readonly text: RulesText; readonly edition: Edition }) => (
  <ol class="rules-steps">
    {STEPS.filter((step) => isIn(edition, step.edition)).map((step) => (
      <li key={step.id}>
        <h2>{text.steps[step.id].title}</h2>
        <p>
          <Marked text={text.steps[step.id].text} />
        </p>
        {'figure' in step && <Figure id={step.figure} text={text} />}
        <a class="rules-more" href={`#${step.section}`}>
          {t('rules.more', { section: text.sections[step.section] })}
        </a>
      </li>
    ))}
  </ol>
);
