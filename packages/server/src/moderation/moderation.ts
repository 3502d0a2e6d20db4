/** The actions of an operator. Each one is written to the audit log. */

import type { AuditAction, SanctionTerms } from '@fremont/table/admin';
import type { ReportOutcome, TableId } from '@fremont/table/protocol';
import type { Bus } from '../cluster/bus.ts';
import type { Host } from '../host/host.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Rooms } from '../lobby/rooms.ts';
import type { Log } from '../ops/log.ts';
import { errorMessage } from '../outgoing-messages.ts';
import { requestError } from '../request-error.ts';
import { newSanctionId } from '../secrets.ts';
import type { Sockets } from '../sockets/sockets.ts';
import type { Sanction, Storage } from '../storage/index.ts';
import { readRange } from './address-range.ts';
import type { Sanctions } from './sanctions.ts';

interface ModerationParts {
  readonly storage: Storage;
  readonly host: Host;
  readonly lobby: Lobby;
  readonly rooms: Rooms;
  readonly sockets: Sockets;
  readonly sanctions: Sanctions;
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: Log;
  now(): number;
}

/** There is one token, so operators are not told apart. */
const ACTOR = 'admin';
const YEAR_MS = 365 * 86_400_000;
const UNTIL_MAX_MS = 10 * YEAR_MS;
/** More than a person can play at. */
const TABLES_MAX = 1_000;

export class Moderation {
  readonly #parts: ModerationParts;

  constructor(parts: ModerationParts) {
    this.#parts = parts;
  }

  noteSignIn(address: string): Promise<void> {
    return this.#note('signIn', address, '');
  }

  async closeReport(id: string, outcome: ReportOutcome, note: string): Promise<void> {
    const { storage, now } = this.#parts;
    if ((await storage.reports.find(id)) === null) throw requestError('notFound', 'report');
    if ((await storage.reports.close(id, { outcome, note, at: now() })) === 'notOpen')
      throw requestError('notOpen', 'closed');
    await this.#note('closeReport', id, note === '' ? outcome : `${outcome}: ${note}`);
  }

  /** Everyone at the table gets the reason. The record of the match is kept. */
  async closeTable(id: TableId, reason: string): Promise<void> {
    const { storage, rooms, bus, now } = this.#parts;
    const stored = await storage.tables.find(id);
    if (stored === null) throw requestError('notFound', 'table');
    if (stored.closed !== null) throw requestError('notOpen', 'closed');
    await storage.moderation.closeTable(id, reason, now());
    await this.showClosed(id);
    bus.publish({ type: 'closed', table: id });
    rooms.changed(id);
    await this.#note('closeTable', id, reason);
  }

  /** Ends the match and the connections of a closed table on this node. */
  async showClosed(id: TableId): Promise<void> {
    const { storage, host, sockets } = this.#parts;
    const reason = (await storage.tables.find(id))?.closed ?? '';
    await host.unload(id);
    const message = errorMessage({ type: 'watch', id: null, table: id }, { code: 'closed', why: reason });
    for (const person of sockets.peopleAt(id)) sockets.unsubscribe(id, person, message);
  }

  async mute(person: string, terms: SanctionTerms): Promise<Sanction> {
    const sanction = this.#newSanction('mute', { identity: await this.#knownPerson(person) }, terms);
    await this.#parts.sanctions.impose(sanction);
    await this.#note('mute', person, terms.reason);
    return sanction;
  }

  /** Closes the connections of the person and of their programs, and hands their seats to bots. */
  async ban(person: string, terms: SanctionTerms): Promise<Sanction> {
    const sanction = this.#newSanction('ban', { identity: await this.#knownPerson(person) }, terms);
    await this.#parts.sanctions.impose(sanction);
    await this.#note('ban', person, terms.reason);
    this.closeBannedSockets();
    const programs = await this.#parts.storage.tokens.botsOf(person);
    for (const account of [person, ...programs]) await this.#leaveTables(account);
    return sanction;
  }

  /** People at these addresses are cut off. Their seats are treated like those of other absent people. */
  async banAddress(text: string, terms: SanctionTerms): Promise<Sanction> {
    const range = readRange(text);
    if (range === null) throw requestError('badSchema', 'range');
    const sanction = this.#newSanction('ban', { range: range.text }, terms);
    await this.#parts.sanctions.impose(sanction);
    await this.#note('banAddress', range.text, terms.reason);
    this.closeBannedSockets();
    return sanction;
  }

  async lift(id: string, note: string): Promise<void> {
    const lifted = await this.#parts.sanctions.lift(id);
    if (lifted === null) throw requestError('notFound', 'sanction');
    await this.#note('lift', 'identity' in lifted.target ? lifted.target.identity : lifted.target.range, note);
  }

  async #knownPerson(person: string): Promise<string> {
    if ((await this.#parts.storage.people.find(person)) === null) throw requestError('notFound', 'person');
    return person;
  }

  #newSanction(kind: Sanction['kind'], target: Sanction['target'], { until, reason }: SanctionTerms): Sanction {
    const at = this.#parts.now();
    if (until <= at || until > at + UNTIL_MAX_MS) throw requestError('badSchema', 'until');
    return { id: newSanctionId(), kind, target, reason, at, until, lifted: null };
  }

  /** Another node may have changed them. */
  async reloadSanctions(): Promise<void> {
    await this.#parts.sanctions.load();
    this.closeBannedSockets();
  }

  /** On this node. The others close theirs when they load the sanctions. */
  closeBannedSockets(): void {
    const { sockets, sanctions } = this.#parts;
    for (const connection of sockets.all) {
      const ban = sanctions.banOf({ id: connection.person, owner: connection.owner }, connection.ip);
      if (ban === null) continue;
      connection.send(errorMessage(null, ban));
      connection.close('banned');
    }
  }

  async #leaveTables(person: string): Promise<void> {
    const { storage, lobby, log } = this.#parts;
    const tables = await storage.tables.listOf(person, TABLES_MAX);
    for (const { id, status } of tables) {
      if (status === 'over') continue;
      // A damaged match cannot be left; the ban holds all the same.
      await lobby.leave(id, person).catch((err) => log.warn({ err, table: id }, 'a banned person keeps a seat'));
    }
  }

  #note(action: AuditAction, target: string, reason: string): Promise<void> {
    const { storage, now } = this.#parts;
    return storage.moderation.note({ at: now(), actor: ACTOR, action, target, reason });
  }
}
