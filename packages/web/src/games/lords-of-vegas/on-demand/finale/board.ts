/** Follows tiles and dice through the events, so that the finale knows who was boss when. */

import {
  type Event,
  type Goods,
  LOTS,
  type Lot,
  type LotId,
  lotAt,
  type RolledDie,
} from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';

/** The tiles, dice and markers of the board. `reorganised` is not followed. */
export type FollowedLots = Lot[];

export const emptyLots = (): FollowedLots =>
  LOTS.map(() => ({ marker: null, tile: null, die: null, reorganised: false }));

const setValue = (lots: FollowedLots, id: LotId, value: RolledDie['value']): void => {
  const lot = lotAt(lots, id);
  if (lot.die !== null) lot.die = { ...lot.die, value };
};

const roll = (lots: FollowedLots, dice: readonly RolledDie[]): void => {
  for (const { lot, value } of dice) setValue(lots, lot, value);
};

const takeDie = (lots: FollowedLots, id: LotId | null): void => {
  if (id !== null) lotAt(lots, id).die = null;
};

const handOver = (lots: FollowedLots, { lots: given, dice }: Goods, to: Seat): void => {
  for (const id of given) lotAt(lots, id).marker = to;
  for (const id of dice) {
    const lot = lotAt(lots, id);
    if (lot.die !== null) lot.die = { ...lot.die, owner: to };
  }
};

/** Returns true if the event may have changed a boss. */
export const follow = (lots: FollowedLots, event: Event): boolean => {
  switch (event.type) {
    case 'lotDealt':
    case 'lotMarked':
      lotAt(lots, event.lot).marker = event.seat;
      return false;
    case 'lotGivenUp':
      lotAt(lots, event.lot).marker = null;
      return false;
    case 'built':
    case 'sprawled': {
      const { seat: owner, lot, colour, value, movedFrom } = event;
      takeDie(lots, movedFrom);
      Object.assign(lotAt(lots, lot), { marker: null, tile: colour, die: { owner, value } });
      return true;
    }
    case 'tileTakenOver':
      takeDie(lots, event.movedFrom);
      lotAt(lots, event.lot).die = { owner: event.seat, value: event.value };
      return true;
    case 'remodelled':
      for (const id of event.lots) lotAt(lots, id).tile = event.colour;
      return true;
    case 'reorganised':
    case 'tieRerolled':
      roll(lots, event.dice);
      return true;
    case 'diePlaced':
      setValue(lots, event.lot, event.value);
      if (event.swapped !== null) setValue(lots, event.swapped.lot, event.swapped.value);
      return true;
    case 'dealMade':
      handOver(lots, event.offer.give, event.offer.to);
      handOver(lots, event.offer.take, event.offer.from);
      return true;
    default:
      return false;
  }
};
