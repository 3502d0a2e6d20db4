/** The household from which each person was last seen. Kept in memory only, and sent to operators only. */

const PEOPLE_MAX = 100_000;

export class KnownAddresses {
  readonly #addresses = new Map<string, string>();

  /** The person who was noted longest ago is dropped first. */
  note(person: string, address: string): void {
    this.#addresses.delete(person);
    this.#addresses.set(person, address);
    if (this.#addresses.size > PEOPLE_MAX) this.#addresses.delete(this.#addresses.keys().next().value ?? '');
  }

  of(person: string): string | null {
    return this.#addresses.get(person) ?? null;
  }

  /** Groups of two or more seats whose people share a household. All seats of one person share a device. */
  groupsOf(held: readonly { readonly seat: number; readonly identity: string }[]): number[][] {
    const groups = new Map<string, number[]>();
    for (const { seat, identity } of held) {
      const key = this.#addresses.get(identity) ?? `person ${identity}`;
      groups.set(key, [...(groups.get(key) ?? []), seat]);
    }
    return [...groups.values()].filter((seats) => seats.length > 1);
  }
}
