/** The game in a few steps, on cream discs. */

import { t } from '../../i18n/index.ts';
import { isIn } from './book.ts';
import { Figure } from './Figure.tsx';
import { Marked } from './Marked.tsx';
import type { Reading } from './reading.ts';

export const ShortRules = ({ book, text, edition }: Reading) => (
  <ol class="rules-steps">
    {book.steps
      .filter((step) => isIn(edition, step.editions))
      .map(({ id, section, figure }) => (
        <li key={id}>
          <h2>{text.steps[id]?.title}</h2>
          <p>
            <Marked text={text.steps[id]?.text ?? ''} />
          </p>
          {figure !== undefined && <Figure book={book} id={figure} text={text} />}
          <a class="rules-more" href={`#${section}`}>
            {t('rules.more', { section: text.sections[section] ?? '' })}
          </a>
        </li>
      ))}
  </ol>
);
