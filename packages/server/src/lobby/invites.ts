/** Invitations: a link with a secret, or a table code of six letters. */

import type { TableId } from '@fremont/table/protocol';
import { requestError } from '../request-error.ts';
import { hashOf, newInviteSecret } from '../secrets.ts';
import type { Storage } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';
import { FailedCodes } from './failed-codes.ts';
import type { Lobby } from './lobby.ts';

interface InviteParts {
  readonly storage: Storage;
  readonly lobby: Lobby;
  readonly tuning: Tuning;
  now(): number;
}

export interface MadeInvite {
  readonly secret: string;
  /** The secret comes after the #, so browsers do not send it to the server when they follow the link. */
  readonly path: string;
  readonly expires: number;
}

export class Invites {
  readonly #parts: InviteParts;
  readonly #failedCodes: FailedCodes;

  constructor(parts: InviteParts) {
    this.#parts = parts;
    this.#failedCodes = new FailedCodes(parts.tuning, parts.now);
  }

  /** An invitation for a seat works once. One without a seat works for several people. */
  make(table: TableId, person: string, seat: number | null): Promise<MadeInvite> {
    const { lobby, storage, tuning, now } = this.#parts;
    return lobby.asHost(table, person, async ({ stored }) => {
      if (stored.status === 'over') throw requestError('gameOver', 'table');
      if ((await storage.tables.countInvites(table, now())) >= tuning.invitesMax)
        throw requestError('forbidden', 'tooManyInvites');
      const secret = newInviteSecret();
      const expires = now() + tuning.inviteMs;
      const usesLeft = seat === null ? tuning.inviteUses : 1;
      await storage.tables.invite({ codeHash: inviteHash(secret), table, seat, expires, usesLeft });
      return { secret, path: `/join#${secret}`, expires };
    });
  }

  revoke(table: TableId, person: string): Promise<void> {
    const { lobby, storage } = this.#parts;
    return lobby.asHost(table, person, () => storage.tables.revokeInvites(table));
  }

  /**
   * Resolves to the table. For a player of that table the invitation does not lose a use. Tries are not limited: a secret
   * of 128 bits cannot be guessed, and a limit would block valid links.
   */
  async use(person: string, secret: string): Promise<TableId> {
    const { storage, lobby, now } = this.#parts;
    const found = await storage.tables.findInvite(inviteHash(secret), now());
    if (found === null) throw requestError('notFound', 'invite');
    const members = await storage.tables.members(found.table);
    const isIn = members.some(({ identity, role }) => identity === person && role === 'player');
    if (isIn) return found.table;
    const invite = await storage.tables.useInvite(inviteHash(secret), now());
    if (invite === null) throw requestError('notFound', 'invite');
    await lobby.letIn(invite.table, person, invite.seat);
    return invite.table;
  }

  async find(person: string, address: string, code: string): Promise<{ table: TableId; asking: boolean }> {
    const { storage, lobby } = this.#parts;
    this.#failedCodes.check(person, address);
    const found = await storage.tables.findByCode(code);
    if (found === null) {
      this.#failedCodes.count(person, address);
      throw requestError('notFound', 'code');
    }
    return { table: found.id, asking: await lobby.knock(found.id, person) };
  }

  /**
   * The address of a table is no invitation, but people share it. Its visitors can ask the host for admission. Tries are
   * not limited, because an address has 100 random bits.
   */
  async knock(person: string, table: TableId): Promise<{ table: TableId; asking: boolean }> {
    return { table, asking: await this.#parts.lobby.knock(table, person) };
  }
}

const inviteHash = (secret: string): string => hashOf(`invite:${secret}`);
