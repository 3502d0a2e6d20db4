/** The guided first match of classic Las Vegas. */

import { strengthOf } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import { anyLesson } from '../../../lessons/lesson.ts';
import { lessonMessages } from '../../../lessons/messages.ts';
import type { PlacementPreview } from '../placement-preview.ts';
import type { LasVegasScreen } from '../types.ts';
import { casinoPlace } from '../words.ts';
import { classicPlan } from './classic-plan.ts';
import { classicLessonMessages } from './messages.ts';
import {
  bestPlacement,
  billOf,
  billsWon,
  casinoSpot,
  LANES,
  type LasVegasScene,
  moneySpot,
  openPlacements,
  ownSpot,
  placeStep,
  press,
  react,
  richestCasino,
  rivalOf,
  roundsLeft,
  type Step,
  sum,
  supply,
  wealthOf,
} from './shared.ts';

const words = <I extends string>(id: I) =>
  ({
    title: `lesson-las-vegas.${id}Title`,
    text: `lesson-las-vegas.${id}Text`,
    ask: `lesson-las-vegas.${id}Ask`,
  }) as const;

const wordsToRead = <I extends string>(id: I) => ({ ...words(id), ask: null });

/** The seat is tied with the strongest rival there, and its roll would put it ahead. */
const breaksTie =
  ({ view }: LasVegasScene) =>
  ({ face, seat, result, rival }: PlacementPreview): boolean => {
    const strength = strengthOf(at(at(view.casinos, face - 1).dice, seat));
    return result.type === 'bill' && strength > 0 && rival?.strength === strength;
  };

const tieStep = placeStep(
  { id: 'tie', words: words('tie') },
  (scene) => openPlacements(scene).find(breaksTie(scene)),
  (preview) => ({
    name: { seat: rivalOf(preview) },
    theirs: preview.rival?.strength ?? 0,
    money: { money: billOf(preview) },
  }),
);

const secondStep = placeStep(
  { id: 'second', words: words('second') },
  (scene) => openPlacements(scene).find(({ result }) => result.type === 'bill' && result.rank === 2),
  (preview) => ({ name: { seat: rivalOf(preview) }, money: { money: billOf(preview) } }),
);

/** A rival leads a casino, and the roll would tie with the leader. */
const spoils = ({ result, rival }: PlacementPreview): boolean =>
  result.type === 'tie' && result.others.length === 1 && typeof rival?.participant === 'number';

const spoilStep = placeStep(
  { id: 'spoil', words: words('spoil') },
  (scene) => openPlacements(scene).find(spoils),
  (preview, { view }) => ({
    name: { seat: rivalOf(preview) },
    money: { money: at(view.casinos, preview.face - 1).bills[0] ?? 0 },
  }),
);

const rollStep: Step = {
  id: 'roll',
  kind: 'do',
  words: words('roll'),
  strict: true,
  fits: ({ view }) => view.phase.type === 'rolling',
  task: () => ({ type: 'roll' }),
  spots: (scene) => [moneySpot(richestCasino(scene))],
  fillings: (scene) => {
    const face = richestCasino(scene);
    return {
      count: supply(scene, scene.seat),
      casino: casinoPlace(face),
      money: { money: at(scene.view.casinos, face - 1).bills[0] ?? 0 },
    };
  },
};

const firstPlaceStep = placeStep({ id: 'place', words: words('place'), strict: true }, bestPlacement, (preview) => ({
  money: { money: billOf(preview) },
}));

const lastDieStep: Step = {
  id: 'last',
  kind: 'choose',
  words: words('last'),
  fits: (scene) => supply(scene, scene.seat) === 1 && openPlacements(scene).length === 1,
  spots: (scene) => openPlacements(scene).map(({ face }) => casinoSpot(face)),
  fillings: (scene) => ({ face: openPlacements(scene)[0]?.face ?? 1 }),
};

const payoutStep: Step = {
  id: 'payout',
  kind: 'read',
  words: wordsToRead('payout'),
  between: true,
  fits: ({ view }) => view.round === 2,
  spots: ({ seat }) => [ownSpot(seat)],
  fillings: ({ events, seat, view }) => {
    const bills = billsWon(events, seat, 1);
    return { money: { money: sum(bills) }, count: bills.length, name: { seat: view.starter } };
  },
};

const chooseStep: Step = {
  id: 'choose',
  kind: 'choose',
  words: words('choose'),
  fits: (scene) => scene.view.round > 1 && openPlacements(scene).length > 1,
  spots: () => [LANES],
  fillings: () => ({}),
};

const toolsStep: Step = {
  id: 'tools',
  kind: 'read',
  words: wordsToRead('tools'),
  fits: (scene) => scene.view.round > 1 && scene.view.phase.type === 'rolling' && supply(scene, scene.seat) < 8,
  spots: () => [['[data-control="undo"]'], ['.tool-lens']],
  fillings: () => ({}),
};

const fewStep: Step = {
  id: 'few',
  kind: 'choose',
  words: words('few'),
  fits: (scene) => scene.view.round > 1 && supply(scene, scene.seat) <= 4 && openPlacements(scene).length > 1,
  spots: () => [LANES],
  fillings: (scene) => ({ count: supply(scene, scene.seat) }),
};

const farewellStep: Step = {
  id: 'farewell',
  kind: 'read',
  words: wordsToRead('farewell'),
  between: true,
  fits: ({ view, isOver }) => isOver || view.round > 2,
  spots: ({ seat }) => [ownSpot(seat)],
  fillings: (scene) => ({
    money: { money: wealthOf(scene, scene.seat) },
    rounds: roundsLeft(scene),
  }),
};

export const classicLesson = anyLesson<LasVegasScreen>({
  id: 'classic',
  plan: classicPlan,
  messages: [lessonMessages, classicLessonMessages],
  steps: [
    rollStep,
    firstPlaceStep,
    tieStep,
    secondStep,
    spoilStep,
    lastDieStep,
    payoutStep,
    chooseStep,
    toolsStep,
    fewStep,
    farewellStep,
  ],
  react,
  press,
});
