/** An outsider learns the name of a host by knocking, and makes the server fail by muting an unknown id. */

import type { Room } from '@fremont/table/protocol';
import { createTable, tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import type { Scene } from '../scene.ts';

const HOST_NAME = 'Ada of the secret table';
const INTERNAL = 500;

export const prying: Attack = {
  name: 'outsiders who pry',
  old: {
    shownHost: {
      plant({ built: { services } }) {
        const { rooms } = services;
        const roomFor = rooms.roomFor.bind(rooms);
        rooms.roomFor = (facts, person) => ({ ...roomFor(facts, person), host: facts.stored.host });
      },
    },
    brokenMute: {
      plant({ built: { services } }) {
        services.people.exists = async () => true;
      },
    },
  },
  async run(scene) {
    return [...(await knock(scene)), ...(await muteUnknown(scene))];
  },
};

const knock = async (scene: Scene): Promise<string[]> => {
  const [ada, eve] = [await scene.person(HOST_NAME), await scene.person('Eve')];
  const table = await createTable(ada, tablePlan(['person', 'person'], { visibility: 'link' }));
  const { room } = (await ada.get(`/api/tables/${table}`)) as { room: Room };
  await eve.post('/api/find', { code: room.code });
  const client = await scene.connect(eve);
  const seen: string[] = [];
  client.listen((_frame, text) => seen.push(text));
  await client.exchange({ type: 'watch', table, as: 'spectator', have: null }, 'room');
  for (const path of [`/api/tables/${table}`, '/api/tables/mine']) seen.push((await eve.send('GET', path)).text);
  const all = seen.join('\n');
  return damageOf({ 'an outsider who knocked saw the host': all.includes(HOST_NAME) || all.includes(ada.id) });
};

const muteUnknown = async (scene: Scene): Promise<string[]> => {
  const eve = await scene.person('Eve');
  const { status } = await eve.send('POST', '/api/me/mutes', { person: 'nobodyknowsthisid'.slice(0, 16), muted: true });
  return damageOf({ 'muting an unknown id was an internal error': status >= INTERNAL });
};
