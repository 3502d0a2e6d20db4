/** Questions answered with a casino: closing one, gray dice, moving a die, a cell by its number. */

import {
  type Action,
  CASINO_NAMES,
  type Cluster,
  DIE_SIZES,
  type DieSize,
  FACES,
  type Face,
  HANDICAP_REWARDS,
  HANDICAP_SLOTS,
  type HandicapSlot,
  isRolled,
  NICE_REWARDS,
} from '@fremont/games/las-vegas';
import { at, type Seat, type Sentence } from '@fremont/kernel';
import { money, t } from '../../../i18n/index.ts';
import { told } from '../../../table/sentences.ts';
import type { LasVegasSession } from '../types.ts';
import { type Answer, type AskBuilders, emptyAsk, type Pick, type Target } from './ask.ts';
import { pickedOf } from './picks.ts';
import { nextInLoop, rewardWords } from './rewards.ts';
import {
  casinoAt,
  casinoPlace,
  grayDice,
  ownDie,
  standingWords,
  tileAt,
  tileName,
  tileOf,
  toneOfStanding,
  withDie,
} from './views.ts';

type TargetWords = Omit<Target, 'face' | 'action'>;

export const targetsWith = (action: (face: Face) => Action, words: (face: Face) => TargetWords): Target[] =>
  FACES.map((face) => ({ face, action: action(face), ...words(face) }));

const plain = (head: Sentence, note: Sentence): TargetWords => ({ head, note, tone: 'plain' });

/** The seat's standing after a change of the casino. */
const changed = (
  session: LasVegasSession,
  head: Sentence,
  casino: Parameters<typeof standingWords>[1],
  seat: Seat,
): TargetWords => ({
  head,
  note: standingWords(session, casino, seat),
  tone: toneOfStanding(casino, seat),
});

/** Which size of die, where the seat has both; the one there is, where it has only one. */
export const diePick = (session: LasVegasSession, seat: Seat, has: Readonly<Record<DieSize, boolean>>): Pick => {
  const sizes = DIE_SIZES.filter((size) => has[size]);
  const [first = 'small'] = sizes;
  const wanted = pickedOf(session, 'die');
  return {
    id: 'die',
    label: t('royale.pickDie'),
    options: sizes.map((size) => ({
      id: size,
      label: t(size === 'small' ? 'royale.smallDie' : 'royale.bigDie'),
      dice: [ownDie(session, seat, size)],
    })),
    picked: sizes.find((size) => size === wanted) ?? first,
  };
};

export const sizeIn = ({ picked }: Pick): DieSize => (picked === 'big' ? 'big' : 'small');

/** The tile that a die sets off there. */
const tileThere = (session: LasVegasSession, face: Face): Sentence => {
  const tile = tileAt(session.view, face);
  return tile === null ? [] : [tileName(session, tile.face)];
};

/** A die put into a casino, and how its owner stands there then. */
export const putTarget = (session: LasVegasSession, seat: Seat, die: DieSize, face: Face): TargetWords => {
  const casino = withDie(casinoAt(session.view, face), seat, die, 1);
  return {
    head: standingWords(session, casino, seat),
    note: tileThere(session, face),
    tone: toneOfStanding(casino, seat),
  };
};

const skipAnswer = (): Answer => ({
  id: 'skip',
  action: { type: 'skip' },
  keys: ['KeyN'],
  title: t('royale.leave'),
  detail: told('royale.nothing'),
  chance: null,
  dice: [],
});

const SLOT_WORDS: Readonly<Record<HandicapSlot, () => string>> = {
  chip: () => t('royale.slotChip'),
  money: () => money(HANDICAP_REWARDS.money),
  move: () => t('royale.slotMove'),
};

const clusterPick = (session: LasVegasSession, left: readonly Cluster[]): Pick => {
  const sizes = [...new Set(left)];
  const wanted = pickedOf(session, 'cluster');
  return {
    id: 'cluster',
    label: t('royale.pickCluster'),
    options: sizes.map((size) => ({
      id: String(size),
      label: t('royale.laneGray', { count: size }),
      dice: grayDice(size),
    })),
    picked: String(sizes.find((size) => String(size) === wanted) ?? sizes[0] ?? 1),
  };
};

const slotPick = (session: LasVegasSession, free: Readonly<Record<HandicapSlot, number>>): Pick => {
  const open = HANDICAP_SLOTS.filter((slot) => free[slot] > 0);
  const wanted = pickedOf(session, 'slot');
  return {
    id: 'slot',
    label: t('royale.pickSlot'),
    options: open.map((slot) => ({ id: slot, label: SLOT_WORDS[slot](), dice: [] })),
    picked: open.find((slot) => slot === wanted) ?? open[0] ?? 'chip',
  };
};

