/** Standing orders as rows: one per match and seat. */

import { seatAt } from '@fremont/kernel';
import type { Db } from './schema.ts';
import type { OrderStorage } from './storage.ts';

export const orderStorage = (db: Db): OrderStorage => ({
  async of(match) {
    const rows = await db
      .selectFrom('orders')
      .select(['seat', 'payload'])
      .where('match_id', '=', match)
      .orderBy('seat')
      .execute();
    return rows.map(({ seat, payload }) => ({ seat: seatAt(seat), order: JSON.parse(payload) as object }));
  },
  async keep(match, seat, order, at) {
    if (order === null) {
      await db.deleteFrom('orders').where('match_id', '=', match).where('seat', '=', seat).execute();
      return;
    }
    const row = { payload: JSON.stringify(order), at_ms: at };
    await db
      .insertInto('orders')
      .values({ match_id: match, seat, ...row })
      .onConflict((conflict) => conflict.columns(['match_id', 'seat']).doUpdateSet(row))
      .execute();
  },
});
