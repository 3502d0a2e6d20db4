/** One household starts so many matches against bots that the match of other people leaves the list. */

import { createTable, tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import { listedTables } from '../listed-tables.ts';
import type { Scene } from '../scene.ts';

/** More than one page of the list has. */
const FLOODERS = 55;
const SECOND_MS = 1_000;

export const matchFlood: Attack = {
  name: 'a lobby full of matches of one household',
  old: {
    floodedMatches: {
      plant({ storage: { tables } }) {
        const listPublic = tables.listPublic.bind(tables);
        tables.listPublic = async () =>
          (await listPublic()).map((table) => ({
            ...table,
            addressHash: table.status === 'lobby' ? table.addressHash : null,
          }));
      },
    },
  },
  async run(scene) {
    const people = [await scene.person(), await scene.person()];
    const [ada] = await scene.startMatch(people, tablePlan(['person', 'person']));
    if (ada === undefined) throw new Error('two people');
    await scene.pass(SECOND_MS);
    await flood(scene);
    const listed = await listedTables(scene, ada.person);
    return damageOf({ 'the match of other people left the list': !listed.includes(ada.table) });
  },
};

const flood = async (scene: Scene): Promise<void> => {
  for (let count = 0; count < FLOODERS; count++) {
    const eve = await scene.person('Eve', `2001:db8:0:8::${(count + 1).toString(16)}`);
    const table = await createTable(eve, tablePlan(['person', 'random']));
    await eve.post(`/api/tables/${table}/start`, {});
    await scene.pass(SECOND_MS);
  }
};
