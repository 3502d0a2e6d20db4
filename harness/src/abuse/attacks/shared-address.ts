/** A person enters wrong codes until the valid links of the neighbours at the same address stop working. */

import { retryLater } from '@fremont/server/request-error';
import type { Room } from '@fremont/table/protocol';
import { errorIn, type Person } from '../../client/person.ts';
import { createTable, tablePlan } from '../../client/tables.ts';
import { type Attack, damageOf } from '../attack.ts';
import type { Scene } from '../scene.ts';

const ADDRESS = '198.51.100.7';
const WRONG_CODE = 'ZZZZZZ';
const GUESSERS = 12;
const TRIES_EACH = 5;
/** The wrong codes that one household may enter at once, and one more for each person who has entered none. */
const HOUSEHOLD_TRIES = 30 + GUESSERS;

export const sharedAddress: Attack = {
  name: 'valid links blocked by a neighbour',
  old: {
    sharedTries: {
      plant({ built: { services } }) {
        const { invites } = services;
        let tries = 0;
        const use = invites.use.bind(invites);
        const find = invites.find.bind(invites);
        const count = (): void => {
          tries += 1;
          if (tries > 30) throw retryLater('rateLimited', 'codes', 1_000);
        };
        invites.use = async (...args) => {
          count();
          return use(...args);
        };
        invites.find = async (...args) => {
          count();
          return find(...args);
        };
      },
    },
  },
  async run(scene) {
    const [ada, ben] = [await scene.person('Ada'), await scene.person('Ben', ADDRESS)];
    const table = await createTable(ada, tablePlan(['person', 'person', 'person'], { visibility: 'link' }));
    const { room } = (await ada.get(`/api/tables/${table}`)) as { room: Room };
    const { secret } = (await ada.post(`/api/tables/${table}/invites`, { seat: null })) as { secret: string };
    const guessers: Person[] = [];
    for (let count = 0; count < GUESSERS; count++) guessers.push(await scene.person('Eve', ADDRESS));
    await guess(scene, guessers);
    const withCode = await ben.send('POST', '/api/find', { code: room.code });
    const withLink = await ben.send('POST', '/api/join', { secret });
    return damageOf({
      'wrong codes of one person blocked the valid code of a neighbour': withCode.status !== 200,
      'wrong codes of one person blocked the valid link of a neighbour': withLink.status !== 200,
      ...(await fromOnePrefix(scene)),
    });
  },
};

/** Resolves to the number of codes that the server looked up. */
const guess = async (scene: Scene, guessers: readonly Person[]): Promise<number> => {
  let lookedUp = 0;
  for (const guesser of guessers) {
    for (let count = 0; count < TRIES_EACH; count++) {
      const { text } = await guesser.send('POST', '/api/find', { code: WRONG_CODE });
      if (errorIn(text)?.code === 'notFound') lookedUp += 1;
    }
    await scene.pass(500);
  }
  return lookedUp;
};

/** The addresses of one IPv6 prefix belong to one household, however they are written. */
const fromOnePrefix = async (scene: Scene): Promise<Record<string, boolean>> => {
  const guessers: Person[] = [];
  for (let count = 1; count <= GUESSERS; count++)
    guessers.push(await scene.person('Eve', `2001:db8::${count.toString(16)}:0:0:1`));
  const lookedUp = await guess(scene, guessers);
  return { [`one IPv6 prefix entered ${lookedUp} wrong codes`]: lookedUp > HOUSEHOLD_TRIES };
};
