/** Table plans: decoding, checking against the registered games, and their stored form. */

import { botFor } from '@fremont/bots';
import { gameById } from '@fremont/games/registry';
import { SEAT_COLOURS, type SeatColour } from '@fremont/table';
import type { ChairPlan, ChatMode, ClockPlan, TablePlan } from '@fremont/table/protocol';
import { invalidField, requestError } from '../request-error.ts';
import type { PublicTable, TablePlan as StoredPlan, StoredTable } from '../storage/index.ts';

/** Storage has one column for chairs and chat. */
interface StoredSeating {
  readonly chairs: readonly ChairPlan[];
  readonly chat: ChatMode;
}

export const planOf = ({ visibility, title, game, options, seats, clock }: StoredTable): TablePlan => {
  const { chairs, chat } = seats as StoredSeating;
  return { visibility, title, game, options: options as object, chairs, chat, clock: clock as ClockPlan };
};

/** How many chairs for people are free. */
export const freeSeatsOf = ({ seats, taken }: Pick<PublicTable, 'seats' | 'taken'>): number =>
  (seats as StoredSeating).chairs.filter(({ type }) => type === 'person').length - taken;

export const storedPlan = ({ visibility, title, game, options, chairs, chat, clock }: TablePlan): StoredPlan => ({
  visibility,
  title,
  game,
  options,
  seats: { chairs, chat } satisfies StoredSeating,
  clock,
});

/** Checks that the game can be played with this plan, and completes its options. Throws a `RequestError`. */
export const checkedPlan = (plan: TablePlan): TablePlan => {
  const game = gameById(plan.game);
  if (game === null) throw requestError('badSchema', 'plan.game');
  const seats = plan.chairs.length;
  const { min, max } = game.meta.seats;
  if (seats < min || seats > max) throw requestError('badSchema', 'plan.chairs');
  if (plan.chairs.every(({ type }) => type === 'bot')) throw requestError('badSchema', 'plan.chairs');
  const isUnknownBot = (chair: ChairPlan): boolean => chair.type === 'bot' && botFor(plan.game, chair.level) === null;
  if (plan.chairs.some(isUnknownBot)) throw requestError('badSchema', 'plan.chairs.level');
  const options = game.decodeOptions(plan.options, seats);
  if (!options.ok) throw invalidField('plan.options.', options.error);
  return { ...plan, options: options.value };
};

/** One colour for each seat: the wished colour if no earlier seat has it, otherwise the next free one. */
export const coloursOf = (wished: readonly (SeatColour | null)[]): SeatColour[] => {
  const taken = new Set<SeatColour>();
  // Every game has fewer seats than there are colours, so one is always free.
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
