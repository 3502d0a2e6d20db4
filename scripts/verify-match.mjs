// Checks the dice of an online match without any code of Fremont: node scripts/verify-match.mjs match.json [commitment]
// The file is a saved match or an answer of /api/tables/:id/record. The commitment is the one that you noted before the match.
// docs/fair-dice.md explains the protocol pf1. examples/python/verify_match.py is the same in another language.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @param {number} n */
const u32 = (n) => Buffer.from([n >>> 24, n >>> 16, n >>> 8, n].map((byte) => byte & 255));
/** @param {(string | Buffer)[]} parts */
const enc = (...parts) => Buffer.concat(parts.map(Buffer.from).flatMap((part) => [u32(part.length), part]));
/** @param {(string | Buffer)[]} parts */
const hash = (...parts) =>
  createHash('sha256')
    .update(enc(...parts))
    .digest();
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

const [file = '', noted = null] = process.argv.slice(2);
const json = JSON.parse(readFileSync(file, 'utf8'));
const { record, proof } = json.matches?.[0] ?? json;
if (proof?.type !== 'pf1') fail('the match has no proof');
const { game, commit, anchors } = proof;
const secret = Buffer.from(proof.secret, 'hex');
if (hash('pf1.server', game, secret).toString('hex') !== commit) fail('the secret does not open the commitment');
if (noted !== null && noted !== commit) fail('the commitment is not the one that you noted');

/** @type {Map<string, Buffer>} the encoded shares of each draw */
const shares = new Map();
const chains = anchors.map((/** @type {string | null} */ anchor) => ({ version: -1, at: anchor }));
for (const mix of proof.mixes) {
  const parts = [];
  for (const { seat, share } of mix.shares) {
    let element = Buffer.from(share, 'hex');
    parts.push(u32(seat), element);
    const chain = chains[seat] ?? fail(`seat ${seat} has no chain`);
    for (let left = mix.version - chain.version; left > 0; left--)
      element = hash('pf1.chain', game, u32(seat), element);
    if (element.toString('hex') !== chain.at) fail(`seat ${seat}: the share ${share} is not of its chain`);
    chains[seat] = { version: mix.version, at: share };
  }
  for (const { stream, first, count } of mix.draws)
    for (let place = first; place < first + count; place++) shares.set(`${stream} ${place}`, enc(...parts));
}

/** @type {Map<string, number[]>} the number of outcomes of each draw, by stream */
const outcomes = new Map(proof.draws.map((/** @type {any} */ one) => [one.stream, one.outcomes]));
/** @type {Map<string, number>} the number of draws of each stream */
const places = new Map();
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
console.log(
  `OK: ${[...places.values()].reduce((sum, count) => sum + count, 0)} draws, ${shares.size} places with shares of players`,
);
