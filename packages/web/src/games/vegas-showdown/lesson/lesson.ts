/** The guided first match of Vegas Showdown: four turns from the first bid to a tile that had to wait for another. */

import {
  type Action,
  BASIC_OF_LOT,
  coveredCells,
  incomeOf,
  type Lot,
  lotState,
  lotStates,
  publicityFame,
  TILES,
  type TileId,
  type Turn,
  type VegasShowdown,
} from '@fremont/games/vegas-showdown';
import { at } from '@fremont/kernel';
import { anyLesson, type LessonStep, type Saying, type Scene, type Spot } from '../../../lessons/lesson.ts';
import { lessonMessages } from '../../../lessons/messages.ts';
import { isSameAction } from '../../../table/game-controls.ts';
import { bidId, cellId, handId } from '../control-ids.ts';
import { ghostOf } from '../ghost-position.ts';
import { handOf } from '../hand.ts';
import { picksOf } from '../picks.ts';
import type { ShowdownModel, ShowdownScreen } from '../types.ts';
import { cellName, isSameCell } from '../words.ts';
import { showdownLessonMessages } from './messages.ts';
import { showdownPlan } from './plan.ts';

type Step = LessonStep<VegasShowdown>;
type ShowdownScene = Scene<VegasShowdown>;
type BidAction = Extract<Action, { readonly type: 'bid' }>;
type PlaceAction = Extract<Action, { readonly type: 'place' }>;

const words = <I extends string>(id: I) =>
  ({
    title: `lesson-vegas-showdown.${id}Title`,
    text: `lesson-vegas-showdown.${id}Text`,
    ask: `lesson-vegas-showdown.${id}Ask`,
  }) as const;

const wordsToRead = <I extends string>(id: I) => ({ ...words(id), ask: null });

const lotSpot = (lot: Lot): Spot => [`[data-lot="${lot}"]`];

/** The seat card, or its place in the strip on phones. */
const seatSpot = (seat: number): Spot => [`.seat[data-seat="${seat}"]`, `.showdown-seats [data-seat="${seat}"]`];

const cellsSpot = (action: PlaceAction): Spot => [
  coveredCells(action)
    .map((cell) => `[data-control="${cellId(cell)}"]`)
    .join(', '),
];

const chairOf = ({ view, seat }: ShowdownScene) => at(view.chairs, seat);

const isPhase = ({ view }: ShowdownScene, type: ShowdownScene['view']['phase']['type']): boolean =>
  view.phase.type === type;

const bidsOn = ({ legal }: ShowdownScene, lot: Lot): BidAction[] =>
  legal.filter((action): action is BidAction => action.type === 'bid' && action.lot === lot);

const placesOf = ({ legal }: ShowdownScene, tile: TileId): PlaceAction[] =>
  legal.filter((action): action is PlaceAction => action.type === 'place' && action.tile === tile);

/** A step that asks for one action: it fits if `choose` finds one. */
const actStep = <A extends Action>(
  step: Pick<Step, 'id' | 'words' | 'strict'>,
  choose: (scene: ShowdownScene) => A | undefined,
  about: (
    action: A,
    scene: ShowdownScene,
  ) => { readonly spots: readonly Spot[]; readonly fillings: ReturnType<Step['fillings']> },
): Step => {
  const chosen = (scene: ShowdownScene): A => choose(scene) as A;
  return {
    ...step,
    kind: 'do',
    fits: (scene) => choose(scene) !== undefined,
    task: chosen,
    spots: (scene) => about(chosen(scene), scene).spots,
    fillings: (scene) => about(chosen(scene), scene).fillings,
  };
};

const moneyOf = (scene: ShowdownScene): { readonly money: number } => ({ money: chairOf(scene).money });

const bidStep = actStep(
  { id: 'bid', words: words('bid'), strict: true },
  (scene) => bidsOn(scene, 'lounge')[0],
  ({ lot, amount }, scene) => ({ spots: [lotSpot(lot)], fillings: { money: moneyOf(scene), bid: { money: amount } } }),
);

/** A bid that skips a space, on the lot where the learner was outbid. A still higher one has to exist. */
const jumpingBid = (scene: ShowdownScene): BidAction | undefined => {
  const { outbid } = chairOf(scene);
  if (outbid === null) return undefined;
  const jump = bidsOn(scene, outbid.lot)[1];
  return jump !== undefined && spaceAbove(scene, jump) !== undefined ? jump : undefined;
};

