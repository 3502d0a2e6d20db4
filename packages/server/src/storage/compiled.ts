/** Queries compiled once for each shape they come in: on the way of every command, compiling costs more than running. */

import { assert } from '@fremont/kernel';
import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Db } from './schema.ts';

export class CompiledQueries {
  readonly #kept = new Map<string, CompiledQuery>();

  /** `shape` names the query and how many rows it is about; `build` is asked once for each shape. */
  run<R>(
    db: Db,
    shape: string,
    parameters: readonly unknown[],
    build: (db: Db) => Compilable<R>,
  ): Promise<QueryResult<R>> {
    const kept = this.of(shape, parameters, () => build(db));
    return db.executeQuery<R>({ ...kept, parameters });
  }

  /** For running it later; its own parameters are those of the first time. */
  of(shape: string, parameters: readonly unknown[], build: () => Compilable): CompiledQuery {
    return this.#kept.get(shape) ?? this.#compile(shape, parameters, build());
  }

  #compile(shape: string, parameters: readonly unknown[], query: Compilable): CompiledQuery {
    const compiled = query.compile();
    const isSameOrder = compiled.parameters.every((value, index) => value === parameters[index]);
    assert(isSameOrder && compiled.parameters.length === parameters.length, `${shape}: parameters in another order`);
    this.#kept.set(shape, compiled);
    return compiled;
  }
}
