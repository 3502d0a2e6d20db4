/** Tests of typed actions for every game. */

import type { Result } from '@fremont/kernel';
import { describe, expect, it } from 'vitest';

export interface TypedActions<Action extends { readonly type: string }> {
  /** Decodes a line as the terminal does. */
  read(typed: string): Result<Action, unknown>;
  readonly actionTypes: readonly Action['type'][];
  readonly understood: readonly (readonly [typed: string, action: Action])[];
  readonly refused: readonly string[];
}

export const describeTyped = <Action extends { readonly type: string }>(typed: TypedActions<Action>): void => {
  const { read, actionTypes, understood, refused } = typed;
  describe('typed actions', () => {
    it.each(understood)('%s is decoded', (line, action) => {
      expect(read(line)).toEqual({ ok: true, value: action });
    });

    it('include every action', () => {
      const types = new Set(understood.map(([, { type }]) => type));
      expect(actionTypes.filter((type) => !types.has(type))).toEqual([]);
    });

    it.each(refused)('"%s" is not an action', (line) => {
      expect(read(line)).toMatchObject({ ok: false });
    });
  });
};
