/** An outsider knocks. When the host refuses, the invitations of other people stop working. */

import type { Room } from '@fremont/table/protocol';
import { createTable, tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';

export const refusedKnock: Attack = {
  name: 'invitations revoked by a knock',
  old: {
    revokedInvites: {
      plant({ built: { services }, storage }) {
        const { lobby } = services;
        const admit = lobby.admit.bind(lobby);
        lobby.admit = async (table, host, person, accept) => {
          await admit(table, host, person, accept);
          if (!accept) await storage.tables.revokeInvites(table);
        };
      },
    },
  },
  async run(scene) {
    const [ada, ben, eve] = [await scene.person('Ada'), await scene.person('Ben'), await scene.person('Eve')];
    const table = await createTable(ada, tablePlan(['person', 'person'], { visibility: 'link' }));
    const { room } = (await ada.get(`/api/tables/${table}`)) as { room: Room };
    const { secret } = (await ada.post(`/api/tables/${table}/invites`, { seat: null })) as { secret: string };
    await eve.post('/api/find', { code: room.code });
    await ada.post(`/api/tables/${table}/admit`, { person: eve.id, accept: false });
    const { status } = await ben.send('POST', '/api/join', { secret });
    return damageOf({ 'a refused knock revoked the invitation of another person': status !== 200 });
  },
};
