/** Ids and secrets, all from the operating system; and the hashes under which secrets are kept. */

import { createHash, randomBytes } from 'node:crypto';
import { COMMAND_CHANCE_BYTES, type CommandId, commandIdOf } from '@fremont/table';
import { TABLE_CODE_LETTERS } from '@fremont/table/protocol';

const SMALL_ALPHABET = 'abcdefghijklmnopqrstuvwxyz012345';
/** Without letters that are taken for each other. */
const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Both alphabets have 32 letters, so that five bits of a byte choose one without favour. */
const letters = (alphabet: string, length: number): string =>
  Array.from(randomBytes(length), (byte) => alphabet[byte & 31]).join('');

/** 80 bits: names a person, proves nothing. */
export const newPersonId = (): string => letters(SMALL_ALPHABET, 16);
/** 100 bits: a table that is not public is found by nobody who was not told. */
export const newTableId = (): string => letters(SMALL_ALPHABET, 20);
export const newMatchId = (): string => randomBytes(16).toString('hex');
export const newCommandId = (): CommandId => commandIdOf(Date.now(), randomBytes(COMMAND_CHANCE_BYTES));
export const newReportId = (): string => letters(SMALL_ALPHABET, 16);
export const newIncident = (): string => letters(SMALL_ALPHABET, 10);

/** 256 bits. */
export const newSessionToken = (): string => randomBytes(32).toString('base64url');
/** 128 bits. */
export const newInviteSecret = (): string => randomBytes(16).toString('base64url');

/** Six letters for reading aloud; short, so that guessing it only ever leads to a question to the host. */
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

/** As it was meant, whatever was typed between the groups and however the letters were read. */
export const readRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** Enough for secrets that nobody can guess; a slow hash is for passwords. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The command of a timer, the same whoever fires it and however often. */
export const timerCommandId = (match: string, decision: string): CommandId =>
  hashOf(`timer:${match}:${decision}`).slice(0, 32);
