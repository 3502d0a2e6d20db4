/** Sizes of text follow the text size of the settings; sizes of boxes do not. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textInRem } from '../plugins/text-size.ts';

const sourceOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('text in rem', () => {
  test('a size of text becomes rem, 16 pixels each', () => {
    expect(textInRem('.a { font-size: 12px; line-height: 20px; }')).toBe(
      '.a { font-size: 0.75rem; line-height: 1.25rem; }',
    );
    expect(textInRem('.a { font: 600 14px / 18px var(--font-ui) }')).toBe(
      '.a { font: 600 0.875rem / 1.125rem var(--font-ui) }',
    );
    expect(textInRem('.a { font-size: clamp(24px, 3cqw, 32px); }')).toBe(
      '.a { font-size: clamp(1.5rem, 3cqw, 2rem); }',
    );
    expect(textInRem(':root { --fs-body: 16px; --lh-body: 24px; }')).toBe(
      ':root { --fs-body: 1rem; --lh-body: 1.5rem; }',
    );
  });

  test('other sizes stay', () => {
    for (const css of [
      '.a { width: 12px; }',
      ':root { --text-base: 16px; }',
      '.a { letter-spacing: 1px; border: 1px solid; }',
      '@font-face { font-family: "X"; src: url("x16px.woff2"); }',
    ]) {
      expect(textInRem(css)).toBe(css);
    }
  });

  test('the root element has a size in pixels, so that a rem does not depend on itself', () => {
    expect(textInRem(sourceOf('src/styles/tokens.css'))).toMatch(/--text-base: 16px;[^]*--text-base: 20px;/);
    expect(sourceOf('src/styles/base.css')).toMatch(/^html \{[^}]*font-size: var\(--text-base\);/m);
  });
});
