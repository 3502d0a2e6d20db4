/** Ids and secrets from the operating system's random source, and the hashes under which secrets are stored. */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { COMMAND_CHANCE_BYTES, type CommandId, commandIdOf } from '@fremont/table';
import { TABLE_CODE_LETTERS } from '@fremont/table/protocol';

const SMALL_ALPHABET = 'abcdefghijklmnopqrstuvwxyz012345';
/** Without letters that look alike. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Both alphabets have 32 letters, so five bits of a byte choose each with the same probability. */
const letters = (alphabet: string, length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte & 31]).join('');

/** 80 bits. An id, not a secret. */
export const newPersonId = (): string => letters(SMALL_ALPHABET, 16);
/** 100 bits, so that the address of a private table cannot be guessed. */
export const newTableId = (): string => letters(SMALL_ALPHABET, 20);
export const newMatchId = (): string => randomBytes(16).toString('hex');
/** Command ids of the server begin with a letter that no client id has, so that no client can use one first. */
const SERVER_ID_MARK = 's';
/** For a command that the server gives itself, such as the action of a bot. */
export const newCommandId = (): CommandId =>
  SERVER_ID_MARK + commandIdOf(Date.now(), randomBytes(COMMAND_CHANCE_BYTES));
export const newReportId = (): string => letters(SMALL_ALPHABET, 16);
export const newTokenId = (): string => letters(SMALL_ALPHABET, 16);
export const newSanctionId = (): string => letters(SMALL_ALPHABET, 12);
export const newNodeId = (): string => letters(SMALL_ALPHABET, 12);
export const newIncident = (): string => letters(SMALL_ALPHABET, 10);

/** 256 bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');
/** 256 bits. The prefix lets scanners of source code find a token that was published by mistake. */
export const newAccessSecret = (): string => `fr_${randomBytes(32).toString('base64url')}`;
/** 256 bits. */
export const newAdminToken = (): string => randomBytes(32).toString('base64url');
/** 128 bits. */
export const newInviteSecret = (): string => randomBytes(16).toString('base64url');

/** Six letters for reading aloud. A code this short can be guessed, so it only lets a person ask the host. */
export const newTableCode = (): string => {
  const fair = 256 - (256 % TABLE_CODE_LETTERS.length);
  let code = '';
  while (code.length < 6) {
    const [byte = 255] = randomBytes(1);
    if (byte < fair) code += TABLE_CODE_LETTERS[byte % TABLE_CODE_LETTERS.length];
  }
  return code;
};

const RECOVERY_GROUPS = [5, 5, 5, 5, 6];

/** 130 bits, in groups that can be written down: 7K3QX-… */
export const newRecoveryCode = (): string => RECOVERY_GROUPS.map((length) => letters(CODE_ALPHABET, length)).join('-');

/** Normalises a typed code: ignores separators and case, and corrects letters that look like digits. */
export const readRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** A fast hash is enough, because the secrets are random and long. Only passwords need a slow one. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares two hashes in constant time. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The same for every process that fires the timer, so that it acts once. */
export const timerCommandId = (match: string, timer: string): CommandId =>
  SERVER_ID_MARK + hashOf(`timer:${match}:${timer}`).slice(0, 32);
