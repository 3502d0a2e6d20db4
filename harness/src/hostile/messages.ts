/** Messages that our client never sends. The server must answer each with exactly one error and change nothing. */

import { type Chance, pick } from '@fremont/kernel';
import { between, newId } from '../random.ts';
import type { Attacker, Targets } from './setup.ts';

export interface Aim {
  readonly attacker: Attacker;
  readonly targets: Targets;
  readonly chance: Chance;
}

type Maker = (aim: Aim) => string | Buffer;
type Json = Record<string, unknown>;

const FOREIGN_TABLE = 'aaaaaaaaaaaaaaaaaaaa';

const tableIn = ({ targets, chance }: Aim): string =>
  pick([targets.lobby, targets.still, targets.over, FOREIGN_TABLE], chance, 'table');

/** Well-formed messages from a person without the right to send them. */
const foreignMessage = (aim: Aim): Json => {
  const { chance } = aim;
  const table = tableIn(aim);
  const seat = chance.int(2, 'seat');
  return pick<Json>(
    [
      { type: 'watch', table, as: seat, have: null },
      { type: 'watch', table: pick([aim.targets.lobby, aim.targets.still], chance, 'table'), as: 'spectator', have: 0 },
      { type: 'history', table, before: between(chance, 0, 9, 'before') },
      { type: 'command', table, command: actOf(chance, seat, `${seat}.0`) },
      { type: 'command', table, command: { type: 'undo', id: newId(chance), seat, consent: [0, 1] } },
      { type: 'command', table, command: { type: 'leave', id: newId(chance), seat } },
      { type: 'command', table, command: { type: 'vote', id: newId(chance), seat, about: 1 - seat, keep: true } },
      { type: 'chat', table, id: newId(chance), said: { type: 'text', words: 'let me in' } },
    ],
    chance,
    'foreign',
  );
};

const actOf = (chance: Chance, seat: number, decision: string, action: unknown = { type: 'roll' }): Json => ({
  type: 'act',
  id: newId(chance),
  seat,
  decision,
  action,
});

/** Messages about the attacker's own table, where the other seat has to act. */
const untimelyMessage = ({ attacker, chance }: Aim): Json => {
  const { table } = attacker;
  const own = (command: Json): Json => ({
    type: 'command',
    table,
    command: { id: newId(chance), seat: 1, ...command },
  });
  return pick<Json>(
    [
      own(actOf(chance, 1, '1.0')),
      own(actOf(chance, 1, '0.0')),
      own(actOf(chance, 0, '0.0')),
      own(actOf(chance, 1, `1.${between(chance, 1, 999_999, 'version')}`)),
      own(actOf(chance, 1, '0.0', { type: 'place', face: between(chance, 1, 6, 'face') })),
      own({ type: 'undo', consent: [0] }),
      own({ type: 'redo' }),
      own({ type: 'return' }),
      own({ type: 'undoAnswer', ask: between(chance, 1, 50, 'ask'), accept: true }),
      own({ type: 'vote', about: 0, keep: true }),
      own({ type: 'vote', about: 7, keep: true }),
      { type: 'watch', table, as: 0, have: null },
    ],
    chance,
    'untimely',
  );
};

/** Commands of other people, with the same id or a new one. */
const replayedMessage = (aim: Aim): Json => {
  const { targets, chance } = aim;
  const sent = targets.sent();
  if (sent.length === 0) return foreignMessage(aim);
  const { table, command } = pick(sent, chance, 'replay');
  const id = pick([command.id, newId(chance)], chance, 'replay');
  return { type: 'command', table, command: { ...command, id } };
};

