/** In a match of two the host takes the seat of a player whose connection dropped, and votes to keep it. */

import { tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import { SeatClient } from '../seat-client.ts';

const DROPPED_MS = 4_300;
const GRACE_MS = 61_000;

export const seatTheft: Attack = {
  name: 'a seat stolen after a dropped connection',
  old: {
    hastyKick: {
      plant({ built: { services } }) {
        services.lobby.kick = async (table, _host, person) => (await services.host.open(table)).leave(person);
      },
    },
  },
  async run(scene) {
    const people = [await scene.person(), await scene.person()];
    const [eve, victim] = await scene.startMatch(people, tablePlan(['person', 'person']));
    if (eve === undefined || victim === undefined) throw new Error('two people');
    const take = async (): Promise<void> => {
      await eve.person.send('POST', `/api/tables/${eve.table}/kick`, { person: victim.person.id });
      await eve.look();
    };
    await scene.drop(victim.client, victim.person);
    await scene.pass(DROPPED_MS);
    await take();
    const isTaken = eve.playerOf(victim.seat).by === 'bot';
    await scene.pass(GRACE_MS);
    await take();
    await eve.send({ type: 'vote', about: victim.seat, keep: true });
    const back = await SeatClient.open(await scene.connect(victim.person), victim.person, victim.table, victim.seat);
    const isVotedOut = back.playerOf(victim.seat).why === 'voted';
    await back.send({ type: 'return' });
    return damageOf({
      'the host took the seat of a player 4.3 s after the connection dropped': isTaken,
      'the host alone voted a player out': isVotedOut,
      'a player could not return to the seat': back.playerOf(victim.seat).by !== 'person',
    });
  },
};
