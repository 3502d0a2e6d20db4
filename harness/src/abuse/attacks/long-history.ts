/** Two players make and withdraw as many offers as they can, so that the history becomes too long to be sent. */

import { LOT_LIST, type View } from '@fremont/games/lords-of-vegas';
import { at, type Seat, seatAt } from '@fremont/kernel';
import type { FrameOf, SocketClient } from '../../client/socket-client.ts';
import { tablePlan } from '../../client/tables.ts';
import { guardedUntil } from '../../guard.ts';
import { type Attack, damageOf } from '../attack.ts';
import { changeTables } from '../change-tables.ts';
import type { Scene } from '../scene.ts';
import type { SeatClient } from '../seat-client.ts';

/** With their withdrawals these are as many messages at once as the server accepts from one socket. */
const OFFERS_PER_TURN = 20;
const BURST_PAUSE_MS = 5_000;
const TURNS = 24;
/** A page of the history, the view, the legal actions and the frame around them. */
const MESSAGE_BYTES_MAX = 65_536;
const SECOND_MS = 1_000;
/** In real time. The other times pass on the clock of the server under test. */
const ANSWER_MS = 20_000;

export const longHistory: Attack = {
  name: 'a history too long to open',
  old: {
    wholeHistory: {
      plant: (server) =>
        changeTables(server, (live) => ({
          historyBefore: (viewer) => ({ steps: live.table.history(viewer), from: 0 }),
        })),
    },
  },
  async run(scene) {
    const people = [await scene.person(), await scene.person(), await scene.person()];
    const plan = tablePlan(['person', 'person', 'person'], { game: 'lords-of-vegas', options: {} });
    const seats = await scene.startMatch(people, plan);
    const mostOffers = await fillHistory(scene, seats);
    return damageOf({
      [`a seat made ${mostOffers} offers in one turn`]: mostOffers >= OFFERS_PER_TURN,
      ...(await openAnew(scene, at(seats, 2))),
    });
  },
};

/** Resolves to the largest number of offers that one seat could make in one turn. */
const fillHistory = async (scene: Scene, seats: readonly SeatClient[]): Promise<number> => {
  let most = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    for (const haggler of seats.slice(0, 2)) {
      await scene.pass(BURST_PAUSE_MS);
      most = Math.max(most, await haggle(haggler));
    }
    await scene.pass(BURST_PAUSE_MS);
    await endTurn(scene, seats);
  }
  return most;
};

const viewOf = ({ update }: SeatClient): View => update.view as unknown as View;

/** Sends the whole burst at once. Offers over the limit are refused, and so are their withdrawals. */
const haggle = async (from: SeatClient): Promise<number> => {
  const { lots, nextOfferId } = viewOf(from);
  const to = seatAt(from.seat === 0 ? 1 : 0);
  const goodsOf = (seat: number) => ({
    money: 0,
    lots: LOT_LIST.filter(({ index }) => lots[index]?.marker === seat).map(({ id }) => id),
    dice: [],
  });
  const offer = { type: 'offer', to, give: goodsOf(from.seat), take: goodsOf(to) };
  const answers = Array.from({ length: OFFERS_PER_TURN }, async (_, count) => {
    const offered = from.offTurn(offer);
    const withdrawn = from.offTurn({ type: 'withdraw', offer: nextOfferId + count, revision: 1 });
    const [error] = await Promise.all([offered, withdrawn]);
    return error;
  });
  return (await Promise.all(answers)).filter((error) => error === null).length;
};

/** Ends the turn as quickly as possible. */
const endTurn = async (scene: Scene, seats: readonly SeatClient[]): Promise<void> => {
  const first = at(seats, 0);
  const { turnNumber } = viewOf(first);
  while (viewOf(first).turnNumber === turnNumber) {
    const asked = seats.find(({ isAsked }) => isAsked);
    if (asked === undefined) throw new Error('the match ended too early');
    const { legal } = asked.update;
    await asked.mustAct(legal.find(({ type }) => type === 'endTurn') ?? legal[0]);
    await scene.settle();
  }
};

/** A player who comes back must see the table and be able to read the whole history, also over a slow connection. */
const openAnew = async (scene: Scene, { person, seat, table }: SeatClient): Promise<Record<string, boolean>> => {
  const client = await scene.connect(person);
  let largest = 0;
  client.socket.on('message', (data) => {
    largest = Math.max(largest, Buffer.byteLength(String(data)));
  });
  const steps = await readHistory(scene, client, table, seat);
  const { length } = (await scene.server.built.services.host.open(table)).table.history(seat);
  return {
    [`the server sent ${largest} bytes in one message`]: largest > MESSAGE_BYTES_MAX,
    [`a player could read only ${steps} of ${length} steps of the history`]: steps !== length,
  };
};

/** Resolves to the number of steps that the client could read. It cannot read a message with too many of them. */
const readHistory = async (scene: Scene, client: SocketClient, table: string, seat: Seat): Promise<number> => {
  let opened: FrameOf<'table'> | null = null;
  const stop = client.listen((frame) => {
    if (frame.type === 'table') opened = frame;
  });
  client.send({ type: 'watch', table, as: seat, have: null });
  await guardedUntil(ANSWER_MS, () => opened !== null || client.foreign.length > 0 || !client.isOpen);
  stop();
  const first = opened as FrameOf<'table'> | null;
  if (first === null) return 0;
  let steps = first.history.length;
  for (let before = first.from; before > 0; ) {
    await scene.pass(SECOND_MS);
    const page = await client.exchange({ type: 'history', table, before }, 'history');
    steps += page.steps.length;
    before = page.from;
  }
  return steps;
};
