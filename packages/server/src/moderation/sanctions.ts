/** The bans and mutes in force. Cached, because every request needs them. */

import type { ProtocolError, SanctionCode } from '@fremont/table/protocol';
import { RequestError } from '../request-error.ts';
import type { Sanction, Storage } from '../storage/index.ts';
import { type AddressRange, readRange } from './address-range.ts';

/** A person, or the bot account of an owner. What an owner may not do, their programs may not do either. */
interface Account {
  readonly id: string;
  readonly owner?: string | null | undefined;
}

interface RangeBan {
  readonly ban: Sanction;
  readonly range: AddressRange;
}

type SanctionError = Extract<ProtocolError, { readonly code: SanctionCode }>;

export class Sanctions {
  readonly #storage: Storage;
  readonly #now: () => number;
  #bans: ReadonlyMap<string, Sanction> = new Map();
  #mutes: ReadonlyMap<string, Sanction> = new Map();
  #ranges: readonly RangeBan[] = [];
  #onChange: () => void = () => undefined;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async load(): Promise<void> {
    const all = await this.#storage.moderation.sanctions(this.#now());
    this.#bans = byIdentity(all.filter(({ kind }) => kind === 'ban'));
    this.#mutes = byIdentity(all.filter(({ kind }) => kind === 'mute'));
    this.#ranges = all.flatMap((ban) => {
      const range = 'range' in ban.target ? readRange(ban.target.range) : null;
      return range === null ? [] : [{ ban, range }];
    });
  }

  async impose(sanction: Sanction): Promise<void> {
    await this.#storage.moderation.impose(sanction);
    await this.load();
    this.#onChange();
  }

  /** Null when there is no such sanction in force. */
  async lift(id: string): Promise<Sanction | null> {
    const lifted = await this.#storage.moderation.lift(id, this.#now());
    await this.load();
    this.#onChange();
    return lifted;
  }

  onChange(listener: () => void): void {
    this.#onChange = listener;
  }

  /** The error that a banned person or address gets; null for others. `account` is null for a visitor without a session. */
  banOf(account: Account | null, ip: string): SanctionError | null {
    const own = account === null ? undefined : this.#bans.get(account.id);
    const ofOwner = this.#bans.get(account?.owner ?? '');
    return (
      this.#errorOf('banned', own) ?? this.#errorOf('banned', ofOwner) ?? this.#errorOf('banned', this.#rangeBanOf(ip))
    );
  }

  checkNotBanned(account: Account | null, ip: string): void {
    const ban = this.banOf(account, ip);
    if (ban !== null) throw new RequestError(ban);
  }

  checkNotMuted(person: string): void {
    const mute = this.#errorOf('muted', this.#mutes.get(person));
    if (mute !== null) throw new RequestError(mute);
  }

  #rangeBanOf(ip: string): Sanction | undefined {
    return this.#ranges.find(({ ban, range }) => ban.until > this.#now() && range.contains(ip))?.ban;
  }

  /** The cache may hold a sanction that has ended since. */
  #errorOf(code: SanctionCode, sanction: Sanction | undefined): SanctionError | null {
    if (sanction === undefined || sanction.until <= this.#now()) return null;
    return { code, why: sanction.reason, until: sanction.until };
  }
}

/** Of several sanctions of one person, the one that ends last. */
const byIdentity = (sanctions: readonly Sanction[]): ReadonlyMap<string, Sanction> => {
  const found = new Map<string, Sanction>();
  for (const sanction of sanctions) {
    if (!('identity' in sanction.target)) continue;
    const { identity } = sanction.target;
    if ((found.get(identity)?.until ?? 0) < sanction.until) found.set(identity, sanction);
  }
  return found;
};
