/** Shows whose turn it is and which decision is open. Lit when a person at this device must act. */

import type { Lettering } from './game-screen.ts';
import { numbered } from './numbered.ts';

export const Letterboard = ({ lettering }: { readonly lettering: Lettering }) => {
  const { lit, eyebrow, headline, subline } = lettering;
  return (
    <div class={lit ? 'letterboard letterboard-lit' : 'letterboard'} data-length={lengthOf(headline)}>
      <p class="letterboard-eyebrow">{eyebrow}</p>
      <p class="letterboard-head">
        <Letters key={headline} text={headline} />
      </p>
      <p class="letterboard-sub">{subline}</p>
    </div>
  );
};

/** Long headlines use a smaller font: 28, 24 or 21 pixels. */
const lengthOf = (headline: string): 'short' | 'medium' | 'long' => {
  if (headline.length <= 17) return 'short';
  return headline.length <= 21 ? 'medium' : 'long';
};

const FLIP_MS_MAX = 320;
const STEP_MS = 12;

/** Letters flip one after the other. Screen readers get the whole text. Lines break only between words. */
const Letters = ({ text }: { readonly text: string }) => {
  let count = 0;
  return (
    <>
      <span class="visually-hidden">{text}</span>
      <span aria-hidden="true">
        {numbered(text.split(' ')).map(({ item: word, number }) => (
          <span key={number} class="letterboard-word">
            {numbered([...word]).map(({ item: letter, number: place }) => (
              <span
                key={place}
                class="letterboard-letter"
                style={{ animationDelay: `${Math.min(count++ * STEP_MS, FLIP_MS_MAX - 160)}ms` }}
              >
                {letter}
              </span>
            ))}
          </span>
        ))}
      </span>
    </>
  );
};
