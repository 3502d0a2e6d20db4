/** A player votes another one out together with a program of their own. */

import { Program } from '../../client/program.ts';
import { tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';

export const ownVoters: Attack = {
  name: 'a seat lost to the votes of one person',
  old: {
    votingPrograms: {
      plant({ built: { services } }) {
        services.people.accountOf = async (person) => person;
      },
    },
  },
  async run(scene) {
    const eve = await scene.person();
    const people = [eve, await Program.of(eve), await scene.person()];
    const seats = await scene.startMatch(people, tablePlan(['person', 'person', 'person']));
    const [host, program, victim] = seats;
    if (host === undefined || program === undefined || victim === undefined) throw new Error('three seats');
    await victim.send({ type: 'leave' });
    for (const voter of [host, program]) await voter.send({ type: 'vote', about: victim.seat, keep: true });
    await victim.send({ type: 'return' });
    await victim.look();
    return damageOf({
      'a player and their program voted another player out': victim.playerOf(victim.seat).by === 'bot',
    });
  },
};
