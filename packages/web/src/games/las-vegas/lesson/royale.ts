/** The guided first match of Las Vegas Royale: the big die, chips and tiles. */

import { type Decision, type Face, PAY_DAY_REWARD, strengthOf, type TileFace } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import { anyLesson, type Spot } from '../../../lessons/lesson.ts';
import { lessonMessages } from '../../../lessons/messages.ts';
import type { PlacementPreview } from '../placement-preview.ts';
import type { LasVegasScreen } from '../types.ts';
import { casinoPlace } from '../words.ts';
import { classicLessonMessages, royaleLessonMessages } from './messages.ts';
import { royalePlan } from './royale-plan.ts';
import {
  billOf,
  billsWon,
  LANES,
  type LasVegasScene,
  moneySpot,
  openPlacements,
  ownSpot,
  placeStep,
  press,
  react,
  roundsLeft,
  type Step,
  sum,
  supply,
  wealthOf,
} from './shared.ts';

const words = <I extends string>(id: I) =>
  ({
    title: `lesson-royale.${id}Title`,
    text: `lesson-royale.${id}Text`,
    ask: `lesson-royale.${id}Ask`,
  }) as const;

const wordsToRead = <I extends string>(id: I) => ({ ...words(id), ask: null });

const tileSpot = (face: Face): Spot => [`[data-tile="${face}"]`, `[data-casino="${face}"]`];

/** The open placement at the casino with this tile. */
const placementAt =
  (tile: TileFace) =>
  (scene: LasVegasScene): PlacementPreview | undefined =>
    openPlacements(scene).find(({ face }) => scene.view.royale?.tiles[face - 1]?.face === tile);

/** The pairs of bills are sorted, so this casino has the highest sum. */
const RICHEST: Face = 6;

const rollStep: Step = {
  id: 'roll',
  kind: 'do',
  words: words('roll'),
  strict: true,
  fits: ({ view }) => view.phase.type === 'rolling',
  task: () => ({ type: 'roll' }),
  spots: () => [moneySpot(RICHEST)],
  fillings: (scene) => ({
    count: supply(scene, scene.seat),
    casino: casinoPlace(RICHEST),
    money: { money: sum(at(scene.view.casinos, RICHEST - 1).bills) },
  }),
};

/** A group with the big die, the strongest first. */
const withBigDie = (scene: LasVegasScene): PlacementPreview | undefined =>
  openPlacements(scene).find(({ dice }) => dice.big > 0);

const bigStep = placeStep({ id: 'big', words: words('big'), strict: true }, withBigDie, (preview) => ({
  strength: preview.strength,
  money: { money: billOf(preview) },
}));

/** The casinos in which the learner has dice once these are placed. */
const casinosAfter = ({ view }: LasVegasScene, { face, seat }: PlacementPreview): number =>
  view.casinos.filter(({ dice }, index) => index === face - 1 || strengthOf(at(dice, seat)) > 0).length;

const payDayStep = placeStep({ id: 'payDay', words: words('payDay') }, placementAt('D1'), (preview, scene) => ({
  money: { money: casinosAfter(scene, preview) * PAY_DAY_REWARD },
  casinos: casinosAfter(scene, preview),
}));

const passStep: Step = {
  id: 'pass',
  kind: 'do',
  words: words('pass'),
  fits: ({ legal, view }) => view.round === 1 && legal.some(({ type }) => type === 'pass') && isLater(view),
  task: () => ({ type: 'pass' }),
  spots: ({ seat }) => [ownSpot(seat)],
  fillings: ({ view, seat }) => ({ chips: at(view.chairs, seat).chips, money: { money: PAY_DAY_REWARD } }),
};

/** Not with the first roll of a round: passing it makes no sense to a beginner. */
const isLater = ({ casinos, turn }: LasVegasScene['view']): boolean =>
  casinos.some(({ dice }) => strengthOf(at(dice, turn)) > 0);

const fiftyStep = placeStep({ id: 'fifty', words: words('fifty') }, placementAt('B2'), () => ({}));

type FiftyFifty = Extract<Decision, { readonly type: 'fiftyFifty' }>;

const betOf = ({ view }: LasVegasScene): FiftyFifty | null =>
  view.phase.type === 'deciding' && view.phase.decision.type === 'fiftyFifty' ? view.phase.decision : null;

const sumOf = (scene: LasVegasScene): number => sum(betOf(scene)?.rolled ?? []);

/** Most sums are near seven. */
const SEVEN = 7;

const betStep: Step = {
  id: 'bet',
  kind: 'do',
  words: words('bet'),
  fits: (scene) => betOf(scene) !== null,
  task: (scene) => ({ type: 'bet', on: sumOf(scene) < SEVEN ? 'higher' : 'lower' }),
  spots: (scene) => [tileSpot(betOf(scene)?.casino ?? 1)],
  fillings: (scene) => ({ sum: sumOf(scene), on: sumOf(scene) < SEVEN ? 'higher' : 'lower' }),
};

const moreStep: Step = {
  id: 'more',
  kind: 'choose',
  words: words('more'),
  fits: (scene) => betOf(scene) !== null,
  spots: () => [['.prompt']],
  fillings: (scene) => ({ sum: sumOf(scene) }),
};

const jackpotStep = placeStep({ id: 'jackpot', words: words('jackpot') }, placementAt('A2'), () => ({}));

const payoutStep: Step = {
  id: 'payout',
  kind: 'read',
  words: wordsToRead('payout'),
  between: true,
  fits: ({ view }) => view.round === 2,
  spots: ({ seat }) => [ownSpot(seat)],
  fillings: ({ events, seat, view }) => {
    const bills = billsWon(events, seat, 1);
    return { money: { money: sum(bills) }, count: bills.length, chips: at(view.chairs, seat).chips };
  },
};

const tilesStep: Step = {
  id: 'tiles',
  kind: 'choose',
  words: words('tiles'),
  fits: (scene) => scene.view.round > 1 && openPlacements(scene).length > 1,
  spots: () => [LANES],
  fillings: () => ({}),
};

const farewellStep: Step = {
  id: 'farewell',
  kind: 'read',
  words: wordsToRead('farewell'),
  between: true,
  fits: ({ view, isOver }) => isOver || view.round > 2,
  spots: ({ seat }) => [ownSpot(seat)],
  fillings: (scene) => ({ money: { money: wealthOf(scene, scene.seat) }, rounds: roundsLeft(scene) }),
};

export const royaleLesson = anyLesson<LasVegasScreen>({
  id: 'royale',
  plan: royalePlan,
  messages: [lessonMessages, classicLessonMessages, royaleLessonMessages],
  steps: [
    rollStep,
    bigStep,
    payDayStep,
    passStep,
    fiftyStep,
    betStep,
    moreStep,
    jackpotStep,
    payoutStep,
    tilesStep,
    farewellStep,
  ],
  react,
  press,
});
