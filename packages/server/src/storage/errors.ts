/** The error type of the storage. It names the kind of problem and hides the error of the driver. */

export type StorageProblem =
  | 'full'
  | 'readOnly'
  /** Another process holds a lock; a retry may succeed. */
  | 'busy'
  | 'io'
  | 'connection'
  | 'corrupt'
  | 'closed'
  /** The database would acknowledge writes that a power cut can undo. */
  | 'notDurable'
  /** A newer release has changed the schema in a way that this one cannot use. */
  | 'newerSchema'
  /** The database refused the data. A retry does not help: the fault is ours. */
  | 'rejected';

export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly problem: StorageProblem;
  /** The storage method, such as `matches.append`. */
  readonly operation: string;
  /** The code of the database, for the operator's log. It contains no data. */
  readonly code: string;

  constructor(problem: StorageProblem, operation: string, code: string) {
    super(`${operation}: ${problem} (${code})`);
    this.problem = problem;
    this.operation = operation;
    this.code = code;
  }
}

export interface Diagnosis {
  readonly problem: StorageProblem;
  readonly code: string;
}

/** Interprets an error. Null when it does not come from the driver or the system, but from our own code. */
export type Diagnose = (error: unknown) => Diagnosis | null;

export const storageError = (operation: string, error: unknown, diagnose: Diagnose): unknown => {
  if (error instanceof StorageUnavailable) return error;
  const diagnosis = diagnose(error);
  return diagnosis === null ? error : new StorageUnavailable(diagnosis.problem, operation, diagnosis.code);
};

type Method = (...args: never[]) => unknown;

/** Wraps all functions so that every driver error becomes a `StorageUnavailable`. */
export const guarded = <P extends object>(part: string, functions: P, diagnose: Diagnose): P => {
  const guard = ([name, method]: [string, Method]): [string, Method] => [
    name,
    async (...args) => {
      try {
        return await method(...args);
      } catch (error) {
        throw storageError(`${part}.${name}`, error, diagnose);
      }
    },
  ];
  return Object.fromEntries(Object.entries(functions as Record<string, Method>).map(guard)) as P;
};

/** The `code` of errors of Node, libsql and pg. */
export const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
};

const SYSTEM_PROBLEMS: Readonly<Record<string, StorageProblem>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'readOnly',
  EACCES: 'readOnly',
  EPERM: 'readOnly',
  EIO: 'io',
  ENOENT: 'io',
  ENOTDIR: 'io',
  EISDIR: 'io',
  EEXIST: 'io',
  ECONNREFUSED: 'connection',
  ECONNRESET: 'connection',
  EPIPE: 'connection',
  ETIMEDOUT: 'connection',
  ENOTFOUND: 'connection',
  EAI_AGAIN: 'connection',
  EHOSTUNREACH: 'connection',
  ENETUNREACH: 'connection',
};

/** Problems of the machine, the same for both databases. */
export const diagnoseSystem: Diagnose = (error) => {
  const code = codeOf(error);
  const problem = SYSTEM_PROBLEMS[code];
  return problem === undefined ? null : { problem, code };
};
