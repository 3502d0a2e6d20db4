// Checks the dice of an online match without any code of Fremont: node scripts/verify-match.mjs match.json [commitment] [seat:anchor]
// The file is a saved match or an answer of /api/tables/:id/record. Commitment and anchor are those that you noted before the match.
// docs/fair-dice.md explains the protocol pf1. examples/python/verify_match.py is the same in another language.
import { createHmac, hash as digest } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @param {number} n */
const u32 = (n) => Buffer.from([n >>> 24, n >>> 16, n >>> 8, n].map((byte) => byte & 255));
/** @param {(string | Buffer)[]} parts */
const enc = (...parts) => Buffer.concat(parts.map(Buffer.from).flatMap((part) => [u32(part.length), part]));
/** @param {(string | Buffer)[]} parts */
const hash = (...parts) => digest('sha256', enc(...parts), 'buffer');
/** @type {(key: Buffer, ...parts: (string | Buffer)[]) => Buffer} */
const mac = (key, ...parts) =>
  createHmac('sha256', key)
    .update(enc(...parts))
    .digest();

/** @type {(key: Buffer, n: number) => number} one of 0 to n - 1 */
const uniform = (key, n) => {
  for (let word = 0; ; word++) {
    const value = mac(key, 'pf1.block', u32(word >> 3)).readUInt32BE((word & 7) * 4);
    if (value < 2 ** 32 - (2 ** 32 % n)) return value % n;
  }
};
/** @type {(why: string) => never} */
const fail = (why) => {
  console.error(`FAILED: ${why}`);
  process.exit(1);
};

const [file = '', ...noted] = process.argv.slice(2);
const json = JSON.parse(readFileSync(file, 'utf8'));
const { record, proof } = json.matches?.[0] ?? json;
if (proof?.type !== 'pf1') fail('the match has no proof');
const { game, commit, anchors } = proof;
const secret = Buffer.from(proof.secret, 'hex');
if (hash('pf1.server', game, secret).toString('hex') !== commit) fail('the secret does not open the commitment');
const shown = [commit, ...Object.entries(anchors).map((one) => one.join(':'))];
for (const one of noted) if (!shown.includes(one)) fail(`the match does not have ${one}, which you noted`);

const shares = new Map(); // the encoded shares of each draw
const next = new Map(); // the first draw of each stream that has no shares yet
const places = new Map(); // the number of draws of each stream
const chains = anchors.map((/** @type {string | null} */ anchor) => ({ version: -1, at: anchor }));
let last = -1;
for (const { version, ...mix } of proof.mixes) {
  const parts = [];
  let before = -1;
  for (const { seat, share } of mix.shares) {
    let element = Buffer.from(share, 'hex');
    parts.push(u32(seat), element);
    const chain = chains[seat] ?? fail(`seat ${seat} has no chain`);
    for (let left = version - chain.version; left > 0; left--) element = hash('pf1.chain', game, u32(seat), element);
    if (element.toString('hex') !== chain.at) fail(`seat ${seat}: the share ${share} is not of its chain`);
    if (version <= last || seat <= before) fail(`seat ${seat}: the share of version ${version} is out of order`);
    chains[seat] = { version, at: share };
    before = seat;
  }
  last = version;
  for (const { stream, first, count } of mix.draws) {
    if (first < (next.get(stream) ?? 0)) fail(`${stream} ${first}: the draw has shares twice`);
    for (let place = first; place < first + count; place++) shares.set(`${stream} ${place}`, enc(...parts));
    next.set(stream, first + count);
  }
}

const outcomes = new Map(proof.draws.map((/** @type {any} */ one) => [one.stream, one.outcomes]));
for (const [stream, n, value] of [record.setupDraws, ...record.entries.map((/** @type {any} */ e) => e.draws)].flat()) {
  const place = places.get(stream) ?? 0;
  places.set(stream, place + 1);
  const mixed = shares.get(`${stream} ${place}`) ?? Buffer.alloc(0);
  const drawn = uniform(mac(secret, 'pf1.draw', game, stream, u32(place), mixed, ''), n);
  if (outcomes.get(stream)?.[place] !== n) fail(`${stream} ${place}: the draw had another number of outcomes`);
  if (drawn !== value) fail(`${stream} ${place}: the match has ${value}, the secret gives ${drawn} of ${n}`);
}
for (const [stream, { length }] of outcomes)
  if (places.get(stream) !== length) fail(`${stream}: ${places.get(stream) ?? 0} draws, not ${length}`);
console.log(`OK: ${[...outcomes.values()].flat().length} draws, ${shares.size} places with shares of players`);
