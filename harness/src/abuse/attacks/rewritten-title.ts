/** A person with a short name sits down, deletes the account, and so changes the title of a table of somebody else. */

import { join } from 'node:path';
import { openSqlite } from '@fremont/server/storage/sqlite';
import type { Room } from '@fremont/table/protocol';
import { createTable, tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';

const TITLE = 'Seven of us, every evening';

export const rewrittenTitle: Attack = {
  name: 'a title rewritten by a deleted account',
  old: {
    rewrittenTitles: {
      plant({ storage: { people }, dataDir }) {
        const erase = people.erase.bind(people);
        people.erase = async (person, ...rest) => {
          const name = (await people.find(person))?.name ?? '';
          await erase(person, ...rest);
          const { raw } = openSqlite(join(dataDir, 'fremont.db'));
          raw.prepare("update tables set title = replace(title, ?, '…')").run(name);
          raw.close();
        };
      },
    },
  },
  async run(scene) {
    const [ada, eve] = [await scene.person('Ada'), await scene.person('e')];
    const table = await createTable(ada, tablePlan(['person', 'person'], { title: TITLE }));
    await eve.post(`/api/tables/${table}/sit`, { seat: 1, name: null });
    await eve.post('/api/me/delete', {});
    const { room } = (await ada.get(`/api/tables/${table}`)) as { room: Room };
    return damageOf({ [`a title became "${room.plan.title}"`]: room.plan.title !== TITLE });
  },
};
