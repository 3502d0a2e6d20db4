/** Command ids, command errors and the open decision of a viewer. */

import type { Coded, GameTypes } from '@fremont/kernel';
import { COMMAND_CHANCE_BYTES, type CommandId, commandIdOf, type TableError, type Update } from '@fremont/table';
import { type TableFailure, TablesError } from '../tables/types.ts';

/** Why a command was refused or failed. */
export type CommandError =
  | { readonly type: 'refused'; readonly refusal: Coded }
  | { readonly type: 'failed'; readonly error: TableError }
  /** Not the answer to a command: the worker, the store or a bot failed. */
  | { readonly type: 'lost'; readonly failure: TableFailure };

export const failureOf = (error: unknown): TableFailure =>
  error instanceof TablesError ? error.failure : { code: 'workerFailed', why: String(error) };

export const commandId = (): CommandId =>
  commandIdOf(Date.now(), crypto.getRandomValues(new Uint8Array(COMMAND_CHANCE_BYTES)));

/** The id of the decision that the viewer has to make. */
export const askIn = ({ asks, viewer }: Pick<Update<GameTypes>, 'asks' | 'viewer'>): string | undefined =>
  asks.find(({ seat }) => seat === viewer)?.id;
