/** The sign of a reconstructed value: drawn, named for readers, and explained in words by the legend of its table. */

import { Icon } from '../../../ui/Icon.tsx';
import type { ShownValue } from './facts.ts';
import type { ShowdownWords } from './figures.ts';

interface UnsureProps {
  readonly words: ShowdownWords;
}

export const Unsure = ({ words }: UnsureProps) => (
  <span class="unsure" title={words.unsureSign}>
    <Icon name="about" size={13} />
    <span class="visually-hidden"> ({words.unsureSign})</span>
  </span>
);

export const Value = ({ shown, words }: UnsureProps & { readonly shown: ShownValue }) => {
  const { value, isUnsure } = shown;
  if (!isUnsure) return <span>{value}</span>;
  // The sign stays on the line of the last word.
  const last = value.lastIndexOf(' ') + 1;
  return (
    <span>
      {value.slice(0, last)}
      <span class="unsure-end">
        {value.slice(last)}
        <Unsure words={words} />
      </span>
    </span>
  );
};

export const Legend = ({ words }: UnsureProps) => (
  <p class="figure-legend">
    <Icon name="about" size={15} />
    <a class="rules-link" href="#reconstructed">
      {words.unsureSign}
    </a>
    <span>{words.unsureLegend}</span>
  </p>
);
