/** Sends hostile messages over sockets, many per socket but fewer than the limit, and counts what comes back. */

import type { Chance } from '@fremont/kernel';
import { Wire } from '../client/wire.ts';
import { happens } from '../random.ts';
import { within } from '../wait.ts';
import { breakSocket } from './frames.ts';
import { type Aim, type HostileMessage, hostileMessage } from './messages.ts';
import type { Scene } from './scene.ts';
import type { Tally } from './tally.ts';

/** With the greeting and the last ping still below the burst that a socket is allowed. */
const PER_SOCKET = 36;
const BREAK_PER_MILLE = 300;
const ANSWER_MS = 10_000;
const LAST_PING = 4711;

/** One socket's worth. Answers with how many messages it was. */
export const attackOnce = async (scene: Scene, chance: Chance, tally: Tally): Promise<number> => {
  const attacker = scene.attackers[chance.int(scene.attackers.length, 'attacker')];
  if (attacker === undefined) return 0;
  const aim: Aim = { attacker, targets: scene.targets, chance };
  const wire = await Wire.greeted(attacker.person);
  const messages = Array.from({ length: PER_SOCKET }, () => hostileMessage(aim));
  await volley(wire, messages, tally);
  if (wire.isOpen && happens(chance, BREAK_PER_MILLE, 'break')) await breakOff(wire, chance, tally);
  wire.close();
  return messages.length;
};

/** All at once; answers come in any order, so they are counted, and a ping at the end shows that no more follow. */
const volley = async (wire: Wire, messages: readonly HostileMessage[], tally: Tally): Promise<void> => {
  let errors = 0;
  let enough = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const stop = wire.listen((frame, text) => {
    if (frame.type !== 'error') return tally.heardOther(frame, text);
    errors += 1;
    tally.heardError(frame.error, text);
    if (errors >= messages.length) enough();
  });
  for (const { data } of messages) wire.socket.send(data, { binary: typeof data !== 'string' });
  tally.messages += messages.length;
  await within(ANSWER_MS, 'answers', Promise.race([answered, wire.closed])).catch(() => undefined);
  if (wire.isOpen) await wire.exchange({ type: 'ping', n: LAST_PING }, 'pong').catch(() => undefined);
  stop();
  settle(errors, messages, tally, wire);
};

const settle = (errors: number, messages: readonly HostileMessage[], tally: Tally, wire: Wire): void => {
  tally.unanswered += Math.max(0, messages.length - errors);
  tally.overanswered += Math.max(0, errors - messages.length);
  if (errors !== messages.length)
    tally.note(`${errors} errors for ${messages.length}: ${messages.map(({ kind }) => kind).join(' ')}`);
  for (const text of wire.foreign) {
    tally.accepted += 1;
    tally.note(`not of the protocol: ${text}`);
  }
};

const breakOff = async (wire: Wire, chance: Chance, tally: Tally): Promise<void> => {
  const kind = breakSocket(wire.socket, chance);
  tally.messages += 1;
  const code = await within(ANSWER_MS, 'the close', wire.closed).catch(() => null);
  if (code === null) {
    tally.unanswered += 1;
    tally.note(`not closed: ${kind}`);
  } else tally.closed(code, kind);
};
