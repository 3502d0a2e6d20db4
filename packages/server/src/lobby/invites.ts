/** Ways to a table: a link with a secret, or six letters that lead to its door. */

import type { TableId } from '@fremont/table/protocol';
import { denial, retryLater } from '../denial.ts';
import { Buckets } from '../rate.ts';
import { hashOf, newInviteSecret } from '../secrets.ts';
import type { Storage } from '../storage/index.ts';
import type { Tuning } from '../tuning.ts';
import type { Lobby } from './lobby.ts';

interface InviteParts {
  readonly storage: Storage;
  readonly lobby: Lobby;
  readonly tuning: Tuning;
  now(): number;
}

export interface MadeInvite {
  readonly secret: string;
  /** The secret is behind the #: it is never sent to a server by following the link. */
  readonly path: string;
  readonly expires: number;
}

export class Invites {
  readonly #parts: InviteParts;
  readonly #triesOfPerson: Buckets;
  readonly #triesOfAddress: Buckets;

  constructor(parts: InviteParts) {
    this.#parts = parts;
    this.#triesOfPerson = new Buckets(parts.tuning.codesPerPerson, parts.now);
    this.#triesOfAddress = new Buckets(parts.tuning.codesPerAddress, parts.now);
  }

  /** For one seat it is for one person; otherwise for everybody who gets the link. */
  make(table: TableId, person: string, seat: number | null): Promise<MadeInvite> {
    const { lobby, storage, tuning, now } = this.#parts;
    return lobby.asHost(table, person, async ({ stored }) => {
      if (stored.status === 'over') throw denial('gameOver', 'table');
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

  /** Answers with the table it led to. Whoever is inside already uses nothing up. */
  async use(person: string, address: string, secret: string): Promise<TableId> {
    const { storage, lobby, now } = this.#parts;
    this.#allow(person, address);
    const found = await storage.tables.findInvite(inviteHash(secret), now());
    if (found === null) throw denial('notFound', 'invite');
    const members = await storage.tables.members(found.table);
    const isIn = members.some(({ identity, role }) => identity === person && role === 'player');
    if (isIn) return found.table;
    const invite = await storage.tables.useInvite(inviteHash(secret), now());
    if (invite === null) throw denial('notFound', 'invite');
    await lobby.letIn(invite.table, person, invite.seat);
    return invite.table;
  }

  async find(person: string, address: string, code: string): Promise<{ table: TableId; asking: boolean }> {
    const { storage, lobby } = this.#parts;
    this.#allow(person, address);
    const found = await storage.tables.findByCode(code);
    if (found === null) throw denial('notFound', 'code');
    return { table: found.id, asking: await lobby.knock(found.id, person) };
  }

  /** The address of a table is no invitation, but leads to its door as well: people pass on what their browser shows. */
  async knock(person: string, address: string, table: TableId): Promise<{ table: TableId; asking: boolean }> {
    this.#allow(person, address);
    return { table, asking: await this.#parts.lobby.knock(table, person) };
  }

  /** Guessing has to be hopeless: both the person and the address run out of tries. */
  #allow(person: string, address: string): void {
    const waitMs = Math.max(this.#triesOfPerson.take(person), this.#triesOfAddress.take(address));
    if (waitMs > 0) throw retryLater('rateLimited', 'codes', waitMs);
  }
}

const inviteHash = (secret: string): string => hashOf(`invite:${secret}`);
