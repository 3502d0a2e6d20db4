/** The lists that an operator reads: reports, tables, people, sanctions and the audit log, with names instead of ids. */

import type { AdminPerson, AdminPersonAnswer, AdminReport, AdminTable, SanctionInfo } from '@fremont/table/admin';
import type { Person, ReportReason } from '@fremont/table/protocol';
import type { KnownAddresses } from '../lobby/known-addresses.ts';
import { type People, personOf } from '../people/people.ts';
import { requestError } from '../request-error.ts';
import type {
  AuditEntry,
  Identity,
  Report,
  ReportFilter,
  Sanction,
  Storage,
  StoredTable,
  TableSearch,
} from '../storage/index.ts';

interface OverviewParts {
  readonly storage: Storage;
  readonly people: People;
  readonly addresses: KnownAddresses;
  now(): number;
}

const PAGE = 50;

export class Overview {
  readonly #parts: OverviewParts;

  constructor(parts: OverviewParts) {
    this.#parts = parts;
  }

  async reports(filter: ReportFilter): Promise<AdminReport[]> {
    const reports = await this.#parts.storage.reports.list(filter, PAGE);
    return Promise.all(reports.map((report) => this.#reportInfo(report)));
  }

  async tables(search: TableSearch): Promise<AdminTable[]> {
    const tables = await this.#parts.storage.moderation.searchTables(search, PAGE);
    return Promise.all(tables.map((table) => this.#tableInfo(table)));
  }

  async people(words: string): Promise<AdminPerson[]> {
    const found = await this.#parts.storage.moderation.searchPeople(words, PAGE);
    return Promise.all(found.map((identity) => this.#personInfo(identity)));
  }

  async person(id: string): Promise<AdminPersonAnswer> {
    const { storage, now } = this.#parts;
    const identity = await storage.people.find(id);
    if (identity === null) throw requestError('notFound', 'person');
    const tables = await storage.tables.listOf(id, PAGE);
    return {
      person: await this.#personInfo(identity),
      sessions: (await storage.people.sessionsOf(id, now())).length,
      tables: await Promise.all(tables.map((table) => this.#tableInfo(table))),
      reports: await this.reports({ reported: id }),
    };
  }

  async sanctions(): Promise<SanctionInfo[]> {
    const inForce = await this.#parts.storage.moderation.sanctions(this.#parts.now());
    return Promise.all(inForce.map((sanction) => this.sanctionInfo(sanction)));
  }

  auditLog(before: number | null): Promise<readonly AuditEntry[]> {
    return this.#parts.storage.moderation.auditLog(before, PAGE);
  }

  async sanctionInfo({ target, ...sanction }: Sanction): Promise<SanctionInfo> {
    const person = 'identity' in target ? await this.#parts.people.person(target.identity) : null;
    return { ...sanction, person, range: 'range' in target ? target.range : null };
  }

  async #reportInfo({
    id,
    at,
    table,
    reporter,
    reported,
    name,
    reason,
    context,
    result,
  }: Report): Promise<AdminReport> {
    const { storage, people } = this.#parts;
    return {
      id,
      at,
      table,
      title: (await storage.tables.find(table))?.title ?? '',
      reporter: await people.person(reporter),
      reported: await people.person(reported),
      name,
      reason: reason as ReportReason,
      context,
      result,
    };
  }

  async #tableInfo(table: StoredTable): Promise<AdminTable> {
    const { storage, people } = this.#parts;
    const { id, code, title, game, status, visibility, created, updated, closed } = table;
    const [members, held] = await Promise.all([storage.tables.members(id), storage.tables.seats(id)]);
    const ids = new Set([...members, ...held].map(({ identity }) => identity));
    const there = await Promise.all([...ids].map((one): Promise<Person> => people.person(one)));
    const host = await people.person(table.host);
    return { id, code, title, game, status, visibility, host, people: there, created, updated, closed };
  }

  async #personInfo(identity: Identity): Promise<AdminPerson> {
    const kept = await this.#parts.storage.moderation.sanctionsOf(identity.id);
    const sanctions = await Promise.all(kept.map((sanction) => this.sanctionInfo(sanction)));
    const { id, created, seen } = identity;
    return { person: personOf(identity), created, seen, address: this.#parts.addresses.of(id), sanctions };
  }
}
