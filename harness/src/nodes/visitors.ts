/** People who play through any of several nodes. A person whose connection is lost comes back through another one, as behind a load balancer. */

import { type Chance, pick } from '@fremont/kernel';
import type { TablePlan } from '@fremont/table/protocol';
import type { Person } from '../client/person.ts';
import type { Player } from '../client/player.ts';
import { PlayerGroup } from '../client/player-group.ts';
import type { Ledger } from '../ledger.ts';
import { each, sleep, until, within } from '../wait.ts';

export interface VisitorParts {
  readonly plans: readonly TablePlan[];
  readonly ledger: Ledger;
  readonly chance: Chance;
  readonly thinkMs: readonly [number, number];
  /** The nodes that a load balancer offers. */
  origins(): readonly string[];
}

const AT_ONCE = 12;
const REPEAT_PER_MILLE = 50;
/** As in the web app, with a lower limit, because nodes come and go within seconds here. */
const RETRY_MIN_MS = 500;
const RETRY_MAX_MS = 2_000;
const CONNECT_MS = 8_000;
const MATCH_MS = 300;
const WANDERS_ONE_IN = 5;

/** When a version was first seen at a table, and by how many. */
type FirstSeen = Map<number, number>;

export class Visitors {
  /** Milliseconds from sending a command to its answer. */
  readonly answers: number[] = [];
  /** Milliseconds from the first screen of a table that shows a move to each other one. */
  readonly behind: number[] = [];
  /** Milliseconds from the loss of a connection until the table is shown again. */
  readonly away: number[] = [];
  readonly #parts: VisitorParts;
  readonly #groups: readonly PlayerGroup[];
  readonly #firstSeen = new Map<string, FirstSeen>();
  readonly #lostAt = new Map<Player, number>();
  #isLeaving = false;

  constructor(parts: VisitorParts) {
    this.#parts = parts;
    const { ledger, chance, thinkMs, plans } = parts;
    const common = { ledger, chance, thinkMs, repeatPerMille: REPEAT_PER_MILLE };
    const watching = {
      onAnswer: (ms: number) => void this.answers.push(ms),
      onLost: (player: Player) => this.#lost(player),
      onShown: (player: Player) => this.#shown(player),
      onUpdate: (player: Player, version: number) => this.#updated(player, version),
    };
    const site = () => ({ origin: this.#someOrigin() });
    this.#groups = plans.map((plan) => new PlayerGroup({ ...common, ...watching, site, plan }));
  }

  get people(): number {
    return this.#groups.reduce((sum, { people }) => sum + people.length, 0);
  }

  get tables(): string[] {
    return this.#groups.flatMap(({ tables }) => tables);
  }

  /** Of all matches. */
  get everyPlayer(): Player[] {
    return this.#groups.flatMap(({ players, former }) => [...former, ...players]);
  }

  get players(): Player[] {
    return this.#groups.flatMap(({ players }) => [...players]);
  }

  async arrive(): Promise<void> {
    await each(this.#groups, AT_ONCE, async (group) => {
      await group.register();
      await group.joinMatch();
    });
    for (const group of this.#groups) this.#keepPlaying(group);
  }

  /** Lets people play until so many more commands are acknowledged. */
  play(commands: number, patienceMs: number): Promise<boolean> {
    const { ledger } = this.#parts;
    const enough = ledger.done + commands;
    return until(patienceMs, () => ledger.done >= enough);
  }

  /** Waits until this share of the people is connected. */
  back(share: number, patienceMs: number): Promise<boolean> {
    return until(patienceMs, () => {
      const { players } = this;
      return players.filter(({ isConnected }) => isConnected).length >= share * players.length;
    });
  }

  /** Waits until all are connected and every command is answered. They send no new ones. */
  async settle(patienceMs: number): Promise<{ readonly unanswered: number; readonly away: number }> {
    for (const group of this.#groups) group.stopActing();
    const unanswered = (): number => this.#unanswered().length;
    const away = (): number => this.players.filter(({ isConnected }) => !isConnected).length;
    await until(patienceMs, () => unanswered() + away() === 0);
    return { unanswered: unanswered(), away: away() };
  }

  /** Screens that do not show the newest version, after everybody had time to get it. */
  async screensBehind(heads: () => Promise<ReadonlyMap<string, number>>, patienceMs: number): Promise<string[]> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const newest = await heads();
      const behind = this.players.filter(({ table, latest }) => (latest?.version ?? -1) < (newest.get(table) ?? 0));
      if (behind.length === 0 || performance.now() >= end)
        return behind.map(
          ({ table, seat, latest, person }) =>
            `${table}: seat ${seat} at ${person.site.origin} shows ${latest?.version} of ${newest.get(table)}`,
        );
      await sleep(MATCH_MS);
    }
  }

  /** Some people come back through another node. Otherwise all of them would stay at the node that has lasted longest. */
  wander(): void {
    for (const player of this.players) {
      if (!player.isConnected || this.#parts.chance.int(WANDERS_ONE_IN, 'wander') > 0) continue;
      player.disconnect();
      this.#lost(player);
    }
  }

  leave(): void {
    this.#isLeaving = true;
    for (const group of this.#groups) group.disconnect();
  }

  #unanswered(): Player[] {
    return this.players.filter(({ pending }) => pending !== null);
  }

  /** Starts the next match where the fault of a node interrupted it. */
  async #keepPlaying(group: PlayerGroup): Promise<void> {
    while (!this.#isLeaving) {
      await sleep(MATCH_MS);
      if (group.hasMatch || group.isResting) continue;
      for (const person of group.people) this.#move(person);
      await group.joinMatch().catch(() => undefined);
      for (const player of group.players) if (!player.isConnected) this.#lost(player);
    }
  }

  #lost(player: Player): void {
    if (this.#isLeaving || this.#lostAt.has(player)) return;
    this.#lostAt.set(player, performance.now());
    this.#comeBack(player).catch(() => undefined);
  }

  async #comeBack(player: Player): Promise<void> {
    const { chance } = this.#parts;
    for (let longest = RETRY_MIN_MS; !this.#isLeaving; longest = Math.min(RETRY_MAX_MS, longest * 2)) {
      await sleep(chance.int(longest, 'jitter'));
      // A finished match may have been left meanwhile.
      if (!this.players.includes(player)) break;
      this.#move(player.person);
      const isBack = await within(CONNECT_MS, 'a connection', player.connect()).then(
        () => true,
        () => false,
      );
      if (isBack) return;
    }
    this.#lostAt.delete(player);
  }

  #shown(player: Player): void {
    const lostAt = this.#lostAt.get(player);
    if (lostAt === undefined) return;
    this.#lostAt.delete(player);
    this.away.push(performance.now() - lostAt);
  }

  #updated({ table }: Player, version: number): void {
    const seen = this.#firstSeen.get(table) ?? new Map<number, number>();
    this.#firstSeen.set(table, seen);
    const first = seen.get(version);
    if (first === undefined) seen.set(version, performance.now());
    else this.behind.push(performance.now() - first);
  }

  #move(person: Person): void {
    person.site.origin = this.#someOrigin();
  }

  #someOrigin(): string {
    const { origins, chance } = this.#parts;
    const offered = origins();
    return offered.length === 0 ? NOWHERE : pick(offered, chance, 'node');
  }
}

/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:1';
