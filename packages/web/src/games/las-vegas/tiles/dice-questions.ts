/** Questions that a player answers with one button: hiding and guessing, betting, giving up a die, black dice. */

import {
  type Action,
  CHOICE_REWARDS,
  DIE_SIZES,
  type DieSize,
  type Face,
  GOLDEN_REWARD,
  LUCKY_REWARDS,
  type LuckyCount,
  supplyOf,
} from '@fremont/games/las-vegas';
import { at, byType, type Seat, type Sentence } from '@fremont/kernel';
import { money, t } from '../../../i18n/index.ts';
import { digitKeys } from '../../../table/game-controls.ts';
import { told } from '../../../table/sentences.ts';
import type { LasVegasModel } from '../types.ts';
import { ROLLS, rollsWith, winningRolls, worthOfBet } from './bet-odds.ts';
import { blackDie, seatDie } from './die-pictures.ts';
import { type Answer, emptyQuestion, type QuestionBuilders } from './question.ts';
import { ladderReward, rewardWords } from './rewards.ts';
import { tileAt } from './tile-lookup.ts';

const LUCKY_COUNTS: readonly LuckyCount[] = [1, 2, 3];

const labelOf = ({ text }: LasVegasModel, action: Action): string => byType(text.value.actions, action).label;

const luckyAnswer = (
  model: LasVegasModel,
  type: 'luckyHide' | 'luckyGuess',
  count: LuckyCount,
  detail: Sentence,
): Answer => ({
  id: `${type}-${count}`,
  action: { type, count },
  keys: digitKeys(count),
  title: labelOf(model, { type, count }),
  detail,
  chance: type === 'luckyGuess' ? 1 / 3 : null,
  dice: [],
});

const stopAnswer = (reward: number): Answer => ({
  id: 'stop',
  action: { type: 'stop' },
  keys: ['KeyS'],
  title: reward === 0 ? t('royale.takesNothing') : t('royale.takes', { reward: rewardWords(reward) }),
  detail: told('royale.certain'),
  chance: 1,
  dice: [],
});

const betAnswer = (on: 'higher' | 'lower', sum: number, next: number): Answer => ({
  id: on,
  action: { type: 'bet', on },
  keys: [on === 'higher' ? 'KeyH' : 'KeyL'],
  title: t(`royale.${on}`, { sum }),
  detail: told('royale.then', { reward: rewardWords(next) }),
  chance: winningRolls(on, sum) / ROLLS,
  dice: [],
});

const dieAnswer = (model: LasVegasModel, seat: Seat, type: 'knockoutDie' | 'golden', die: DieSize): Answer => ({
  id: `${type}-${die}`,
  action: { type, die },
  keys: digitKeys(die === 'small' ? 1 : 2),
  title: t(die === 'small' ? 'royale.smallDie' : 'royale.bigDie'),
  detail: told('royale.diceAfter', { count: Math.max(0, supplyOf(at(model.view.chairs, seat)) - 1) }),
  chance: null,
  dice: [seatDie(model, seat, die)],
});

const RESULT_WORDS: Readonly<Record<Face, () => Sentence>> = {
  1: () => told('royale.result1'),
  2: () => told('royale.result2'),
  3: () => [rewardWords(at(CHOICE_REWARDS, 2))],
  4: () => told('royale.result4'),
  5: () => told('royale.result5'),
  6: () => told('royale.result6', { money: { money: GOLDEN_REWARD } }),
};

const resultAnswer = (result: Face): Answer => ({
  id: `result-${result}`,
  action: { type: 'myChoice', result },
  keys: digitKeys(result),
  title: String(result),
  detail: RESULT_WORDS[result](),
  chance: null,
  dice: [blackDie(result)],
});

export const diceQuestions: QuestionBuilders<
  'luckyHide' | 'luckyGuess' | 'fiftyFifty' | 'knockoutDie' | 'golden' | 'myChoice'
> = {
  luckyHide: (model, { casino }) => ({
    ...emptyQuestion(casino),
    answers: LUCKY_COUNTS.map((count) =>
      luckyAnswer(model, 'luckyHide', count, told('royale.luckyPays', { reward: rewardWords(LUCKY_REWARDS[count]) })),
    ),
  }),
  luckyGuess: (model, { casino, hider }) => ({
    ...emptyQuestion(casino),
    answers: LUCKY_COUNTS.map((count) => {
      const reward = rewardWords(LUCKY_REWARDS[count]);
      return luckyAnswer(
        model,
        'luckyGuess',
        count,
        told('royale.luckyCosts', { name: { seat: hider }, count, reward }),
      );
    }),
  }),
  fiftyFifty: (model, { casino, rolled }) => {
    const tile = tileAt(model.view, casino);
    const cell = tile?.face === 'B2' ? tile.cell : 1;
    const [now, next] = [ladderReward(cell), ladderReward(cell + 1)];
    const sum = rolled[0] + rolled[1];
    const tally = { higher: winningRolls('higher', sum), lower: winningRolls('lower', sum), equal: rollsWith(sum) };
    const worth = Math.round(worthOfBet(sum, next) / 100) * 100;
    return {
      ...emptyQuestion(casino),
      rolled: rolled.map(blackDie),
      answers: [stopAnswer(now), betAnswer('higher', sum, next), betAnswer('lower', sum, next)],
      notes: [told('royale.outOf36', tally), told('royale.betWorth', { money: money(worth), now: money(now) })],
    };
  },
  knockoutDie: (model, { casino, seat }) => ({
    ...emptyQuestion(casino),
    answers: DIE_SIZES.map((die) => dieAnswer(model, seat, 'knockoutDie', die)),
  }),
  golden: (model, { casino, seat }) => ({
    ...emptyQuestion(casino),
    answers: DIE_SIZES.map((die) => dieAnswer(model, seat, 'golden', die)),
  }),
  myChoice: (_model, { casino, rolled }) => ({
    ...emptyQuestion(casino),
    rolled: rolled.map(blackDie),
    answers: [...new Set(rolled)].map(resultAnswer),
  }),
};
