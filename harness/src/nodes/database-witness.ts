/**
 * Sees in the database what no node can hide: which node wrote each version, who owned the match at that moment, and for how long
 * a match had no owner.
 */

import pg from 'pg';
import type { NodePlace } from './node-group.ts';

/** In the transaction of every move. */
const WITNESS = `
  create table witnessed (match_id text, version bigint, writer text, owner text);
  create function witness() returns trigger language plpgsql as $$
  begin
    insert into witnessed values (
      new.match_id, new.version, current_setting('application_name'), (select address from nodes where id = new.owner)
    );
    return null;
  end $$;
  create trigger witness after update on heads for each row when (new.version <> old.version) execute function witness();`;

interface OwnerRow {
  readonly match: string;
  readonly address: string | null;
  readonly node: string | null;
}

interface Orphan {
  readonly node: string;
  readonly address: string;
  readonly since: number;
}

const POLL_MS = 50;

export class DatabaseWitness {
  readonly #pool: pg.Pool;
  readonly #places: readonly NodePlace[];
  /** Milliseconds from a fault of the owner until another node had taken the match. */
  readonly ownerless: number[] = [];
  /** By match. */
  #owners = new Map<string, OwnerRow>();
  readonly #orphans = new Map<string, Orphan>();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  private constructor(pool: pg.Pool, places: readonly NodePlace[]) {
    this.#pool = pool;
    this.#places = places;
  }

  static async start(url: string, places: readonly NodePlace[]): Promise<DatabaseWitness> {
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    // The database restarts under it.
    pool.on('error', () => undefined);
    await pool.query(WITNESS);
    const witness = new DatabaseWitness(pool, places);
    witness.#pollLater();
    return witness;
  }

  /** The node runs no match from now on. */
  noteFault({ address }: NodePlace): void {
    const since = performance.now();
    for (const { match, address: owner, node } of this.#owners.values())
      if (owner === address && node !== null) this.#orphans.set(match, { node, address, since });
  }

  /** The node can run its matches again. Nobody needed those that no other node has taken. */
  noteRecovery({ address }: NodePlace): void {
    for (const [match, orphan] of this.#orphans) if (orphan.address === address) this.#orphans.delete(match);
  }

  /** Writes of a node that was not the owner. */
  async forks(): Promise<{ readonly forks: number; readonly writes: number; readonly examples: readonly string[] }> {
    const names = new Map(this.#places.map(({ address, name }) => [address, name]));
    const { rows } = await this.#pool.query<{
      match_id: string;
      version: string;
      writer: string;
      owner: string | null;
    }>('select * from witnessed');
    const forked = rows.filter(({ writer, owner }) => owner !== null && names.get(owner) !== writer);
    const examples = forked
      .slice(0, 3)
      .map(
        ({ match_id, version, writer, owner }) =>
          `${match_id} ${version}: ${writer} wrote, ${names.get(owner ?? '')} owned it`,
      );
    return { forks: forked.length, writes: rows.length, examples };
  }

  /** How many matches each node runs, by its address. */
  async owned(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#pool.query<{ address: string; count: string }>(`
      select nodes.address, count(*) from heads join nodes on nodes.id = heads.owner
      where nodes.until_ms > extract(epoch from clock_timestamp()) * 1000 group by nodes.address`);
    return new Map(rows.map(({ address, count }) => [address, Number(count)]));
  }

  /** The newest version of the match of each table. */
  async heads(): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#pool.query<{ id: string; version: string }>(
      'select tables.id, heads.version from tables join heads on heads.match_id = tables.match_id',
    );
    return new Map(rows.map(({ id, version }) => [id, Number(version)]));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#pool.end();
  }

  #pollLater(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#poll()
        .catch(() => undefined)
        .finally(() => this.#pollLater());
    }, POLL_MS);
  }

  async #poll(): Promise<void> {
    const { rows } = await this.#pool.query<OwnerRow>(`
      select match_id as match, nodes.address, nodes.id as node from heads
      left join nodes on nodes.id = heads.owner and nodes.until_ms > extract(epoch from clock_timestamp()) * 1000
      where heads.status = 'open'`);
    this.#owners = new Map(rows.map((row) => [row.match, row]));
    for (const [match, { node, since }] of this.#orphans) {
      const owner = this.#owners.get(match);
      if (owner !== undefined && (owner.node === null || owner.node === node)) continue;
      this.#orphans.delete(match);
      if (owner !== undefined) this.ownerless.push(performance.now() - since);
    }
  }
}
