/** Standing orders as rows: one per match and seat. */

import { seatAt } from '@fremont/kernel';
import { gathered, type Reading } from './gathered.ts';
import type { Schema } from './schema.ts';
import type { OrderStorage } from './storage.ts';

export const orderStorage = ({ db, queries }: Reading): OrderStorage => ({
  of: orderReader({ db, queries }),
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

const orderReader = (reading: Reading): OrderStorage['of'] => {
  const rowsOf = gathered<Schema['orders']>(reading, {
    name: 'orders',
    keyOf: ({ match_id }) => match_id,
    query: (db, matches) => db.selectFrom('orders').selectAll().where('match_id', 'in', matches).orderBy('seat'),
  });
  return async (match) =>
    (await rowsOf(match)).map(({ seat, payload }) => ({ seat: seatAt(seat), order: JSON.parse(payload) as object }));
};
