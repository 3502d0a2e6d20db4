/**
 * Cells: the memory of a simulator, one Int32Array per match, so that copying a match is one `set`.
 * Written for speed. The engine always inlines these two short functions. Callers must pass only Int32Arrays, because a
 * second array type would make every simulator slower.
 */

export type Cells = Int32Array;

/** The value of a cell. The cast drops `undefined`, because simulators never read outside their layout. */
export const get = (cells: Cells, index: number): number => cells[index] as number;

export const add = (cells: Cells, index: number, amount: number): void => {
  cells[index] = (cells[index] as number) + amount;
};
