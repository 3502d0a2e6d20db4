/** A planted fault: a match that this node has taken stays its own, whatever the database says. */

import type { Ownership } from '@fremont/server/host/ownership';

export const keepForEver = (ownership: Ownership): void => {
  const take = ownership.take.bind(ownership);
  const kept = new Set<string>();
  Object.assign(ownership, {
    async take(match: string) {
      if (kept.has(match)) return { type: 'taken', epoch: 0 };
      const taken = await take(match);
      if (taken.type === 'taken') kept.add(match);
      return taken;
    },
  });
};
