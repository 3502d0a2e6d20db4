/** Verifiable dice: whole matches are checked from their records, and whatever was not drawn from the secret is noticed. */

import { lasVegas } from '@fremont/games/las-vegas';
import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import {
  type AnyGame,
  type Draw,
  fingerprint,
  type GameTypes,
  type MatchRecord,
  pick,
  seededChance,
} from '@fremont/kernel';
import { type Bytes, commitmentTo, fromHex } from '@fremont/kernel/pf1';
import {
  type LogEntry,
  type LogStore,
  type MatchSetting,
  memoryStore,
  newSetting,
  openTable,
  type StoredShare,
  type Table,
} from '@fremont/table';
import {
  decodeProof,
  encodeProof,
  type FairProof,
  fairDraws,
  type Proof,
  proofOf,
  proofOfCode,
  ShareChain,
  verifyMatch,
} from '@fremont/table/fair';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actCommand, newId, person, turnOf } from './tables.ts';

const GAME = 'tableoftests';
const SEATS = [0, 1, 2];
const secretOf = (byte: number): Bytes => new Uint8Array(32).fill(byte);
const SECRET = secretOf(7);

interface FairMatch {
  readonly game: AnyGame;
  readonly setting: MatchSetting;
  readonly store: LogStore;
  readonly chains: readonly ShareChain[];
  readonly asked: number[];
}

/** Everybody but one seat in turn contributes to a draw. */
const contributing =
  ({ chains, asked }: Pick<FairMatch, 'chains' | 'asked'>) =>
  async (version: number): Promise<readonly StoredShare[]> => {
    asked.push(version);
    return chains.flatMap((chain, seat) => {
      const share = (version + seat) % 4 === 0 ? null : chain.shareFor(version);
      return share === null ? [] : [{ seat, share }];
    });
  };

const playerChains = (): readonly ShareChain[] => SEATS.map((seat) => new ShareChain(GAME, seat, secretOf(seat + 50)));

const newMatch = (game: AnyGame, chains = playerChains()): FairMatch => {
  const shares = chains.map((chain, seat) => ({ seat, share: chain.shareFor(0) ?? '' }));
  const chance = fairDraws({ game: GAME, secret: SECRET, dealt: [] }).chanceAfter(null, shares);
  const setting = newSetting(game, { id: 'm', options: {}, occupants: SEATS.map(String).map(person) }, chance);
  if (!setting.ok) throw new Error(setting.error.code);
  const fair = { game: GAME, commit: commitmentTo(SECRET, GAME), anchors: chains.map(({ anchor }) => anchor), shares };
  return { game, setting: { ...setting.value, fair }, store: memoryStore(), chains, asked: [] };
};

const opened = async (match: FairMatch, entries?: readonly LogEntry[]): Promise<Table<GameTypes>> => {
  const { game, setting, store } = match;
  const draws = fairDraws({ game: GAME, secret: SECRET, dealt: setting.setupDraws });
  const chance = { int: () => expect.unreachable('no other dice are used') };
  const parts = { game, store, chance, draws, contribute: contributing(match) };
  const table = openTable(parts, setting, entries ?? (await store.read('m', 0)));
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
};

/** Plays random actions; opens the table again after every tenth, as after a crash. */
const playOn = async (match: FairMatch, actions: number, seed: number): Promise<Table<GameTypes>> => {
  const chance = seededChance(seed);
  let table = await opened(match);
  for (let action = 0; action < actions && !table.isOver; action++) {
    const { legal } = table.look(turnOf(table));
    const answer = await table.send(actCommand(table, pick(legal, chance, 'choices')));
    expect(answer.type).toBe('done');
    if (action % 10 === 9) table = await opened(match);
  }
  return table;
};

const proofFor = async ({ setting, store }: FairMatch, secret: Bytes | null = SECRET): Promise<Proof> =>
  proofOf(setting, await store.read('m', 0), secret);

const fairProof = async (match: FairMatch): Promise<FairProof> => {
  const proof = decodeProof(JSON.parse(JSON.stringify(await proofFor(match))));
  if (!proof.ok || proof.value.type !== 'pf1') throw new Error('no proof');
  return proof.value;
};

const drawsOf = ({ setupDraws, entries }: MatchRecord<GameTypes>): readonly Draw[] => [
  ...setupDraws,
  ...entries.flatMap(({ draws }) => draws),
];

