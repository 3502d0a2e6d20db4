/** What a host plans: checked against the games there are, and as it is stored. */

import { botFor } from '@fremont/bots';
import { gameById } from '@fremont/games/registry';
import { SEAT_COLOURS, type SeatColour } from '@fremont/table';
import type { ChairPlan, ChatMode, ClockPlan, TablePlan } from '@fremont/table/protocol';
import { denial } from '../denial.ts';
import type { TablePlan as StoredPlan, StoredTable } from '../storage/index.ts';

/** Storage keeps chairs and chat together. */
interface StoredSeating {
  readonly chairs: readonly ChairPlan[];
  readonly chat: ChatMode;
}

export const planOf = ({ visibility, title, game, options, seats, clock }: StoredTable): TablePlan => {
  const { chairs, chat } = seats as StoredSeating;
  return { visibility, title, game, options: options as object, chairs, chat, clock: clock as ClockPlan };
};

export const storedPlan = ({ visibility, title, game, options, chairs, chat, clock }: TablePlan): StoredPlan => ({
  visibility,
  title,
  game,
  options,
  seats: { chairs, chat } satisfies StoredSeating,
  clock,
});

/** Complete and playable, or a denial that says what is wrong. */
export const checkedPlan = (plan: TablePlan): TablePlan => {
  const game = gameById(plan.game);
  if (game === null) throw denial('badSchema', 'plan.game');
  const seats = plan.chairs.length;
  const { min, max } = game.meta.seats;
  if (seats < min || seats > max) throw denial('badSchema', 'plan.chairs');
  if (plan.chairs.every(({ type }) => type === 'bot')) throw denial('badSchema', 'plan.chairs');
  const isUnknownBot = (chair: ChairPlan): boolean => chair.type === 'bot' && botFor(plan.game, chair.level) === null;
  if (plan.chairs.some(isUnknownBot)) throw denial('badSchema', 'plan.chairs.level');
  const options = game.decodeOptions(plan.options, seats);
  if (!options.ok) throw denial('badSchema', `plan.options.${options.error}`);
  return { ...plan, options: options.value };
};

/** One colour per seat: in seat order the one they like if it is free, else the next that is. */
export const coloursOf = (wished: readonly (SeatColour | null)[]): SeatColour[] => {
  const taken = new Set<SeatColour>();
  const firstFree = (): SeatColour => SEAT_COLOURS.find((colour) => !taken.has(colour)) ?? 'pearl';
  const colours = wished.map((wish) => {
    if (wish === null || taken.has(wish)) return null;
    taken.add(wish);
    return wish;
  });
  return colours.map((colour) => {
    const given = colour ?? firstFree();
    taken.add(given);
    return given;
  });
};
