/** Stores standing orders: one row for each match and seat. */

import { seatAt } from '@fremont/kernel';
import { batchedReads } from './read-batching.ts';
import type { Db, Schema } from './schema.ts';
import type { OrderStorage } from './storage.ts';

export const orderStorage = (db: Db): OrderStorage => ({
  list: orderReader(db),
  async set(match, seat, order, at) {
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

const orderReader = (db: Db): OrderStorage['list'] => {
  const rowsOf = batchedReads<Schema['orders']>({
    keyOf: ({ match_id }) => match_id,
    query: (matches) => db.selectFrom('orders').selectAll().where('match_id', 'in', matches).orderBy('seat'),
  });
  return async (match) =>
    (await rowsOf(match)).map(({ seat, payload }) => ({ seat: seatAt(seat), order: JSON.parse(payload) as object }));
};
