/** Asking something of a table, and being asked. */

import type { Coded, GameTypes } from '@fremont/kernel';
import { COMMAND_CHANCE_BYTES, type CommandId, commandIdOf, type TableError, type Update } from '@fremont/table';
import { TablesError, type TablesTrouble } from '../tables/types.ts';

/** Something the table said no to, or could not do. */
export type Trouble =
  | { readonly type: 'refused'; readonly refusal: Coded }
  | { readonly type: 'failed'; readonly error: TableError }
  /** Not the answer to a command: the worker, the store or a bot failed. */
  | { readonly type: 'lost'; readonly trouble: TablesTrouble };

export const troubleOf = (error: unknown): TablesTrouble =>
  error instanceof TablesError ? error.trouble : { code: 'workerFailed', why: String(error) };

export const commandId = (): CommandId =>
  commandIdOf(Date.now(), crypto.getRandomValues(new Uint8Array(COMMAND_CHANCE_BYTES)));

/** Which question the viewer is asked. */
export const askIn = ({ asks, viewer }: Pick<Update<GameTypes>, 'asks' | 'viewer'>): string | undefined =>
  asks.find(({ seat }) => seat === viewer)?.id;
