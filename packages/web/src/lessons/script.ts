/** Plays the plan of a lesson at a table: its recorded chance and the recorded moves of its bots. */

import type { BotLevel } from '@fremont/bots';
import {
  type Chance,
  canonicalJson,
  type DeepReadonly,
  type Draw,
  type GameTypes,
  type Seat,
  type Stream,
  seededChance,
} from '@fremont/kernel';
import type { Table, TableBot } from '@fremont/table';
import type { ChanceScript, LessonPlan } from './plan.ts';

/** The part of a table that the script follows. */
export type ScriptedTable = Pick<Table<GameTypes>, 'version' | 'record' | 'isLegal'>;

type Places = Map<Stream, number>;

/**
 * The chance of a lesson. A value depends only on its place in its stream, so a reloaded or rewound lesson draws what it
 * would have drawn anyway. `table` is null for the deal.
 */
export const lessonChance = (script: ChanceScript, table: () => ScriptedTable | null): Chance => {
  let version = -1;
  let places: Places = new Map();
  return {
    int(n, stream) {
      const now = table();
      if (now !== null && now.version !== version) {
        version = now.version;
        places = placesAfter(now);
      }
      const place = places.get(stream) ?? 0;
      places.set(stream, place + 1);
      return valueAt(script, stream, place, n);
    },
  };
};

const valueAt = ({ seed, streams }: ChanceScript, stream: Stream, place: number, n: number): number => {
  const scripted = streams[stream]?.[place];
  return scripted !== undefined && scripted < n ? scripted : seededChance(seed).int(n, `${stream}#${place}`);
};

const placesAfter = (table: ScriptedTable): Places => {
  const places: Places = new Map();
  for (const [stream] of drawsOf(table)) places.set(stream, (places.get(stream) ?? 0) + 1);
  return places;
};

const drawsOf = (table: ScriptedTable): readonly Draw[] => {
  const { setupDraws, entries } = table.record();
  return [...setupDraws, ...entries.flatMap(({ draws }) => draws)];
};

/** The bots of a lesson: they play the script while it is legal, then like the usual bot of their level. */
export const lessonBots =
  (plan: LessonPlan, table: ScriptedTable, botOf: (level: BotLevel) => TableBot<GameTypes> | null) =>
  (level: BotLevel): TableBot<GameTypes> => ({
    choose: (view, seat, legal) => {
      const next = scriptedAction(plan, table, seat, legal);
      // The bot's own chance is fixed too, so that the same lesson goes the same way on every device.
      return (
        next ?? botOf(level)?.choose(view, seat, legal, seededChance(plan.chance.seed + table.version), null) ?? null
      );
    },
  });

const scriptedAction = (
  { bots }: LessonPlan,
  table: ScriptedTable,
  seat: Seat,
  legal: readonly DeepReadonly<GameTypes['action']>[],
): GameTypes['action'] | null => {
  const played = table.record().entries.filter((entry) => entry.seat === seat).length;
  const next = bots[seat]?.[played];
  if (next === undefined) return null;
  const isListed = legal.some((action) => canonicalJson(action) === canonicalJson(next));
  return isListed || table.isLegal(seat, next) ? next : null;
};