/** Values that fit no field of any message. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53 + 2,
  1e300,
  '',
  'x'.repeat(400),
  'constructor',
  '\u0000',
  '\u202etxet',
  [],
  [[]],
  {},
  { toString: 1 },
  ['spectator'],
];

/** The required fields, by type of message. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  watch: ['type', 'table', 'as'],
  command: ['type', 'table', 'command'],
  chat: ['type', 'table', 'id', 'said'],
};

const brokenMessage = (aim: Aim): Json => {
  const { chance } = aim;
  const message = foreignMessage(aim);
  const key = pick(KEYS[String(message['type'])] ?? ['type'], chance, 'key');
  if (chance.int(4, 'broken') > 0) return { ...message, [key]: pick(STRANGE, chance, 'strange') };
  const { [key]: _left, ...rest } = message;
  return rest;
};

const brokenCommand = (aim: Aim): Json => {
  const { attacker, chance } = aim;
  const command = actOf(chance, 1, '1.0');
  const key = pick(['type', 'id', 'seat', 'decision'], chance, 'key');
  return { type: 'command', table: attacker.table, command: { ...command, [key]: pick(STRANGE, chance, 'strange') } };
};

/** Kept as text, because JSON.stringify would not write them like this. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  'null',
  '0',
  '[]',
  '{}',
  '"hello"',
  'NaN',
  '{"type":"ping","n":NaN}',
  '{"type":"ping","n":1e400}',
  '{"type":"ping","n":-1}',
  '{"type":"ping","n":9007199254740993}',
  '{"type":"ping","n":1,"type":"nothing"}',
  '{"type":"ping","n":"1"}',
  '{"__proto__":{"type":"ping","n":1}}',
  '{"type":"__proto__"}',
  '{"type":"constructor"}',
  '{"type":"hasOwnProperty","n":1}',
  '{"type":["ping"],"n":1}',
  '{"constructor":{"prototype":{"type":"ping"}}}',
  '{"type":"ping","n":1',
  "{'type':'ping','n':1}",
  '{"type":"ping","n":1}{"type":"ping","n":1}',
  '\ufeff{"type":"ping","n":1}',
  '{"type":"lobby","on":1}',
  '{"type":"shown","table":"aaaaaaaa","version":-1}',
  '{"type":"hello"}',
];

const noise = ({ chance }: Aim): string =>
  String.fromCharCode(
    ...Array.from({ length: between(chance, 1, 200, 'noise') }, () => between(chance, 1, 0x7ff, 'noise')),
  );

const truncated = (aim: Aim): string => {
  const text = JSON.stringify(foreignMessage(aim));
  return text.slice(0, between(aim.chance, 1, text.length - 1, 'cut'));
};

const NESTING_MAX = 8000;

const nested = ({ attacker, chance }: Aim): string => {
  const depth = between(chance, 17, NESTING_MAX, 'depth');
  const [open, close] = pick(
    [
      ['[', ']'],
      ['{"a":', '}'],
    ],
    chance,
    'bracket',
  ) as [string, string];
  const server = open.repeat(Math.min(depth, Math.floor(NESTING_MAX / open.length)));
  const isClosed = chance.int(2, 'closed') === 0;
  if (!isClosed) return server;
  const levels = Math.min(depth, 500);
  const action = `${open.repeat(levels)}0${close.repeat(levels)}`;
  return `{"type":"command","table":"${attacker.table}","command":{"type":"act","action":${action}}}`;
};

const large = ({ attacker, chance }: Aim): string =>
  JSON.stringify({
    type: 'command',
    table: attacker.table,
    command: actOf(chance, 1, '1.0', { type: 'x'.repeat(between(chance, 4_096, 12_000, 'size')) }),
  });

const extraFields = (aim: Aim): string => {
  const { chance } = aim;
  const message = pick([foreignMessage, untimelyMessage], chance, 'extra')(aim);
  return JSON.stringify(message).replace(/^\{/, '{"__proto__":{"isAdmin":true},"admin":true,"as2":0,');
};

const KINDS: Readonly<Record<string, Maker>> = {
  noise,
  truncated,
  nested,
  large,
  extraFields,
  texts: ({ chance }) => pick(TEXTS, chance, 'text'),
  binary: ({ chance }) =>
    Buffer.from(Array.from({ length: between(chance, 0, 300, 'size') }, () => chance.int(256, 'byte'))),
  foreign: (aim) => JSON.stringify(foreignMessage(aim)),
  untimely: (aim) => JSON.stringify(untimelyMessage(aim)),
  replayed: (aim) => JSON.stringify(replayedMessage(aim)),
  broken: (aim) => JSON.stringify(brokenMessage(aim)),
  brokenCommand: (aim) => JSON.stringify(brokenCommand(aim)),
};
export const MESSAGE_KINDS = Object.keys(KINDS);

export interface HostileMessage {
  readonly kind: string;
  readonly data: string | Buffer;
}

export const hostileMessage = (aim: Aim): HostileMessage => {
  const kind = pick(MESSAGE_KINDS, aim.chance, 'kind');
  const make = KINDS[kind];
  if (make === undefined) throw new Error(`no kind ${kind}`);
  return { kind, data: make(aim) };
};
