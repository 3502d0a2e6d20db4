/** A player who runs out of time uses up the id of the server's timeout command. */

import { createHash } from 'node:crypto';
import type { DecisionId } from '@fremont/table';
import { tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import { changeTables } from '../change-tables.ts';

const BANK_S = 20;
const SECOND_MS = 1_000;
/** Added to every deadline for the network. */
const NETWORK_MS = 1_000;
const GUESSES = [-2, -1, 0, 1, 2, 3];

/** All parts are public: the id of the match is in the export of a player's data. */
const oldTimeoutId = (match: string, decision: DecisionId, due: number): string =>
  createHash('sha256').update(`timer:${match}:${decision}@${due}`).digest('hex').slice(0, 32);

export const guessedTimeout: Attack = {
  name: 'a timeout blocked by a guessed id',
  old: {
    guessableTimeout: {
      plant: (server) =>
        changeTables(server, (live) => ({
          async fire({ decision, due }) {
            const ask = live.table.asks.find(({ id }) => id === decision);
            if (ask === undefined) return null;
            const id = oldTimeoutId(live.match, decision, due);
            return live.table.send({ type: 'timeout', id, seat: ask.seat, decision });
          },
        })),
    },
  },
  async run(scene) {
    const people = [await scene.person(), await scene.person()];
    const plan = tablePlan(['person', 'person'], { clock: { type: 'live', bankS: BANK_S, incrementS: 0 } });
    const [eve, victim] = await scene.startMatch(people, plan);
    const decision = eve?.update.asks[0]?.id;
    if (eve === undefined || victim === undefined || decision === undefined) throw new Error('eve is asked first');
    const exported = (await eve.person.get('/api/me/export')) as { tables: readonly { match: string }[] };
    const match = exported.tables[0]?.match ?? '';
    const due = scene.time.wall() + BANK_S * SECOND_MS + NETWORK_MS;
    for (const by of GUESSES) await eve.send({ type: 'redo' }, oldTimeoutId(match, decision, due + by));
    await scene.pass(BANK_S * SECOND_MS + 5 * NETWORK_MS);
    return damageOf({ 'a player without time kept the seat': victim.playerOf(eve.seat).why !== 'timeout' });
  },
};
