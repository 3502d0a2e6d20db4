/** Questions that a player answers with a casino: closing one, gray dice, moving a die, a cell by its number. */

import {
  CASINO_NAMES,
  type Cluster,
  type Face,
  type HandicapSlot,
  isRolled,
  NICE_REWARDS,
} from '@fremont/games/las-vegas';
import { at, type Sentence } from '@fremont/kernel';
import { t } from '../../../i18n/index.ts';
import { told } from '../../../table/sentences.ts';
import { casinoAt } from '../matrix.ts';
import type { LasVegasModel } from '../types.ts';
import { casinoPlace } from '../words.ts';
import { resultWords, toneOfResult, withDie } from './casino-result.ts';
import { clusterPick, diePick, directionPick, sizeIn, slotPick } from './pick-groups.ts';
import { type Answer, emptyQuestion, type QuestionBuilders } from './question.ts';
import { nextInLoop, rewardWords } from './rewards.ts';
import { changedTarget, plainTarget, targetsWith } from './targets.ts';
import { tileAt, tileName, tileOf } from './tile-lookup.ts';

const skipAnswer = (): Answer => ({
  id: 'skip',
  action: { type: 'skip' },
  keys: ['KeyN'],
  title: t('royale.leave'),
  detail: told('royale.nothing'),
  chance: null,
  dice: [],
});

const moveQuestion: QuestionBuilders<'move'>['move'] = (model, { casino, seat }) => {
  const direction = directionPick(model);
  const size = diePick(model, seat, { small: true, big: true });
  const die = sizeIn(size);
  const taking = direction.picked === 'take';
  return {
    ...emptyQuestion(casino),
    picks: [direction, size],
    targets: targetsWith(
      (face) => ({ type: taking ? 'takeDie' : 'putDie', die, casino: face }),
      (face) => {
        const after = withDie(casinoAt(model.view, face), seat, die, taking ? -1 : 1);
        return { head: resultWords(model, after, seat), note: [], tone: toneOfResult(after, seat) };
      },
    ),
  };
};

const keepClosedAnswer = (closed: Face): Answer => ({
  id: 'keepClosed',
  action: { type: 'keepClosed' },
  keys: ['KeyN'],
  title: t('royale.leave'),
  detail: told('royale.keepOpen', { casino: CASINO_NAMES[closed] }),
  chance: null,
  dice: [],
});

/** The die that would leave the cell, and the casino that it goes to. */
const cellWords = (model: LasVegasModel, cell: Face): Sentence => {
  const found = tileOf(model.view, 'H1');
  const pushed = found === null ? null : at(found.tile.cells, cell - 1);
  if (pushed === null) return told('royale.laneFree');
  return told('royale.lanePushes', { name: { seat: pushed.seat }, casino: casinoPlace(cell) });
};

export const placeQuestions: QuestionBuilders<'close' | 'block' | 'handicap' | 'move' | 'niceDie' | 'activateTile'> = {
  close: (model, { casino }) => {
    const tile = tileAt(model.view, casino);
    const closed = tile?.face === 'E1' ? tile.closed : null;
    const reward = rewardWords(nextInLoop(tile?.face === 'E1' ? tile.cell : 0));
    return {
      ...emptyQuestion(casino),
      answers: closed === null ? [] : [keepClosedAnswer(closed)],
      targets: targetsWith(
        (face) => ({ type: 'close', casino: face }),
        () => plainTarget(told('royale.laneClose'), [reward]),
      ),
    };
  },
  block: (model, { casino, seat }) => {
    const tile = tileAt(model.view, casino);
    const cluster = clusterPick(model, tile?.face === 'F1' ? tile.clusters : []);
    const count = Number(cluster.picked) as Cluster;
    return {
      ...emptyQuestion(casino),
      picks: [cluster],
      targets: targetsWith(
        (face) => ({ type: 'block', cluster: count, casino: face }),
        (face) => {
          const now = casinoAt(model.view, face);
          return changedTarget(model, told('royale.laneBlock', { count }), { ...now, gray: now.gray + count }, seat);
        },
      ),
    };
  },
  handicap: (model, { casino, seat }) => {
    const tile = tileAt(model.view, casino);
    const slot = slotPick(model, tile?.face === 'F2' ? tile.slots : { chip: 0, money: 0, move: 0 });
    return {
      ...emptyQuestion(casino),
      picks: [slot],
      answers: [skipAnswer()],
      targets: targetsWith(
        (from) => ({ type: 'handicap', from, slot: slot.picked as HandicapSlot }),
        (face) => {
          const now = casinoAt(model.view, face);
          const head = told('royale.laneGray', { count: now.gray });
          return changedTarget(model, head, { ...now, gray: Math.max(0, now.gray - 1) }, seat);
        },
      ),
    };
  },
  move: moveQuestion,
  niceDie: (model, { casino, seat, roll }) => {
    const die = diePick(model, seat, { small: roll.small.length > 0, big: roll.big !== null });
    const size = sizeIn(die);
    return {
      ...emptyQuestion(casino),
      picks: die.options.length > 1 ? [die] : [],
      answers: [skipAnswer()],
      targets: targetsWith(
        (value) => ({ type: 'niceDie', die: size, value }),
        (face) =>
          plainTarget([rewardWords(at(NICE_REWARDS, face - 1))], isRolled(roll, face) ? cellWords(model, face) : []),
      ),
    };
  },
  activateTile: (model, { casino }) => ({
    ...emptyQuestion(casino),
    targets: targetsWith(
      (face) => ({ type: 'activateTile', casino: face }),
      (face) => {
        const tile = tileAt(model.view, face);
        return plainTarget(tile === null ? told('royale.noTile') : [tileName(model, tile.face)], []);
      },
    ),
  }),
};
