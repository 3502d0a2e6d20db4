/** JSON in text columns. */

import { canonicalJson } from '@fremont/kernel';

/** Null becomes SQL's null. */
export const jsonText = (value: unknown): string | null =>
  value === null || value === undefined ? null : canonicalJson(value);

export const textJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
