/** A match whose history needs several messages: whoever opens it gets all of it. */

import { randomBytes } from 'node:crypto';
import type { Action, View } from '@fremont/games/lords-of-vegas';
import { at, seatAt } from '@fremont/kernel';
import { LIMITS, PROTOCOL_VERSION } from '@fremont/table/protocol';
import { openSocket } from './support/chat-messages.ts';
import { expectSameLog, logOf, type Participant, test } from './support/participants.ts';
import { playing } from './support/server-setup.ts';
import { expect } from './support/test.ts';

const MANY = { burst: 1e6, perSecond: 1e6 };
test.use({ tuning: { messages: MANY } });

const NOTHING = { money: 0, lots: [], dice: [] };

/** Plays a seat over a socket beside that of the page. */
const hastyPlayer = async (participant: Participant, table: string, seat: number) => {
  const { socket, received } = await openSocket(participant);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  send({ type: 'hello', protocol: PROTOCOL_VERSION });
  send({ type: 'watch', table, as: seat, have: null });
  const latest = () => {
    const shown = received.findLast((frame) => frame.type === 'table' || frame.type === 'update');
    return shown !== undefined && 'update' in shown ? shown.update : null;
  };
  await expect.poll(latest).not.toBeNull();
  const act = async (decision: string | null, action: Action): Promise<void> => {
    const id = randomBytes(16).toString('hex');
    send({ type: 'command', table, command: { type: 'act', id, seat, decision, action } });
    const answer = () => received.find((frame) => 'id' in frame && frame.id === id);
    await expect.poll(answer, { intervals: [2, 5, 10] }).toMatchObject({ type: 'done' });
    const version = (answer() as { version: number }).version;
    await expect.poll(() => latest()?.version ?? 0, { intervals: [2, 5, 10] }).toBeGreaterThanOrEqual(version);
  };
  const view = (): View => latest()?.view as View;
  return {
    view,
    version: (): number => latest()?.version ?? 0,
    /** Makes offers and withdraws them, as many as a turn allows. */
    async haggle(): Promise<void> {
      while (at(view().offersLeft, seat) > 0) {
        const offer = view().nextOfferId;
        await act(null, { type: 'offer', to: seatAt(1 - seat), give: { ...NOTHING, money: 1 }, take: NOTHING });
        await act(null, { type: 'withdraw', offer, revision: 1 });
      }
    },
    /** Answers the open decision, if it is this seat's, with as little as possible. */
    async step(): Promise<void> {
      const update = latest();
      const ask = update?.asks.find((one) => one.seat === seat);
      const legal = (update?.legal ?? []) as readonly Action[];
      const action = legal.find(({ type }) => type === 'endTurn') ?? legal[0];
      if (ask !== undefined && action !== undefined) await act(ask.id, action);
    },
    close: (): void => socket.close(),
  };
};

test('a page that is opened late gets the whole log, and says when no offer is left', async ({ invite }) => {
  const [ada, ben] = [await invite('Ada'), await invite('Ben')];
  const table = await playing([ada, ben], { game: 'lords-of-vegas' });
  await ben.page.goto('/rules/lords-of-vegas');
  const players = [await hastyPlayer(ada, table, 0), await hastyPlayer(ben, table, 1)] as const;
  const [one, other] = players;
  const bothUpToDate = (): Promise<void> => expect.poll(() => one.version() - other.version()).toBe(0);
  const haggleBoth = async (): Promise<void> => {
    for (const player of players) {
      await bothUpToDate();
      await player.haggle();
    }
  };
  while (one.version() <= LIMITS.historySteps) {
    await haggleBoth();
    const { turnNumber } = one.view();
    while (one.view().turnNumber === turnNumber) for (const player of players) await player.step();
  }
  await haggleBoth();

  await expect.poll(async () => (await logOf(ada)).length).toBeGreaterThan(LIMITS.historySteps);
  await ben.page.goto(`/online/${table}`);
  await expectSameLog(ada, ben);

  const { dock } = ada.player;
  await dock.getByRole('button', { name: new RegExp(`^${ada.wording.text('lords-of-vegas.trade')}`) }).click();
  await expect(ada.page.locator('.trade-reason:visible')).toHaveText('At most 8 offers are allowed per turn.');
  for (const player of players) player.close();
});
