/** Parts of the lessons of Las Vegas: places on the board, the effects of a roll, the answers of the coach. */

import {
  type Action,
  CHIP_VALUE,
  type Event,
  FACES,
  type Face,
  type LasVegas,
  supplyOf,
} from '@fremont/games/las-vegas';
import { at, type Seat } from '@fremont/kernel';
import type { LessonStep, Saying, Scene, Spot } from '../../../lessons/lesson.ts';
import { isSameAction } from '../../../table/game-controls.ts';
import { placeId } from '../control-ids.ts';
import { type PlacementPreview, previewOf } from '../placement-preview.ts';
import type { LasVegasModel } from '../types.ts';
import { casinoPlace } from '../words.ts';

export type Step = LessonStep<LasVegas>;
export type LasVegasScene = Scene<LasVegas>;

/** The money of a seat: its card, or the head of its column on phones. */
export const ownSpot = (seat: Seat): Spot => [`.seat[data-seat="${seat}"]`, `[data-head="${seat}"]`];

export const casinoSpot = (face: Face): Spot => [`[data-casino="${face}"]`];

/** Without the lane, where the dice to roll may be. */
export const moneySpot = (face: Face): Spot => [`[data-casino="${face}"] :is(.casino-sign, .bills)`];

export const LANES: Spot = ['[data-lane]'];

/** The effects of the numbers that the learner may place now. */
export const openPlacements = ({ view, legal }: LasVegasScene): PlacementPreview[] =>
  FACES.filter((face) => legal.some((action) => action.type === 'place' && action.face === face)).map((face) =>
    previewOf(view, face),
  );

const diceOf = ({ dice, neutral }: PlacementPreview): number => dice.small + dice.big + neutral;

export const supply = ({ view }: LasVegasScene, seat: Seat): number => supplyOf(at(view.chairs, seat));

/** A step about one number of the roll: it fits if `choose` finds one. */
export const placeStep = (
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

export const billOf = ({ result }: PlacementPreview): number => (result.type === 'bill' ? result.bill : 0);

export const rivalOf = ({ rival, seat }: PlacementPreview): Seat =>
  typeof rival?.participant === 'number' ? rival.participant : seat;

export const richestCasino = ({ view }: LasVegasScene): Face => {
  const best = view.casinos.map(({ bills }) => bills[0] ?? 0);
  return at(FACES, best.indexOf(Math.max(...best)));
};

export const bestPlacement = (scene: LasVegasScene): PlacementPreview | undefined =>
  openPlacements(scene).reduce<PlacementPreview | undefined>(
    (best, one) => (best === undefined || billOf(one) * diceOf(one) > billOf(best) * diceOf(best) ? one : best),
    undefined,
  );

/** The bills that a seat won in a round. */
export const billsWon = (events: readonly Event[], seat: Seat, round: number): number[] => {
  const end = events.findIndex((event) => event.type === 'roundEnded' && event.round === round);
  const next = events.findIndex((event) => event.type === 'roundBegan' && event.round === round + 1);
  const paid = events.slice(end, next === -1 ? undefined : next);
  return paid.flatMap((event) => (event.type === 'billWon' && event.seat === seat ? [event.bill] : []));
};

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Says where the dice are now and what they would win. */
export const react = (before: LasVegasScene, action: Action): Saying | null => {
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

/** The control that chooses an action. A second press on the big button sends it. */
const choiceId = (action: Action): string => {
  switch (action.type) {
    case 'place':
      return placeId(action.face);
    case 'bet':
      return `answer-${action.on}`;
    case 'stop':
      return 'answer-stop';
    default:
      return action.type;
  }
};

export const press = ({ chosen }: LasVegasModel, action: Action): string =>
  action.type !== 'roll' && isSameAction(chosen.value, action) ? 'confirm' : choiceId(action);

/** Bills and chips of a seat in dollars. */
export const wealthOf = ({ view }: LasVegasScene, seat: Seat): number => {
  const { bills, chips } = at(view.chairs, seat);
  return sum(bills ?? []) + chips * CHIP_VALUE;
};

/** Rounds that are not over yet. */
export const roundsLeft = ({ view, isOver }: LasVegasScene): number => (isOver ? 0 : view.rounds - view.round + 1);