const spaceAbove = ({ view }: ShowdownScene, { lot, amount }: BidAction): number | undefined =>
  lotState(view, lot).track.find(({ value }) => value > amount)?.value;

const jumpStep = actStep({ id: 'jump', words: words('jump') }, jumpingBid, (action, scene) => {
  const standing = lotState(scene.view, action.lot).standing;
  return {
    spots: [lotSpot(action.lot)],
    fillings: {
      name: { seat: standing?.seat ?? scene.seat },
      theirs: { money: standing?.amount ?? 0 },
      money: { money: action.amount },
      next: { money: spaceAbove(scene, action) ?? 0 },
    },
  };
});

/** The tile that the learner has just bought. */
const boughtTile = ({ view }: ShowdownScene): TileId | null =>
  view.phase.type === 'building' && view.phase.work.type === 'purchase' ? view.phase.work.tile : null;

/** Rooms grow from the middle row, where the entrances are. */
const MIDDLE = 2;

/** The tile in hand starts at its first legal place. */
const firstTurn = (places: readonly PlaceAction[]): Turn => places[0]?.turn ?? 0;

/** The place in the row that takes the fewest turns of the tile. */
const placeInRow = (places: readonly PlaceAction[], row: number): PlaceAction | undefined => {
  const turnsTo = ({ turn }: PlaceAction): number => (turn - firstTurn(places) + 360) % 360;
  const [best] = places.filter(({ cell }) => cell[1] === row).toSorted((one, other) => turnsTo(one) - turnsTo(other));
  return best ?? places[0];
};

const placesOfBought = (scene: ShowdownScene): PlaceAction[] => {
  const tile = boughtTile(scene);
  return tile === null ? [] : placesOf(scene, tile);
};

const aboutPlace = (action: PlaceAction, scene: ShowdownScene) => ({
  spots: [cellsSpot(action)],
  fillings: {
    cell: cellName(action.cell),
    turns: firstTurn(placesOf(scene, action.tile)) === action.turn ? 'no' : 'yes',
  },
});

/** The first tile lies along the middle row, which takes a turn. */
const placeStep = actStep(
  { id: 'place', words: words('place'), strict: true },
  (scene) => {
    const places = placesOfBought(scene);
    return places.find(({ cell, turn }) => cell[1] === MIDDLE && turn === 0) ?? places[0];
  },
  aboutPlace,
);

const eventStep: Step = {
  id: 'event',
  kind: 'read',
  words: wordsToRead('event'),
  between: true,
  fits: ({ view }) => view.turn > 1 && view.cards.length > 0,
  spots: () => [['.event-cards']],
  fillings: () => ({}),
};

const lowerOf = ({ population, revenue }: { readonly population: number; readonly revenue: number }): string => {
  if (population === revenue) return 'both';
  return population < revenue ? 'population' : 'revenue';
};

const incomeStep: Step = {
  id: 'income',
  kind: 'read',
  words: wordsToRead('income'),
  fits: (scene) => isPhase(scene, 'choosing') && scene.view.turn > 1,
  spots: ({ seat }) => [['.forecast'], seatSpot(seat)],
  fillings: (scene) => {
    const { population, revenue } = chairOf(scene);
    return { lower: lowerOf(chairOf(scene)), population, revenue, money: { money: incomeOf({ population, revenue }) } };
  },
};

/** Fancy Slots below their opening price, which the learner cannot build yet. */
const cheapBid = (scene: ShowdownScene): BidAction | undefined => {
  const lot = lotStates(scene.view).find(
    ({ tile, minimum }) => tile === 'fancy-slots' && minimum !== null && minimum < TILES['fancy-slots'].price,
  )?.lot;
  return lot === undefined ? undefined : bidsOn(scene, lot)[0];
};

const cheapStep = actStep({ id: 'cheap', words: words('cheap') }, cheapBid, ({ lot, amount }) => ({
  spots: [lotSpot(lot)],
  fillings: { from: { money: TILES['fancy-slots'].price }, money: { money: amount } },
}));

const hasAside = (scene: ShowdownScene, tile: TileId): boolean => chairOf(scene).aside.includes(tile);

const hasBuilt = (scene: ShowdownScene, tile: TileId): boolean =>
  chairOf(scene).sheet.some((placed) => placed.tile === tile);

