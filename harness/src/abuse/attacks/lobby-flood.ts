/** One household opens so many tables that the table of another person leaves the list. */

import { createTable, tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import { listedTables } from '../listed-tables.ts';
import type { Scene } from '../scene.ts';

const FLOODERS = 11;
const TABLES_EACH = 10;
/** The most waiting tables of one household. */
const WAITING_MAX = 20;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const EXPIRY_MS = 16 * MINUTE_MS;
const MANY = { burst: 1e6, perSecond: 1e6 };

export const lobbyFlood: Attack = {
  name: 'a lobby full of tables of one household',
  old: {
    floodedLobby: {
      tuning: {
        newTables: MANY,
        openTablesMax: 1e6,
        waitingTablesPerPerson: 1e6,
        waitingTablesPerAddress: 1e6,
        openTablesPerAddress: 1e6,
      },
      plant({ storage: { tables } }) {
        const listPublic = tables.listPublic.bind(tables);
        tables.listPublic = async () =>
          (await listPublic()).map((table) => ({ ...table, host: table.id, addressHash: null }));
      },
    },
  },
  async run(scene) {
    const ada = await scene.person('Ada');
    await scene.connect(ada);
    const honest = await createTable(ada, tablePlan(['person', 'person']));
    await scene.pass(SECOND_MS);
    const flooded = await flood(scene);
    const listed = await listedTables(scene, ada);
    await scene.leap(EXPIRY_MS, MINUTE_MS);
    const later = await listedTables(scene, ada);
    return damageOf({
      [`one household opened ${flooded} tables`]: flooded > WAITING_MAX,
      'the table of another person left the list': !listed.includes(honest),
      'tables of absent hosts stayed in the list': later.some((id) => id !== honest),
      'the table of a host who is there left the list': !later.includes(honest),
    });
  },
};

/** Every attacker has an own address of the same household. Resolves to the number of open tables. */
const flood = async (scene: Scene): Promise<number> => {
  let opened = 0;
  for (let count = 0; count < FLOODERS; count++) {
    const eve = await scene.person('Eve', `2001:db8:0:7::${(count + 1).toString(16)}`);
    for (let table = 0; table < TABLES_EACH; table++) {
      const body = { plan: tablePlan(['person', 'person']), sit: [] };
      if ((await eve.send('POST', '/api/tables', body)).status === 200) opened += 1;
    }
    await scene.pass(SECOND_MS);
  }
  return opened;
};
