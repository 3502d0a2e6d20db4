/** A player undoes and repeats one action again and again. Opening a match replays its log, so a long one blocks the server. */

import { at } from '@fremont/kernel';
import { tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import type { SeatClient } from '../seat-client.ts';

const TRIES = 350;
/** An undo and a redo each, so that the rate of messages is never reached. */
const PAIRS_PER_BURST = 15;
const BURST_PAUSE_MS = 5_000;

export const endlessLog: Attack = {
  name: 'a log without end',
  old: { endlessLog: { tuning: { undosPerSeat: 1e9 } } },
  async run(scene) {
    const people = [await scene.person(), await scene.person()];
    const [eve, victim] = await scene.startMatch(people, tablePlan(['person', 'person']));
    if (eve === undefined || victim === undefined) throw new Error('the match has two seats');
    // A roll cannot be taken back freely, a placement can.
    for (let action = 0; action < 2; action++) await eve.actAny();
    let undone = 0;
    for (let tries = 0; tries < TRIES; tries++) {
      if (tries % PAIRS_PER_BURST === 0) await scene.pass(BURST_PAUSE_MS);
      if (await undoAndRedo(eve)) undone += 1;
    }
    await victim.look();
    await victim.actAny();
    return damageOf({
      [`a seat lengthened the log by ${undone} undos`]: undone === TRIES,
      'the match did not go on': at(victim.update.toAct, 0) !== victim.seat,
    });
  },
};

/** False if the server refuses. */
const undoAndRedo = async (eve: SeatClient): Promise<boolean> => {
  if ((await eve.send({ type: 'undo', consent: [] })) !== null) return false;
  return (await eve.send({ type: 'redo' })) === null;
};
