/** Questions answered by a whole answer: hiding and guessing, betting, giving up a die, results of black dice. */

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
import { told } from '../../../table/sentences.ts';
import type { LasVegasSession } from '../types.ts';
import { type Answer, type AskBuilders, emptyAsk } from './ask.ts';
import { ROLLS, waysToEqual, waysToWin, worthOfBet } from './odds.ts';
import { ladderReward, rewardWords } from './rewards.ts';
import { blackDie, ownDie, tileAt } from './views.ts';

const LUCKY_COUNTS: readonly LuckyCount[] = [1, 2, 3];

const labelOf = ({ text }: LasVegasSession, action: Action): string => byType(text.value.actions, action).label;

const digitKeys = (digit: number): readonly string[] => [`Digit${digit}`, `Numpad${digit}`];

const luckyAnswer = (
  session: LasVegasSession,
  type: 'luckyHide' | 'luckyGuess',
  count: LuckyCount,
  detail: Sentence,
): Answer => ({
  id: `${type}-${count}`,
  action: { type, count },
  keys: digitKeys(count),
  title: labelOf(session, { type, count }),
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
  chance: waysToWin(on, sum) / ROLLS,
  dice: [],
});

const dieAnswer = (session: LasVegasSession, seat: Seat, type: 'knockoutDie' | 'golden', die: DieSize): Answer => ({
  id: `${type}-${die}`,
  action: { type, die },
  keys: digitKeys(die === 'small' ? 1 : 2),
  title: t(die === 'small' ? 'royale.smallDie' : 'royale.bigDie'),
  detail: told('royale.diceAfter', { count: Math.max(0, supplyOf(at(session.view.chairs, seat)) - 1) }),
  chance: null,
  dice: [ownDie(session, seat, die)],
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

export const diceAsks: AskBuilders<'luckyHide' | 'luckyGuess' | 'fiftyFifty' | 'knockoutDie' | 'golden' | 'myChoice'> =
  {
    luckyHide: (session, { casino }) => ({
      ...emptyAsk(casino),
      answers: LUCKY_COUNTS.map((count) =>
        luckyAnswer(
          session,
          'luckyHide',
          count,
          told('royale.luckyPays', { reward: rewardWords(LUCKY_REWARDS[count]) }),
        ),
      ),
    }),
    luckyGuess: (session, { casino, hider }) => ({
      ...emptyAsk(casino),
      answers: LUCKY_COUNTS.map((count) => {
        const reward = rewardWords(LUCKY_REWARDS[count]);
        return luckyAnswer(
          session,
          'luckyGuess',
          count,
          told('royale.luckyCosts', { name: { seat: hider }, count, reward }),
        );
      }),
    }),
    fiftyFifty: (session, { casino, rolled }) => {
      const tile = tileAt(session.view, casino);
      const cell = tile?.face === 'B2' ? tile.cell : 1;
      const [now, next] = [ladderReward(cell), ladderReward(cell + 1)];
      const sum = rolled[0] + rolled[1];
      const tally = { higher: waysToWin('higher', sum), lower: waysToWin('lower', sum), equal: waysToEqual(sum) };
      const worth = Math.round(worthOfBet(sum, next) / 100) * 100;
      return {
        ...emptyAsk(casino),
        rolled: rolled.map(blackDie),
        answers: [stopAnswer(now), betAnswer('higher', sum, next), betAnswer('lower', sum, next)],
        notes: [told('royale.outOf36', tally), told('royale.betWorth', { money: money(worth), now: money(now) })],
      };
    },
    knockoutDie: (session, { casino, seat }) => ({
      ...emptyAsk(casino),
      answers: DIE_SIZES.map((die) => dieAnswer(session, seat, 'knockoutDie', die)),
    }),
    golden: (session, { casino, seat }) => ({
      ...emptyAsk(casino),
      answers: DIE_SIZES.map((die) => dieAnswer(session, seat, 'golden', die)),
    }),
    myChoice: (_session, { casino, rolled }) => ({
      ...emptyAsk(casino),
      rolled: rolled.map(blackDie),
      answers: [...new Set(rolled)].map(resultAnswer),
    }),
  };
