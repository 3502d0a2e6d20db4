/** Sizes of text follow the text size of the settings; sizes of boxes do not. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { valueInRem } from '../plugins/text-size.ts';

const sourceOf = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('text in rem', () => {
  test('a size of text becomes rem, 16 pixels each', () => {
    expect(valueInRem('font-size', '12px')).toBe('0.75rem');
    expect(valueInRem('line-height', '20px')).toBe('1.25rem');
    expect(valueInRem('font', '600 14px / 18px var(--font-ui)')).toBe('600 0.875rem / 1.125rem var(--font-ui)');
    expect(valueInRem('font-size', 'clamp(24px, 3cqw, 32px)')).toBe('clamp(1.5rem, 3cqw, 2rem)');
    expect(valueInRem('--fs-body', '16px')).toBe('1rem');
  });

  test('other sizes stay', () => {
    expect(valueInRem('width', '12px')).toBe('12px');
    expect(valueInRem('letter-spacing', '1px')).toBe('1px');
    expect(valueInRem('--text-base', '16px')).toBe('16px');
    expect(valueInRem('font-family', '"A 12px"')).toBe('"A 12px"');
  });

  test('the root element has a size in pixels, so that a rem does not depend on itself', () => {
    expect(sourceOf('src/styles/tokens.css')).toMatch(/--text-base: 16px;[\s\S]*--text-base: 20px;/);
    expect(sourceOf('src/styles/base.css')).toMatch(/^html \{[^}]*font-size: var\(--text-base\);/m);
  });
});
