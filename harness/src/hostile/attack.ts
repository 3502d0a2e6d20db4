/** Sends hostile messages over sockets, fewer per socket than the rate limit allows, and counts the answers. */

import type { Chance } from '@fremont/kernel';
import { SocketClient } from '../client/socket-client.ts';
import { happens } from '../random.ts';
import { within } from '../wait.ts';
import type { AttackCounts } from './attack-counts.ts';
import { breakSocket } from './frames.ts';
import { type Aim, type HostileMessage, hostileMessage } from './messages.ts';
import type { AttackSetup } from './setup.ts';

/** Together with `hello` and the last ping still below the burst limit of a socket. */
const PER_SOCKET = 36;
const BREAK_PER_MILLE = 300;
const LAST_PING = 4711;

/** Opens one socket, attacks over it and returns the number of messages sent. */
export const attackOnce = async (
  setup: AttackSetup,
  chance: Chance,
  counts: AttackCounts,
  patienceMs: number,
): Promise<number> => {
  const attacker = setup.attackers[chance.int(setup.attackers.length, 'attacker')];
  if (attacker === undefined) return 0;
  const aim: Aim = { attacker, targets: setup.targets, chance };
  const client = await SocketClient.connect(attacker.person);
  const messages = Array.from({ length: PER_SOCKET }, () => hostileMessage(aim));
  await sendAll(client, messages, counts, patienceMs);
  if (client.isOpen && happens(chance, BREAK_PER_MILLE, 'break'))
    await breakProtocol(client, chance, counts, patienceMs);
  client.close();
  return messages.length;
};

/** Sends all messages at once and counts the errors, which can come in any order. The pong to a last ping shows that no more follow. */
const sendAll = async (
  client: SocketClient,
  messages: readonly HostileMessage[],
  counts: AttackCounts,
  patienceMs: number,
): Promise<void> => {
  let errors = 0;
  let enough = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const stop = client.listen((frame, text) => {
    if (frame.type !== 'error') return counts.countAccepted(frame, text);
    errors += 1;
    counts.countError(frame.error, text);
    if (errors >= messages.length) enough();
  });
  for (const { data } of messages) client.socket.send(data, { binary: typeof data !== 'string' });
  counts.messages += messages.length;
  await within(patienceMs, 'answers', Promise.race([answered, client.closed])).catch(() => undefined);
  if (client.isOpen) await client.exchange({ type: 'ping', n: LAST_PING }, 'pong').catch(() => undefined);
  stop();
  countAnswers(errors, messages, counts, client);
};

const countAnswers = (
  errors: number,
  messages: readonly HostileMessage[],
  counts: AttackCounts,
  client: SocketClient,
): void => {
  counts.unanswered += Math.max(0, messages.length - errors);
  counts.overanswered += Math.max(0, errors - messages.length);
  if (errors !== messages.length)
    counts.note(`${errors} errors for ${messages.length}: ${messages.map(({ kind }) => kind).join(' ')}`);
  for (const text of client.foreign) {
    counts.accepted += 1;
    counts.note(`not of the protocol: ${text}`);
  }
};

const breakProtocol = async (
  client: SocketClient,
  chance: Chance,
  counts: AttackCounts,
  patienceMs: number,
): Promise<void> => {
  const kind = breakSocket(client.socket, chance);
  counts.messages += 1;
  const code = await within(patienceMs, 'the close', client.closed).catch(() => null);
  if (code === null) {
    counts.unanswered += 1;
    counts.note(`not closed: ${kind}`);
  } else counts.closed(code, kind);
};
