/** `fremont verify` on honest and falsified matches. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lasVegas } from '@fremont/games/las-vegas';
import { type GameTypes, type MatchRecord, pick, playMatch, seededChance, startMatch, stateOf } from '@fremont/kernel';
import { commitmentTo } from '@fremont/kernel/pf1';
import { entriesOf, settingOfRecord } from '@fremont/table';
import { type FairProof, fairDraws, proofOf } from '@fremont/table/fair';
import { expect, onTestFinished, test } from 'vitest';
import { fremont, fremontJson, scratchFolder } from './fremont.ts';

const GAME = 'tableoftests';
const SECRET = new Uint8Array(32).fill(5);
const COMMITMENT = commitmentTo(SECRET, GAME);

const playedMatch = (actions: number): { readonly record: MatchRecord<GameTypes>; readonly proof: FairProof } => {
  const dice = fairDraws({ game: GAME, secret: SECRET, dealt: [] }).chanceAfter(null, []);
  const options = lasVegas.decodeOptions({}, 3);
  if (!options.ok) throw new Error('options');
  const chance = seededChance(2);
  let match = startMatch(lasVegas, options.value, 3, dice);
  for (let action = 0; action < actions; action++) {
    const state = stateOf(match);
    const seat = pick(lasVegas.toAct(state), chance, 'turns');
    const played = playMatch(match, seat, pick(lasVegas.legalActions(state, seat), chance, 'choices'), dice);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value;
  }
  const { record } = match;
  const setting = {
    ...settingOfRecord('m', record, []),
    fair: { game: GAME, commit: COMMITMENT, anchors: [], shares: [] },
  };
  const proof = proofOf(
    setting,
    entriesOf(record).map((entry) => ({ ...entry, shares: [] })),
    SECRET,
  );
  if (proof.type !== 'pf1') throw new Error(proof.why);
  return { record, proof };
};

const fileWith = (content: unknown): string => {
  const { folder, remove } = scratchFolder();
  onTestFinished(remove);
  const file = join(folder, 'match.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('an honest match is accepted, with its number of draws and the version of its rules', async () => {
  const { record, proof } = playedMatch(20);
  const draws = record.setupDraws.length + record.entries.flatMap((entry) => entry.draws).length;
  const file = fileWith({ record, proof });
  expect(await fremontJson(['verify', file, '--commitment', COMMITMENT, '--json'])).toEqual({
    draws,
    shared: 0,
    seats: [],
    rules: record.rulesVersion,
  });
  const { stdout } = await fremont(['verify', file]);
  expect(stdout).toContain(`OK: ${draws} draws are those of the secret`);
  expect(stdout).toContain('no player contributed');
});

test.each([
  [
    'a changed die',
    (entry: [string, number, number]) => [entry[0], entry[1], (entry[2] + 1) % entry[1]],
    'the secret gives',
  ],
  ['a die of another stream', (entry: [string, number, number]) => ['elsewhere', entry[1], entry[2]], 'forged'],
])('%s is found', async (_name, change, message) => {
  const { record, proof } = playedMatch(20);
  const entries = JSON.parse(JSON.stringify(record.entries)) as { draws: [string, number, number][] }[];
  const [draw] = entries[0]?.draws ?? [];
  if (draw === undefined) throw new Error('the first action rolls');
  entries[0]?.draws.splice(0, 1, change(draw) as [string, number, number]);
  const { code, stderr } = await fremont(['verify', fileWith({ record: { ...record, entries }, proof })]);
  expect(stderr).toContain(message);
  expect(code).toBe(1);
});

test('another commitment than the noted one, and a match that breaks the rules, are found', async () => {
  const { record, proof } = playedMatch(20);
  const noted = await fremont(['verify', fileWith({ record, proof }), '--commitment', 'ab'.repeat(32)]);
  expect(noted).toMatchObject({ code: 1, stderr: 'fremont: forged: the commitment is not the one that you noted\n' });
  const anchor = `0:${'cd'.repeat(32)}`;
  const replaced = await fremont(['verify', fileWith({ record, proof }), '--anchor', anchor]);
  expect(replaced).toMatchObject({ code: 1, stderr: expect.stringContaining('the anchor of seat 0 is not the one') });
  expect((await fremont(['verify', fileWith({ record, proof }), '--anchor', 'abc'])).code).toBe(2);
  // The dice stay, but the first player seems to be another one.
  const [first, ...rest] = record.entries;
  const entries = [{ ...first, seat: 2 }, ...rest];
  const broken = await fremont(['verify', fileWith({ record: { ...record, entries }, proof })]);
  expect(broken.stderr).toContain('forged: the match does not follow the rules');
  expect(broken.code).toBe(1);
});

test('a match without a proof says why', async () => {
  const { record } = playedMatch(3);
  const bare = await fremont(['verify', fileWith(record)]);
  expect(bare).toMatchObject({ code: 1, stderr: expect.stringContaining('not played online') });
  const old = await fremont(['verify', fileWith({ record, proof: { type: 'none', why: 'otherServer' } })]);
  expect(old).toMatchObject({ code: 1, stderr: expect.stringContaining('an older server drew a part') });
  expect((await fremont(['verify', fileWith({ nothing: 1 })])).code).toBe(2);
});
