/** A person who was reported deletes the account, so that the report loses the words. */

import { join } from 'node:path';
import { openSqlite } from '@fremont/server/storage/sqlite';
import { createTable, tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import { newCommandId } from '../seat-client.ts';

const WORDS = 'an insult of the worst kind';
const NAME = 'Mallory the Bad';

const rowsOf = (dataDir: string, sql: string): string => {
  const { raw } = openSqlite(join(dataDir, 'fremont.db'));
  try {
    return JSON.stringify(raw.prepare(sql).all());
  } finally {
    raw.close();
  }
};

export const erasedEvidence: Attack = {
  name: 'a report without words after the account is deleted',
  old: {
    erasedEvidence: {
      plant({ storage: { people }, dataDir }) {
        const erase = people.erase.bind(people);
        people.erase = async (person, ...rest) => {
          await erase(person, ...rest);
          const { raw } = openSqlite(join(dataDir, 'fremont.db'));
          raw.prepare('update reports set words = null where reported_id = ?').run(person);
          raw.close();
        };
      },
    },
  },
  async run(scene) {
    const [ada, mallory] = [await scene.person('Ada'), await scene.person(NAME)];
    const table = await createTable(ada, tablePlan(['person', 'person']));
    await mallory.post(`/api/tables/${table}/sit`, { seat: 1, name: null });
    const client = await scene.connect(mallory);
    await client.exchange({ type: 'watch', table, as: 'spectator', have: null }, 'room');
    const said = { type: 'text', words: WORDS } as const;
    const { line } = await client.exchange({ type: 'chat', table, id: newCommandId(), said }, 'said');
    await ada.post(`/api/tables/${table}/report`, { person: mallory.id, line, reason: 'insult' });
    await mallory.post('/api/me/delete', {});
    const reports = rowsOf(scene.server.dataDir, 'select * from reports');
    return damageOf({
      'a report lost the words that it is about': !reports.includes(WORDS),
      'a report kept the name of a deleted account': reports.includes(NAME),
    });
  },
};
