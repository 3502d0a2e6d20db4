/** The guided first match of classic Las Vegas. */

import {
  type Action,
  type Event,
  FACES,
  type Face,
  type LasVegas,
  strengthOf,
  supplyOf,
} from '@fremont/games/las-vegas';
import { at, type Seat } from '@fremont/kernel';
import { anyLesson, type LessonStep, type Saying, type Scene, type Spot } from '../../../lessons/lesson.ts';
import { lessonMessages } from '../../../lessons/messages.ts';
import { isSameAction } from '../../../table/game-controls.ts';
import { placeId } from '../control-ids.ts';
import { type PlacementPreview, previewOf } from '../placement-preview.ts';
import type { LasVegasModel, LasVegasScreen } from '../types.ts';
import { casinoPlace } from '../words.ts';
import { classicPlan } from './classic-plan.ts';
import { classicLessonMessages } from './messages.ts';

type Step = LessonStep<LasVegas>;
type LasVegasScene = Scene<LasVegas>;

const words = <I extends string>(id: I) =>
  ({
    title: `lesson-las-vegas.${id}Title`,
    text: `lesson-las-vegas.${id}Text`,
    ask: `lesson-las-vegas.${id}Ask`,
  }) as const;

const wordsToRead = <I extends string>(id: I) => ({ ...words(id), ask: null });

/** The money of a seat: its card, or the head of its column on phones. */
const ownSpot = (seat: Seat): Spot => [`.seat[data-seat="${seat}"]`, `[data-head="${seat}"]`];

const casinoSpot = (face: Face): Spot => [`[data-casino="${face}"]`];

/** Without the lane, where the dice to roll may be. */
const moneySpot = (face: Face): Spot => [`[data-casino="${face}"] :is(.casino-sign, .bills)`];

const LANES: Spot = ['[data-lane]'];

/** The effects of the numbers that the learner may place now. */
export const openPlacements = ({ view, legal }: LasVegasScene): PlacementPreview[] =>
  FACES.filter((face) => legal.some((action) => action.type === 'place' && action.face === face)).map((face) =>
    previewOf(view, face),
  );

const diceOf = ({ dice, neutral }: PlacementPreview): number => dice.small + dice.big + neutral;

const supply = ({ view }: LasVegasScene, seat: Seat): number => supplyOf(at(view.chairs, seat));

/** A step about one number of the roll: it fits if `choose` finds one. */
const placeStep = (
  step: Pick<Step, 'id' | 'words'> & { readonly strict?: true },
  choose: (scene: LasVegasScene) => PlacementPreview | undefined,
  more: (preview: PlacementPreview, scene: LasVegasScene) => ReturnType<Step['fillings']>,
): Step => {
  const chosen = (scene: LasVegasScene): PlacementPreview => choose(scene) as PlacementPreview;
  return {
    ...step,
    kind: 'do',
    fits: (scene) => choose(scene) !== undefined,
    task: (scene) => ({ type: 'place', face: chosen(scene).face }),
    spots: (scene) => [casinoSpot(chosen(scene).face)],
    fillings: (scene) => {
      const preview = chosen(scene);
      return {
        casino: casinoPlace(preview.face),
        count: diceOf(preview),
        face: preview.face,
        ...more(preview, scene),
      };
    },
  };
};

const billOf = ({ result }: PlacementPreview): number => (result.type === 'bill' ? result.bill : 0);

const rivalOf = ({ rival, seat }: PlacementPreview): Seat =>
  typeof rival?.participant === 'number' ? rival.participant : seat;

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

const richestCasino = ({ view }: LasVegasScene): Face => {
  const best = view.casinos.map(({ bills }) => bills[0] ?? 0);
  return at(FACES, best.indexOf(Math.max(...best)));
};

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

const bestPlacement = (scene: LasVegasScene): PlacementPreview | undefined =>
  openPlacements(scene).reduce<PlacementPreview | undefined>(
    (best, one) => (best === undefined || billOf(one) * diceOf(one) > billOf(best) * diceOf(best) ? one : best),
    undefined,
  );

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

/** The bills that a seat won in a round. */
const billsWon = (events: readonly Event[], seat: Seat, round: number): number[] => {
  const end = events.findIndex((event) => event.type === 'roundEnded' && event.round === round);
  const next = events.findIndex((event) => event.type === 'roundBegan' && event.round === round + 1);
  const paid = events.slice(end, next === -1 ? undefined : next);
  return paid.flatMap((event) => (event.type === 'billWon' && event.seat === seat ? [event.bill] : []));
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

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
  fillings: ({ view, seat }) => ({
    money: { money: sum(at(view.chairs, seat).bills ?? []) },
    rounds: view.rounds - view.round + 1,
  }),
};

/** Says where the dice are now and what they would win. */
const react = (before: LasVegasScene, action: Action): Saying | null => {
  if (action.type !== 'place') return null;
  const preview = previewOf(before.view, action.face);
  const { result, strength } = preview;
  const casino = casinoPlace(action.face);
  switch (result.type) {
    case 'bill':
      return { key: 'lesson-las-vegas.didBill', fillings: { casino, count: strength, money: { money: result.bill } } };
    case 'tie':
      return { key: 'lesson-las-vegas.didTie', fillings: { casino, count: strength } };
    default:
      return { key: 'lesson-las-vegas.didNothing', fillings: { casino, count: strength } };
  }
};

export const press = (model: LasVegasModel, action: Action): string => {
  if (action.type !== 'place') return action.type;
  return isSameAction(model.chosen.value, action) ? 'confirm' : placeId(action.face);
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
