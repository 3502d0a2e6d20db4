/** The sign of a reconstructed value: drawn, named for readers, and explained in words by the legend of its table. */

import { Icon } from '../../../ui/Icon.tsx';
import type { ShownValue } from './facts.ts';
import type { ShowdownWords } from './structure.ts';

interface UnsureProps {
  readonly words: ShowdownWords['unsure'];
}

export const Unsure = ({ words }: UnsureProps) => (
  <span class="unsure" title={words.sign}>
    <Icon name="about" size={13} />
    <span class="visually-hidden"> ({words.sign})</span>
  </span>
);

/** Keeps the sign on the line of its value. */
const WORD_JOINER = '\u2060';

export const Value = ({ shown, words }: UnsureProps & { readonly shown: ShownValue }) => (
  <span>
    {shown.value}
    {shown.isUnsure && (
      <>
        {WORD_JOINER}
        <Unsure words={words} />
      </>
    )}
  </span>
);

export const Legend = ({ words }: UnsureProps) => (
  <p class="figure-legend">
    <Icon name="about" size={15} />
    <a class="rules-link" href="#reconstructed">
      {words.sign}
    </a>
    <span>{words.legend}</span>
  </p>
);
