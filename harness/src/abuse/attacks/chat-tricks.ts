/** A person renames to put old words into another mouth, and reuses the id of a chat line at a second table. */

import type { ChatMessage } from '@fremont/table/protocol';
import type { Person } from '../../client/person.ts';
import { createTable, tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import type { Scene } from '../scene.ts';
import { newCommandId } from '../seat-client.ts';

export const chatTricks: Attack = {
  name: 'chat lines that change their speaker or are never said',
  old: {
    renamedLines: {
      plant({ built: { services } }) {
        const { chat, people } = services;
        const history = chat.history.bind(chat);
        chat.history = async (...args) => {
          const lines = await history(...args);
          return Promise.all(lines.map(async (line) => ({ ...line, person: await people.person(line.person.id) })));
        };
      },
    },
    sharedChatIds: {
      plant({ built: { services } }) {
        const { chat } = services;
        const say = chat.say.bind(chat);
        const known = new Map<string, number>();
        chat.say = async (table, person, line, acknowledge) => {
          const before = known.get(`${person} ${line.id}`);
          if (before !== undefined) return acknowledge(before);
          return say(table, person, line, (number) => {
            known.set(`${person} ${line.id}`, number);
            acknowledge(number);
          });
        };
      },
    },
  },
  async run(scene) {
    const eve = await scene.person('Eve');
    const id = newCommandId();
    const first = await sayAt(scene, eve, id);
    const second = await sayAt(scene, eve, id);
    await eve.post('/api/me/change', { name: 'Queen', colour: 'pool' });
    const [line] = await linesAt(scene, first);
    return damageOf({
      'a new name changed the speaker of an old line': line?.person.name !== 'Eve',
      'a line was acknowledged at a second table and never said': (await linesAt(scene, second)).length === 0,
    });
  },
};

/** Says a line at a new table and waits for the acknowledgement. Resolves to the table. */
const sayAt = async (scene: Scene, person: Person, id: string): Promise<string> => {
  const table = await createTable(person, tablePlan(['person', 'person']));
  const client = await scene.connect(person);
  await client.exchange({ type: 'watch', table, as: 'spectator', have: null }, 'room');
  await client.exchange({ type: 'chat', table, id, said: { type: 'text', words: 'hello' } }, 'said');
  return table;
};

/** The chat that a newcomer is shown. */
const linesAt = async (scene: Scene, table: string): Promise<readonly ChatMessage[]> => {
  const client = await scene.connect(await scene.person());
  const lines: ChatMessage[] = [];
  client.listen((frame) => {
    if (frame.type === 'chat') lines.push(...frame.lines);
  });
  await client.exchange({ type: 'watch', table, as: 'spectator', have: null }, 'room');
  await client.exchange({ type: 'ping', n: 0 }, 'pong');
  return lines;
};
