/** The short rules as numbered steps. */

import { t } from '../../i18n/index.ts';
import { figuresAt, isIn } from './book.ts';
import { Figure } from './Figure.tsx';
import { Marked } from './Marked.tsx';
import type { Reading } from './reading.ts';

export const ShortRules = ({ book, text, edition }: Reading) => (
  <ol class="rules-steps">
    {text.steps
      .filter((step) => isIn(edition, step.editions))
      .map((step) => (
        <li key={text.steps.indexOf(step)}>
          <h2>{step.title}</h2>
          <Marked body={step.body} />
          {figuresAt(text, step, edition).map((id) => (
            <Figure key={id} book={book} id={id} text={text} />
          ))}
          <a class="rules-more" href={`#${step.section}`}>
            {t('rules.more', { section: text.sections.find(({ number }) => number === step.section)?.title ?? '' })}
          </a>
        </li>
      ))}
  </ol>
);
