/** Tables of every game, about three people and half a bot each. */

import { GAMES } from '@fremont/games/registry';
import type { TablePlan } from '@fremont/table/protocol';
import { tablePlan } from '../client/tables.ts';

/** Three people and a bot, or four people, or as many as the variant takes. */
const chairsFor = (index: number, { min, max }: { readonly min: number; readonly max: number }) => {
  const people = Math.min(max, Math.max(min, index % 2 === 0 ? 3 : 4));
  const bots = index % 2 === 0 && people < max ? 1 : 0;
  return [...Array<'person'>(people).fill('person'), ...Array<'greedy'>(bots).fill('greedy')];
};

/** All variants of all games in turn. */
export const plansOfAllGames = (count: number): readonly TablePlan[] => {
  const variants = Object.values(GAMES).flatMap(({ meta, variants: all }) =>
    all.map(({ options, seats, name }) => ({ game: meta.id, options: options as object, seats, title: name })),
  );
  return Array.from({ length: count }, (_, index) => {
    const variant = variants[index % variants.length];
    if (variant === undefined) throw new Error('there are no games');
    const { seats, ...plan } = variant;
    return tablePlan(chairsFor(Math.floor(index / variants.length), seats), plan);
  });
};
