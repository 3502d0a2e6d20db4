/** The dice of online tables: each table has a secret of its own, to which the server commits when the table is opened. */

import { randomBytes, webcrypto } from 'node:crypto';
import { type Chance, cryptoChance } from '@fremont/kernel';
import { type Bytes, commitmentTo, fromHex, SECRET_BYTES, toHex } from '@fremont/kernel/pf1';
import type { FairSetting, LogEntry, MatchSetting, TableParts } from '@fremont/table';
import { fairDraws, type Proof, proofOf } from '@fremont/table/fair';
import type { SeatHolders } from '../host/live-table.ts';
import { requestError } from '../request-error.ts';
import type { FairDice, HeldAnchor, HeldSeat, Storage, StoredTable } from '../storage/index.ts';
import type { Contributions } from './contributions.ts';
import { MatchShares } from './match-shares.ts';

type DiceTable = Pick<StoredTable, 'id' | 'commitment'>;

export interface DiceMaker {
  /** A fresh secret for a new table, and the commitment to it. Null if the dice come from elsewhere. */
  newFor(table: string): FairDice | null;
  of(table: DiceTable): Promise<TableDice>;
  /** Reveals the secret: call it only for a table that is over. */
  proof(table: DiceTable & Pick<StoredTable, 'match'>): Promise<Proof>;
}

/** The chance of the deal, and the part of the match's setting about its dice: null at tables of older servers. */
export interface DealDice {
  readonly chance: Chance;
  readonly fair: FairSetting | null;
}

export interface TableDice {
  /** Asks the people on the seats for their shares. */
  forDeal(held: readonly HeldSeat[], seats: number): Promise<DealDice>;
  /** A match that began under an older server goes on without a proof. */
  forActions(
    setting: MatchSetting,
    entries: readonly LogEntry[],
    holders: SeatHolders,
  ): Pick<TableParts<never>, 'chance' | 'draws' | 'contribute'>;
}

export const newDiceMaker = (storage: Storage, contributions: Contributions, chance: Chance | null): DiceMaker => {
  const unproven = chance ?? cryptoChance(webcrypto);
  return {
    newFor: (table) => (chance === null ? newDice(table) : null),
    async of(table) {
      const secret = await secretOf(storage, table);
      return secret === null || table.commitment === null
        ? diceWithoutProof(unproven)
        : diceOf({ game: table.id, commit: table.commitment, secret }, { storage, contributions, unproven });
    },
    async proof(table) {
      const loaded = table.match === null ? null : await storage.matches.load(table.match);
      if (loaded?.type !== 'match') throw requestError('notFound', 'match');
      return proofOf(loaded.match.setting, loaded.entries, await secretOf(storage, table));
    },
  };
};

const newDice = (table: string): FairDice => {
  const secret = new Uint8Array(randomBytes(SECRET_BYTES));
  return { secret: toHex(secret), commitment: commitmentTo(secret, table) };
};

/** Tables of older servers have none. */
const secretOf = async (storage: Storage, { id, commitment }: DiceTable): Promise<Bytes | null> =>
  commitment === null ? null : fromHex((await storage.tables.secretOf(id)) ?? '');

const diceWithoutProof = (chance: Chance): TableDice => ({
  forDeal: async () => ({ chance, fair: null }),
  forActions: () => ({ chance }),
});

interface Committed {
  readonly game: string;
  readonly commit: string;
  readonly secret: Bytes;
}

interface DiceParts {
  readonly storage: Storage;
  readonly contributions: Contributions;
  readonly unproven: Chance;
}

const diceOf = ({ game, commit, secret }: Committed, { storage, contributions, unproven }: DiceParts): TableDice => ({
  async forDeal(held, seats) {
    const anchors = anchorsOf(await storage.tables.anchors(game), held, seats);
    const match = new MatchShares({ game, commit, anchors, shares: [] });
    const holders = new Map(held.map(({ seat, identity }) => [seat, identity]));
    const shares = await contributions.ask(game, 0, match, holders);
    const chance = fairDraws({ game, secret, dealt: [] }).chanceAfter(null, shares);
    return { chance, fair: { game, commit, anchors, shares } };
  },
  forActions({ fair, setupDraws }, entries, holders) {
    if (fair === undefined) return { chance: unproven };
    const match = new MatchShares(fair, entries);
    const draws = fairDraws({ game, secret, dealt: setupDraws });
    return { chance: unproven, draws, contribute: (version) => contributions.ask(game, version, match, holders) };
  },
});

/** By seat. An anchor of a person who has left the seat does not count. */
const anchorsOf = (anchors: readonly HeldAnchor[], held: readonly HeldSeat[], seats: number): (string | null)[] =>
  Array.from({ length: seats }, (_, seat) => {
    const holder = held.find((one) => one.seat === seat)?.identity;
    return anchors.find((one) => one.seat === seat && one.identity === holder)?.anchor ?? null;
  });
