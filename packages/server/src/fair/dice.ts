/** The dice of online tables: each table has a secret of its own, to which the server commits when the table is opened. */

import { randomBytes, webcrypto } from 'node:crypto';
import { type Chance, cryptoChance } from '@fremont/kernel';
import { type Bytes, commitmentTo, fromHex, SECRET_BYTES, toHex } from '@fremont/kernel/pf1';
import type { FairSetting, MatchSetting, TableParts } from '@fremont/table';
import { fairDraws, type Proof, proofOf } from '@fremont/table/fair';
import { requestError } from '../request-error.ts';
import type { FairDice, Storage, StoredTable } from '../storage/index.ts';

type DiceTable = Pick<StoredTable, 'id' | 'commitment'>;

export interface DiceMaker {
  /** A fresh secret for a new table, and the commitment to it. Null if the dice come from elsewhere. */
  newFor(table: string): FairDice | null;
  of(table: DiceTable): Promise<TableDice>;
  /** Reveals the secret: call it only for a table that is over. */
  proof(table: DiceTable & Pick<StoredTable, 'match'>): Promise<Proof>;
}

export interface TableDice {
  /** What the setting of the match has to say about its dice; null for tables of older servers. */
  readonly fair: FairSetting | null;
  forDeal(): Chance;
  /** A match that began under an older server goes on without a proof. */
  forActions(setting: MatchSetting): Pick<TableParts<never>, 'chance' | 'draws'>;
}

export const newDiceMaker = (storage: Storage, chance: Chance | null): DiceMaker => {
  const unproven = chance ?? cryptoChance(webcrypto);
  return {
    newFor: (table) => (chance === null ? newDice(table) : null),
    of: async (table) => diceOf(table, await secretOf(storage, table), unproven),
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

const diceOf = ({ id, commitment }: DiceTable, secret: Bytes | null, unproven: Chance): TableDice => {
  if (secret === null || commitment === null)
    return { fair: null, forDeal: () => unproven, forActions: () => ({ chance: unproven }) };
  return {
    fair: { game: id, commit: commitment, anchors: [], shares: [] },
    forDeal: () => fairDraws({ game: id, secret, dealt: [] }).chanceAfter(null, []),
    forActions: ({ fair, setupDraws }) =>
      fair === undefined
        ? { chance: unproven }
        : { chance: unproven, draws: fairDraws({ game: id, secret, dealt: setupDraws }) },
  };
};
