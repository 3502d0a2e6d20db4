/** A player stops a table by asking for an undo that nobody answers, and by asking again after every refusal. */

import { tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import { changeClocks } from '../change-tables.ts';
import type { Scene } from '../scene.ts';
import type { SeatClient } from '../seat-client.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const REPEATS = 5;
/** A seat may ask twice per turn. */
const ASKS_MAX = 2;

export const frozenTable: Attack = {
  name: 'a table frozen by undo requests',
  old: {
    freeUndoAsk: {
      plant: (server) =>
        changeClocks(server, ({ timers }) => {
          for (const timer of timers) if (timer.kind === 'undo') timer.due += HOUR_MS;
        }),
    },
  },
  async run(scene) {
    return [...(await askOnce(scene)), ...(await askAgain(scene))];
  },
};

/** The bot between the two has rolled and is to place, so an undo of the first player needs the consent of the other. */
const beforeTheBotPlaces = async (scene: Scene): Promise<{ eve: SeatClient; victim: SeatClient }> => {
  const people = [await scene.person(), await scene.person()];
  const clock = { type: 'live', bankS: 120, incrementS: 0 } as const;
  const [eve, victim] = await scene.startMatch(people, tablePlan(['person', 'random', 'person'], { clock }));
  if (eve === undefined || victim === undefined) throw new Error('two people');
  while (eve.isAsked) await eve.actAny();
  await scene.pass(SECOND_MS);
  return { eve, victim };
};

const askOnce = async (scene: Scene): Promise<string[]> => {
  const { eve, victim } = await beforeTheBotPlaces(scene);
  const before = await eve.timeLeft();
  await eve.send({ type: 'undoAsk', consent: [] });
  await scene.pass(10 * SECOND_MS);
  const isFree = (await eve.timeLeft()) === before;
  await scene.pass(20 * SECOND_MS);
  return damageOf({
    'an open request for undo cost its asker no time': isFree,
    'an unanswered request for undo stopped a bot': !victim.isAsked,
  });
};

const askAgain = async (scene: Scene): Promise<string[]> => {
  const { eve, victim } = await beforeTheBotPlaces(scene);
  let asks = 0;
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    if ((await eve.send({ type: 'undoAsk', consent: [] })) === null) asks += 1;
    await scene.settle();
    const { undoAsk } = victim.update;
    if (undoAsk !== null) await victim.send({ type: 'undoAnswer', ask: undoAsk.version, accept: false });
  }
  return damageOf({ [`a player asked for an undo ${asks} times in one turn`]: asks > ASKS_MAX });
};