const slotsBid = (scene: ShowdownScene): BidAction | undefined => {
  if (!hasAside(scene, 'fancy-slots') || hasBuilt(scene, 'slots')) return undefined;
  return scene.legal.find(
    (action): action is BidAction => action.type === 'bid' && BASIC_OF_LOT[action.lot] === 'slots',
  );
};

const needsStep = actStep({ id: 'needs', words: words('needs') }, slotsBid, ({ lot, amount }) => ({
  spots: [lotSpot(lot), ['.own-aside']],
  fillings: { money: { money: amount } },
}));

const doorStep = actStep(
  { id: 'door', words: words('door') },
  (scene) => {
    const places = boughtTile(scene) === 'slots' && hasBuilt(scene, 'lounge') ? placesOfBought(scene) : [];
    return placeInRow(places, MIDDLE);
  },
  aboutPlace,
);

const publicityStep = actStep(
  { id: 'publicity', words: words('publicity') },
  (scene) =>
    hasAside(scene, 'fancy-slots') && hasBuilt(scene, 'slots')
      ? scene.legal.find((action) => action.type === 'publicity')
      : undefined,
  (_action, { view }) => ({
    spots: [['[data-control="publicity"]']],
    fillings: { fame: publicityFame(view) },
  }),
);

const fancyStep = actStep(
  { id: 'fancy', words: words('fancy') },
  (scene) => {
    const places = boughtTile(scene) === null ? placesOf(scene, 'fancy-slots') : [];
    return placeInRow(places, MIDDLE - 1);
  },
  aboutPlace,
);

/** The learner's turns that the lesson covers. */
const TURNS = 4;

const isAfterwards = ({ view, isOver }: ShowdownScene): boolean => isOver || view.turn > TURNS;

const renovateStep: Step = {
  id: 'renovate',
  kind: 'read',
  words: wordsToRead('renovate'),
  between: true,
  fits: isAfterwards,
  spots: ({ seat }) => [['[data-free="renovate"]', ...seatSpot(seat)]],
  fillings: () => ({}),
};

const scoreStep: Step = {
  id: 'score',
  kind: 'read',
  words: wordsToRead('score'),
  between: true,
  fits: isAfterwards,
  spots: ({ seat }) => [['.own-plan', ...seatSpot(seat)]],
  fillings: () => ({}),
};

const farewellStep: Step = {
  id: 'farewell',
  kind: 'read',
  words: wordsToRead('farewell'),
  between: true,
  fits: isAfterwards,
  spots: ({ seat }) => [seatSpot(seat), ['.stacks-left']],
  fillings: (scene) => ({ fame: chairOf(scene).fame }),
};

const react = (_before: ShowdownScene, action: Action): Saying | null => {
  switch (action.type) {
    case 'bid':
      return { key: 'lesson-vegas-showdown.didBid', fillings: { money: { money: action.amount } } };
    case 'place':
      return { key: 'lesson-vegas-showdown.didPlace', fillings: {} };
    case 'publicity':
      return { key: 'lesson-vegas-showdown.didPublicity', fillings: {} };
    case 'renovate':
      return { key: 'lesson-vegas-showdown.didRenovate', fillings: {} };
    default:
      return null;
  }
};

const press = (model: ShowdownModel, action: Action): string => {
  if (action.type === 'place') return pressToPlace(model, action);
  if (isSameAction(model.chosen.value, action)) return 'confirm';
  return action.type === 'bid' ? bidId(action.lot, action.amount) : action.type;
};

/** The tile in hand, then its turn, then its cell, then the big button. */
const pressToPlace = (model: ShowdownModel, { tile, cell, turn }: PlaceAction): string => {
  const ghost = ghostOf(model);
  if (ghost === null) return cellId(cell);
  if (handOf(model) !== tile) return handId(tile);
  if (ghost.turn !== turn) return 'turn';
  // Until the tile is pinned it follows the mouse.
  return picksOf(model).isPinned.value && isSameCell(ghost.cell, cell) ? 'place' : cellId(cell);
};

export const showdownLesson = anyLesson<ShowdownScreen>({
  id: 'first',
  plan: showdownPlan,
  messages: [lessonMessages, showdownLessonMessages],
  steps: [
    bidStep,
    jumpStep,
    placeStep,
    eventStep,
    incomeStep,
    cheapStep,
    needsStep,
    doorStep,
    publicityStep,
    fancyStep,
    renovateStep,
    scoreStep,
    farewellStep,
  ],
  react,
  press,
});