test.each([
  ['Las Vegas', lasVegas],
  ['Lords of Vegas', lordsOfVegas],
])('every draw of a match of %s is recomputed from its proof', async (_name, game) => {
  const match = newMatch(game as unknown as AnyGame);
  const table = await playOn(match, 60, 3);
  const verified = verifyMatch(table.record(), await fairProof(match));
  if (!verified.ok) throw new Error(JSON.stringify(verified.error));
  expect(verified.value.draws.map(({ stream, n, value }) => [stream, n, value])).toEqual(drawsOf(table.record()));
  // Three of four seats contribute, so no draw is without shares, and some lack one.
  expect(verified.value.shared).toBe(verified.value.draws.length);
  expect(new Set(verified.value.draws.map(({ seats }) => seats.length))).toEqual(new Set([2, 3]));
});

test('players are asked for the draws of a version once, and never for an action without draws', async () => {
  const match = newMatch(lasVegas as unknown as AnyGame);
  await playOn(match, 40, 5);
  const log = await match.store.read('m', 0);
  const drawing = log.flatMap((entry) => (entry.type === 'action' && entry.draws.length > 0 ? [entry.version] : []));
  expect(match.asked).toEqual(drawing);
});

/** Seat 0 takes back its last action, with the consent of the others if it is needed. */
const undo = async (table: Table<GameTypes>, seat: number): Promise<void> => {
  const answer = await table.send({ type: 'undo', id: newId(), seat: seat as never, consent: SEATS as never });
  expect(answer.type).toBe('done');
};

test('an undone draw comes again with the same value and the same shares', async () => {
  const match = newMatch(lasVegas as unknown as AnyGame);
  const table = await playOn(match, 9, 11);
  const before = table.record();
  const last = before.entries.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  expect(last.draws.length).toBeGreaterThan(0);
  await undo(table, last.seat);
  expect(table.record().entries.length).toBe(8);
  const again = await opened(match);
  await again.send(actCommand(again, last.action));
  expect(again.record()).toEqual(before);
  const after = await playOn(match, 30, 12);
  const verified = verifyMatch(after.record(), await fairProof(match));
  expect(verified.ok).toBe(true);
});

test('the end of a match is final, because its secret is revealed with it', async () => {
  const match = newMatch(lasVegas as unknown as AnyGame);
  const table = await playOn(match, 2_000, 21);
  expect(table.isOver).toBe(true);
  const seat = table.record().entries.at(-1)?.seat ?? 0;
  const answer = await table.send({ type: 'undo', id: newId(), seat: seat as never, consent: SEATS as never });
  expect(answer).toMatchObject({ type: 'failed', error: { code: 'nothingToUndo' } });
  expect(table.look(seat as never).undo).toEqual({ type: 'none' });
});

test('a match without a commitment, or with draws of an older server, has no proof', async () => {
  const match = newMatch(lasVegas as unknown as AnyGame);
  await playOn(match, 12, 31);
  expect(await proofFor(match, null)).toEqual({ type: 'none', why: 'noCommitment' });
  const { fair: _, ...old } = match.setting;
  expect(proofOf(old, await match.store.read('m', 0), SECRET)).toEqual({ type: 'none', why: 'noCommitment' });
  const entries = (await match.store.read('m', 0)).map((entry): LogEntry => {
    if (entry.type !== 'action' || entry.version < 5) return entry;
    const { shares: _shares, ...unproven } = entry;
    return unproven;
  });
  expect(proofOf(match.setting, entries, SECRET)).toEqual({ type: 'none', why: 'otherServer' });
});

test('a commitment that differs from the receipt of a player is rejected', async () => {
  const match = newMatch(lasVegas as unknown as AnyGame);
  const table = await playOn(match, 12, 41);
  const proof = await fairProof(match);
  const record = table.record();
  const { game, commit } = proof;
  expect(verifyMatch(record, proof, { game, commit }).ok).toBe(true);
  const noted = { game, commit: commitmentTo(secretOf(8), GAME) };
  expect(verifyMatch(record, proof, noted)).toEqual({ ok: false, error: { code: 'otherCommitment' } });
});

