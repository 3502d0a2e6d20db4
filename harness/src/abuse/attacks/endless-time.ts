/** A player tries to get time back: by leaving and returning, and by undoing and playing again. */

import { at } from '@fremont/kernel';
import type { ClockPlan } from '@fremont/table/protocol';
import { tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import { type ChangeableClocks, changeClocks } from '../change-tables.ts';
import type { Scene } from '../scene.ts';
import type { SeatClient } from '../seat-client.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const LIVE = { type: 'live', bankS: 60, incrementS: 5 } as const;
const DAYS = { type: 'days', days: 1 } as const;
const RETURN_MS = 30 * SECOND_MS;
const NETWORK_MS = 1_000;
const TRIES = 4;

const topUpOnReturn = ({ entry, at, banks, timers }: ChangeableClocks): void => {
  if (entry.type !== 'seat' || entry.why !== 'returned') return;
  banks?.splice(entry.seat, 1, Math.max(banks[entry.seat] ?? 0, RETURN_MS));
  for (const timer of timers)
    if (timer.seat === entry.seat) timer.due = Math.max(timer.due, at + RETURN_MS + NETWORK_MS);
};

export const endlessTime: Attack = {
  name: 'endless thinking time',
  old: { timeComesBack: { plant: (server) => changeClocks(server, topUpOnReturn) } },
  async run(scene) {
    return [
      ...(await leaveAndReturn(scene, LIVE, 55 * SECOND_MS)),
      ...(await leaveAndReturn(scene, DAYS, 20 * HOUR_MS)),
      ...(await undoAndPlay(scene)),
    ];
  },
};

const seatWith = async (scene: Scene, clock: ClockPlan): Promise<SeatClient> => {
  const people = [await scene.person(), await scene.person()];
  return at(await scene.startMatch(people, tablePlan(['person', 'person'], { clock })), 0);
};

const leaveAndReturn = async (scene: Scene, clock: ClockPlan, usedMs: number): Promise<string[]> => {
  const eve = await seatWith(scene, clock);
  await (clock.type === 'days' ? scene.leap(usedMs, HOUR_MS) : scene.pass(usedMs));
  const before = await eve.timeLeft();
  for (let tries = 0; tries < TRIES; tries++) {
    await eve.send({ type: 'leave' });
    await eve.send({ type: 'return' });
  }
  return damageOf({ [`${clock.type}: leaving and returning gave time back`]: (await eve.timeLeft()) > before });
};

/** An action that is played again after an undo earns no second increment. */
const undoAndPlay = async (scene: Scene): Promise<string[]> => {
  const eve = await seatWith(scene, LIVE);
  await eve.actAny();
  await scene.pass(40 * SECOND_MS);
  const before = await eve.timeLeft();
  for (let tries = 0; tries < TRIES; tries++) {
    await eve.actAny();
    await eve.send({ type: 'undo', consent: [] });
  }
  const gained = (await eve.timeLeft()) - before;
  return damageOf({ 'undoing and playing again gave time back': gained > LIVE.incrementS * SECOND_MS });
};
