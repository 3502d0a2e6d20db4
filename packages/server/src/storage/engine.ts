/** What the two databases differ in. Everything else in this folder is written once. */

import type { Dialect } from 'kysely';
import type { Diagnose } from './errors.ts';
import type { Db } from './schema.ts';
import type { Step } from './steps.ts';
import type { Backup, StorageFacts } from './storage.ts';

/** Words of the schema that are not the same in both dialects. */
export interface DialectWords {
  /** The type of a whole number that holds milliseconds. */
  readonly whole: 'integer' | 'bigint';
  /** Ends a table so that its column types are enforced. */
  readonly strict: 'strict' | '';
}

export interface Engine {
  readonly name: StorageFacts['engine'];
  readonly place: string;
  readonly dialect: Dialect;
  readonly words: DialectWords;
  readonly diagnose: Diagnose;
  /** Whether appends of one event-loop turn share a transaction. Worth it where there is one writer. */
  readonly groupsCommits: boolean;
  /**
   * Takes all steps in one transaction before it returns, as far as the engine can do that: false, having done nothing, where
   * it cannot just now. Throws `Clash` like `takeSteps`.
   */
  takeAtOnce?(steps: readonly Step[]): boolean;
  /** Keeps other processes out of the schema until the end of the transaction. */
  lockSchema(transaction: Db): Promise<void>;
  /** To be asked after the first write; before it, SQLite may answer what it does not do. */
  isDurable(db: Db): Promise<boolean>;
  backup(file: string): Promise<Backup>;
  /** Before the connection closes. */
  settle(db: Db): Promise<void>;
}
