/** A whole match of random actions whose dice come from a secret and from shares of the players, with some of its moves undone. */

import { type AnyGame, at, type Chance, type GameTypes, type MatchRecord, pick, seatList } from '@fremont/kernel';
import { type Bytes, commitmentTo, SECRET_BYTES } from '@fremont/kernel/pf1';
import {
  type LogStore,
  type MatchSetting,
  memoryStore,
  newSetting,
  openTable,
  SEAT_COLOURS,
  type StoredShare,
  type Table,
} from '@fremont/table';
import { type FairProof, fairDraws, proofOf, ShareChain } from '@fremont/table/fair';
import { happens, newId } from '../random.ts';

export interface FairMatch {
  readonly record: MatchRecord<GameTypes>;
  readonly proof: FairProof;
}

export interface Setup {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
}

const BYTE = 256;
const ACTIONS_MAX = 400;
const UNDO_PER_MILLE = 30;
/** How often a player sends no share in time. */
const LATE_PER_MILLE = 200;

const randomBytes = (chance: Chance): Bytes =>
  Uint8Array.from({ length: SECRET_BYTES }, () => chance.int(BYTE, 'secrets'));

export const newGameId = (chance: Chance): string =>
  Array.from({ length: 20 }, () => 'abcdefghijklmnopqrstuvwxyz012345'.charAt(chance.int(32, 'ids'))).join('');

export const playFairMatch = async (setup: Setup, chance: Chance): Promise<FairMatch> => {
  const game = newGameId(chance);
  const secret = randomBytes(chance);
  // Some seats have no chain: bots, and people with an old client.
  const chains = seatList(setup.seats).map((seat) =>
    happens(chance, LATE_PER_MILLE, 'chains') ? null : new ShareChain(game, seat, randomBytes(chance)),
  );
  const sharesFor = (version: number): StoredShare[] =>
    chains.flatMap((chain, seat) => {
      const share = happens(chance, LATE_PER_MILLE, 'late') ? null : chain?.shareFor(version);
      return share == null ? [] : [{ seat, share }];
    });
  const shares = sharesFor(0);
  const fair = {
    game,
    commit: commitmentTo(secret, game),
    anchors: chains.map((chain) => chain?.anchor ?? null),
    shares,
  };
  const dealing = fairDraws({ game, secret, dealt: [] }).chanceAfter(null, shares);
  const setting = { ...dealt(setup, dealing), fair };
  const store = memoryStore();
  const table = opened(setup.game, { setting, store, secret, sharesFor });
  await playRandomly(table, chance);
  const proof = proofOf(setting, await store.read(setting.id, 0), secret);
  if (proof.type !== 'pf1') throw new Error(`no proof: ${proof.why}`);
  return { record: table.record(), proof };
};

const dealt = ({ game, options, seats }: Setup, chance: Chance): MatchSetting => {
  const occupants = seatList(seats).map((seat) => ({
    type: 'person' as const,
    name: String(seat),
    colour: at(SEAT_COLOURS, seat),
  }));
  const setting = newSetting(game, { id: 'match', options, occupants }, chance);
  if (!setting.ok) throw new Error(setting.error.code);
  return setting.value;
};

interface Opening {
  readonly setting: MatchSetting;
  readonly store: LogStore;
  readonly secret: Bytes;
  sharesFor(version: number): readonly StoredShare[];
}

const opened = (game: AnyGame, { setting, store, secret, sharesFor }: Opening): Table<GameTypes> => {
  const draws = fairDraws({ game: setting.fair?.game ?? '', secret, dealt: setting.setupDraws });
  const noOther = (): never => {
    throw new Error('all draws come from the secret');
  };
  const parts = { game, store, chance: { int: noOther }, draws, contribute: async (v: number) => sharesFor(v) };
  const table = openTable(parts, setting, []);
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
};

const playRandomly = async (table: Table<GameTypes>, chance: Chance): Promise<void> => {
  for (let action = 0; action < ACTIONS_MAX && !table.isOver; action++) {
    const { seat, id } = pick(table.asks, chance, 'turns');
    if (action > 0 && happens(chance, UNDO_PER_MILLE, 'undo'))
      await table.send({
        type: 'undo',
        id: newId(chance),
        seat,
        consent: table.players.map((_, other) => other as never),
      });
    const { legal } = table.look(seat);
    if (legal.length === 0 || !table.asks.some((ask) => ask.id === id)) continue;
    const command = {
      type: 'act',
      id: newId(chance),
      seat,
      decision: id,
      action: pick(legal, chance, 'actions'),
    } as const;
    await table.send(command);
  }
  if (table.fault !== null) throw new Error(table.fault);
};