test('a server that puts its own chain on the seat of a player is found by the anchor that the player kept', async () => {
  const match = newMatch(lasVegas as unknown as AnyGame);
  const [mine] = match.chains;
  const table = await playOn(match, 12, 43);
  const proof = await fairProof(match);
  const { game, commit } = proof;
  const anchors = new Map([[0, mine?.anchor ?? '']]);
  expect(verifyMatch(table.record(), proof, { game, commit, anchors }).ok).toBe(true);
  const chosen = new ShareChain(GAME, 0, secretOf(99));
  const cheated = newMatch(lasVegas as unknown as AnyGame, [chosen, ...match.chains.slice(1)]);
  const other = await playOn(cheated, 12, 43);
  const forged = await fairProof(cheated);
  // The match of the server agrees with itself: only the player's own record tells.
  expect(verifyMatch(other.record(), forged, { game, commit }).ok).toBe(true);
  const found = verifyMatch(other.record(), forged, { game, commit, anchors });
  expect(found).toEqual({ ok: false, error: { code: 'otherAnchor', seat: 0 } });
});

test('shares in another order, of an earlier version, or for a draw that has some, are no proof', async () => {
  const match = newMatch(lasVegas as unknown as AnyGame);
  const table = await playOn(match, 12, 44);
  const proof = await fairProof(match);
  const [first, second, ...rest] = proof.mixes;
  if (first === undefined || second === undefined) throw new Error('the deal and the first roll have shares');
  const verdict = (mixes: FairProof['mixes']) => verifyMatch(table.record(), { ...proof, mixes });
  expect(verdict([{ ...first, shares: first.shares.toReversed() }, second, ...rest])).toMatchObject({
    error: { code: 'wrongShare' },
  });
  const repeated = { ...second, version: first.version, shares: first.shares };
  expect(verdict([first, repeated, ...rest])).toMatchObject({ error: { code: 'badProof' } });
  const again = { ...second, draws: [...second.draws, ...first.draws] };
  expect(verdict([first, again, ...rest])).toMatchObject({ error: { code: 'badProof' } });
});

test('a proof fits into a link, and comes back as it was', async () => {
  for (const [game, seed] of [
    [lasVegas, 51],
    [lordsOfVegas, 52],
  ] as const) {
    const match = newMatch(game as unknown as AnyGame);
    const table = await playOn(match, 300, seed);
    const record = table.record();
    const proof = await fairProof(match);
    const code = encodeProof(proof, record);
    if (code === null) throw new Error('too long');
    expect(code).toMatch(/^[\w-]+$/);
    // The secret, and one share of each seat, take 43 characters each.
    expect(code.length).toBeLessThan(700);
    expect(proofOfCode(code, record)).toEqual(proof);
    expect(verifyMatch(record, proofOfCode(code, record) as FairProof).ok).toBe(true);
    for (let index = 0; index < code.length; index += 7) {
      const wrong = `${code.slice(0, index)}${code[index] === 'b' ? 'c' : 'b'}${code.slice(index + 1)}`;
      expect(proofOfCode(wrong, record)).toBeNull();
    }
  }
});

test('a proof with an undone draw comes back, too', async () => {
  const match = newMatch(lasVegas as unknown as AnyGame);
  const table = await playOn(match, 9, 11);
  await undo(table, table.record().entries.at(-1)?.seat ?? 0);
  const after = await playOn(match, 40, 12);
  const proof = await fairProof(match);
  const code = encodeProof(proof, after.record());
  expect(proofOfCode(code ?? '', after.record())).toEqual(proof);
});

test('random bytes with a valid checksum are never more than a proof to verify', async () => {
  const match = newMatch(lasVegas as unknown as AnyGame);
  const record = (await playOn(match, 12, 61)).record();
  const hostile = (body: Uint8Array): string => {
    const hash = fingerprint(String.fromCharCode(...body));
    const check = Buffer.alloc(4);
    check.writeUInt32LE(hash % 2 ** 32);
    return Buffer.concat([check, body]).toString('base64url');
  };
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (body) => {
      const read = proofOfCode(hostile(body), record);
      if (read !== null) expect(verifyMatch(record, read).ok).toBe(false);
    }),
    { numRuns: 200 },
  );
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => proofOfCode(text, record) === null));
});

test('a share belongs to its version, and the chain ends', () => {
  const chain = new ShareChain(GAME, 1, secretOf(9));
  expect(fromHex(chain.anchor)).not.toBeNull();
  expect(chain.shareFor(-1)).toBeNull();
  expect(chain.shareFor(2_047)).toBe('09'.repeat(32));
  expect(chain.shareFor(2_048)).toBeNull();
});
