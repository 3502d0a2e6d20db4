/** The one error that leaves storage: what kind of trouble the database has, never the driver's own error. */

export type Trouble =
  | 'full'
  | 'readOnly'
  /** Somebody else holds what is needed; worth another try soon. */
  | 'busy'
  | 'io'
  | 'connection'
  | 'corrupt'
  | 'closed'
  /** The database would acknowledge writes that a power cut can take back. */
  | 'notDurable'
  /** The database refused the data itself. No waiting helps: a fault of ours or of what was let in. */
  | 'rejected';

export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly trouble: Trouble;
  /** What was being done, such as `matches.append`. */
  readonly operation: string;
  /** The database's own code, for the operator's log. It holds no data. */
  readonly code: string;

  constructor(trouble: Trouble, operation: string, code: string) {
    super(`${operation}: ${trouble} (${code})`);
    this.trouble = trouble;
    this.operation = operation;
    this.code = code;
  }
}

/** What an engine makes of an error of its driver. */
export interface Diagnosis {
  readonly trouble: Trouble;
  readonly code: string;
}

/** Reads a driver's error; null when it is none, but a fault in our own code. */
export type Diagnose = (error: unknown) => Diagnosis | null;

export const storageError = (operation: string, error: unknown, diagnose: Diagnose): unknown => {
  if (error instanceof StorageUnavailable) return error;
  const diagnosis = diagnose(error);
  return diagnosis === null ? error : new StorageUnavailable(diagnosis.trouble, operation, diagnosis.code);
};

type Method = (...args: never[]) => unknown;

/** The same functions, with every driver error turned into ours: in one place, so that none can be forgotten. */
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

/** The code that Node, libsql and pg put on their errors. */
export const codeOf = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
};

const SYSTEM_TROUBLES: Readonly<Record<string, Trouble>> = {
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

/** Troubles of the machine, whatever the database. */
export const diagnoseSystem: Diagnose = (error) => {
  const code = codeOf(error);
  const trouble = SYSTEM_TROUBLES[code];
  return trouble === undefined ? null : { trouble, code };
};