const wayPick = (session: LasVegasSession): Pick => ({
  id: 'way',
  label: t('royale.pickWay'),
  options: [
    { id: 'put', label: t('royale.wayPut'), dice: [] },
    { id: 'take', label: t('royale.wayTake'), dice: [] },
  ],
  picked: pickedOf(session, 'way') ?? 'put',
});

const moveAsk: AskBuilders<'move'>['move'] = (session, { casino, seat }) => {
  const way = wayPick(session);
  const both = diePick(session, seat, { small: true, big: true });
  const die = sizeIn(both);
  const taking = way.picked === 'take';
  return {
    ...emptyAsk(casino),
    picks: [way, both],
    targets: targetsWith(
      (face) => ({ type: taking ? 'takeDie' : 'putDie', die, casino: face }),
      (face) => {
        const after = withDie(casinoAt(session.view, face), seat, die, taking ? -1 : 1);
        return { head: standingWords(session, after, seat), note: [], tone: toneOfStanding(after, seat) };
      },
    ),
  };
};

/** Whose die would leave the cell, and for where. */
const cellWords = (session: LasVegasSession, cell: Face): Sentence => {
  const found = tileOf(session.view, 'H1');
  const lying = found === null ? null : at(found.tile.cells, cell - 1);
  if (lying === null) return told('royale.laneFree');
  return told('royale.lanePushes', { name: { seat: lying.seat }, casino: casinoPlace(cell) });
};

export const placeAsks: AskBuilders<'close' | 'block' | 'handicap' | 'move' | 'niceDie' | 'activateTile'> = {
  close: (session, { casino }) => {
    const tile = tileAt(session.view, casino);
    const closed = tile?.face === 'E1' ? tile.closed : null;
    const reward = rewardWords(nextInLoop(tile?.face === 'E1' ? tile.cell : 0));
    return {
      ...emptyAsk(casino),
      answers:
        closed === null
          ? []
          : [
              {
                id: 'keepClosed',
                action: { type: 'keepClosed' },
                keys: ['KeyN'],
                title: t('royale.leave'),
                detail: told('royale.keepOpen', { casino: CASINO_NAMES[closed] }),
                chance: null,
                dice: [],
              },
            ],
      targets: targetsWith(
        (face) => ({ type: 'close', casino: face }),
        () => plain(told('royale.laneClose'), [reward]),
      ),
    };
  },
  block: (session, { casino, seat }) => {
    const tile = tileAt(session.view, casino);
    const cluster = clusterPick(session, tile?.face === 'F1' ? tile.clusters : []);
    const count = Number(cluster.picked) as Cluster;
    return {
      ...emptyAsk(casino),
      picks: [cluster],
      targets: targetsWith(
        (face) => ({ type: 'block', cluster: count, casino: face }),
        (face) => {
          const now = casinoAt(session.view, face);
          return changed(session, told('royale.laneBlock', { count }), { ...now, gray: now.gray + count }, seat);
        },
      ),
    };
  },
  handicap: (session, { casino, seat }) => {
    const tile = tileAt(session.view, casino);
    const slot = slotPick(session, tile?.face === 'F2' ? tile.slots : { chip: 0, money: 0, move: 0 });
    return {
      ...emptyAsk(casino),
      picks: [slot],
      answers: [skipAnswer()],
      targets: targetsWith(
        (from) => ({ type: 'handicap', from, slot: slot.picked as HandicapSlot }),
        (face) => {
          const now = casinoAt(session.view, face);
          const head = told('royale.laneGray', { count: now.gray });
          return changed(session, head, { ...now, gray: Math.max(0, now.gray - 1) }, seat);
        },
      ),
    };
  },
  move: moveAsk,
  niceDie: (session, { casino, seat, roll }) => {
    const die = diePick(session, seat, { small: roll.small.length > 0, big: roll.big !== null });
    const size = sizeIn(die);
    return {
      ...emptyAsk(casino),
      picks: die.options.length > 1 ? [die] : [],
      answers: [skipAnswer()],
      targets: targetsWith(
        (value) => ({ type: 'niceDie', die: size, value }),
        (face) =>
          plain([rewardWords(at(NICE_REWARDS, face - 1))], isRolled(roll, face) ? cellWords(session, face) : []),
      ),
    };
  },
  activateTile: (session, { casino }) => ({
    ...emptyAsk(casino),
    targets: targetsWith(
      (face) => ({ type: 'activateTile', casino: face }),
      (face) => {
        const tile = tileAt(session.view, face);
        return plain(tile === null ? told('royale.noTile') : [tileName(session, tile.face)], []);
      },
    ),
  }),
};
