/** A person uses a name that cannot be seen, or that looks like the name of another person at the table. */

import type { Room } from '@fremont/table/protocol';
import { Person } from '../../client/person.ts';
import { createTable, tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import type { Scene } from '../scene.ts';

/** Nothing at all, or the name of the host with something invisible or a Cyrillic letter in it. */
const DISGUISES = ['\u200b', '\u3164', '\u2800', '\u200d', 'An\u200bna', 'An\u200dna', 'Anna\u{e0041}', '\u0410nna'];
const INVISIBLE =
  /[\u00ad\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2800\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/u;
const hasTwoScripts = (name: string): boolean => /\p{Script=Latin}/u.test(name) && /\p{Script=Cyrillic}/u.test(name);

export const impostors: Attack = {
  name: 'names that imitate others',
  old: {
    sameNames: {
      plant({ built: { services } }) {
        const { rooms, people } = services;
        const find = rooms.find.bind(rooms);
        rooms.find = async (table) => {
          const facts = await find(table);
          if (facts === null) return null;
          const chosen = await Promise.all([...facts.persons.keys()].map((id) => people.person(id)));
          return { ...facts, persons: new Map(chosen.map((person) => [person.id, person])) };
        };
      },
    },
  },
  async run(scene) {
    const damage: string[] = [];
    for (const disguise of DISGUISES) {
      const name = await nameGivenFor(scene, disguise);
      if (name !== null && (INVISIBLE.test(name) || hasTwoScripts(name)))
        damage.push(`a person got the name ${JSON.stringify(name)}`);
    }
    return [...damage, ...(await sitWithTheHostsName(scene))];
  },
};

/** Null if the server refuses the name. */
const nameGivenFor = async (scene: Scene, name: string): Promise<string | null> => {
  const { status, text } = await new Person(scene.server.site, name).send('POST', '/api/me', { name, colour: 'pool' });
  return status === 200 ? (JSON.parse(text) as { me: { name: string } }).me.name : null;
};

const sitWithTheHostsName = async (scene: Scene): Promise<string[]> => {
  const [anna, eve] = [await scene.person('Anna'), await scene.person('Anna')];
  const table = await createTable(anna, tablePlan(['person', 'person']));
  await eve.post(`/api/tables/${table}/sit`, { seat: 1, name: null });
  const { room } = (await anna.get(`/api/tables/${table}`)) as { room: Room };
  const names = room.chairs.map((chair) => (chair.type === 'person' ? chair.name : null));
  return damageOf({ 'two people at a table had the same name': names[0] === names[1] });
};
