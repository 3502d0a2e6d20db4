/** Writes that are known before the first of them is done: one transaction, each step telling how many rows it must touch. */

import type { CompiledQuery } from 'kysely';
import type { Engine } from './engine.ts';
import type { Db } from './schema.ts';

export interface Step {
  /** Compiled for any parameters. */
  readonly query: CompiledQuery;
  readonly parameters: readonly unknown[];
  /** How many rows it has to touch; null when any number will do. */
  readonly rows: number | null;
}

/** Somebody outside this transaction was faster. Nothing of it may stay. */
export class Clash extends Error {}

/** All of them in a transaction of their own. Throws `Clash`, having written nothing, when one touched other rows than it said. */
export const takeSteps = async (db: Db, engine: Pick<Engine, 'takeAtOnce'>, steps: readonly Step[]): Promise<void> => {
  if (engine.takeAtOnce?.(steps) === true) return;
  await db.transaction().execute((transaction) => takeStepsIn(transaction, steps));
};

/** The same inside a transaction, which has to be given up when this throws. */
export const takeStepsIn = async (transaction: Db, steps: readonly Step[]): Promise<void> => {
  for (const { query, parameters, rows } of steps) {
    const { numAffectedRows } = await transaction.executeQuery({ ...query, parameters });
    if (rows !== null && Number(numAffectedRows) !== rows) throw new Clash();
  }
};
