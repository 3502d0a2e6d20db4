/** The guided first match of Lords of Vegas: three turns from the first lot to a casino with a boss. */

import {
  type Action,
  type BuildAction,
  buildCost,
  type Casino,
  COMPANIES,
  type Colour,
  casinoAround,
  type DealAction,
  LOT_FACTS,
  type LordsOfVegas,
  type LotId,
  lotAt,
  reorganiseCost,
  type SprawlAction,
  sprawlCost,
} from '@fremont/games/lords-of-vegas';
import { at, type Place } from '@fremont/kernel';
import { anyLesson, type LessonStep, type Saying, type Scene, type Spot } from '../../../lessons/lesson.ts';
import { lessonMessages } from '../../../lessons/messages.ts';
import { isSameAction } from '../../../table/game-controls.ts';
import { lotActionId, lotId, toolId } from '../control-ids.ts';
import { picksOf } from '../picks.ts';
import { lotActions } from '../tool-controls.ts';
import type { LordsModel, LordsScreen } from '../types.ts';
import { lordsLessonMessages } from './messages.ts';
import { lordsPlan } from './plan.ts';

type Step = LessonStep<LordsOfVegas>;
type LordsScene = Scene<LordsOfVegas>;

const words = <I extends string>(id: I) =>
  ({
    title: `lesson-lords-of-vegas.${id}Title`,
    text: `lesson-lords-of-vegas.${id}Text`,
    ask: `lesson-lords-of-vegas.${id}Ask`,
  }) as const;

const wordsToRead = <I extends string>(id: I) => ({ ...words(id), ask: null });

const lotsSpot = (lots: readonly LotId[]): Spot => [lots.map((lot) => `[data-control="${lotId(lot)}"]`).join(', ')];

/** The tower of points, or the numbers above the board on phones. */
const pointsSpot = (seat: number): Spot => ['.tower', seatOnPhone(seat)];

const cashSpot = (seat: number): Spot => [`.seat[data-seat="${seat}"]`, seatOnPhone(seat)];

const seatOnPhone = (seat: number): string => `.lords-seats li:has([data-cash="${seat}"])`;

const company = (colour: Colour): Place => ({ name: COMPANIES[colour].name, key: `company:${colour}` });

const isPhase = ({ view }: LordsScene, type: LordsScene['view']['phase']['type']): boolean => view.phase.type === type;

const legalOf = <T extends Action['type']>({ legal }: LordsScene, type: T): Extract<Action, { type: T }>[] =>
  legal.filter((action): action is Extract<Action, { type: T }> => action.type === type);

const cheapest = <A>(actions: readonly A[], cost: (action: A) => number): A | undefined =>
  actions.reduce<A | undefined>((best, one) => (best === undefined || cost(one) < cost(best) ? one : best), undefined);

const moneyOf = ({ view, seat }: LordsScene): number => at(view.chairs, seat).money;

const ownCasinos = ({ view, seat }: LordsScene): Casino[] => view.casinos.filter(({ boss }) => boss === seat);

/** A step that asks for one action of a turn: it fits if `choose` finds one. */
const actStep = <A extends Action>(
  id: Step['id'],
  stepWords: Step['words'],
  choose: (scene: LordsScene) => A | undefined,
  about: (
    action: A,
    scene: LordsScene,
  ) => Pick<Step, never> & {
    readonly spots: readonly Spot[];
    readonly fillings: ReturnType<Step['fillings']>;
  },
): Step => {
  const chosen = (scene: LordsScene): A => choose(scene) as A;
  return {
    id,
    kind: 'do',
    words: stepWords,
    fits: (scene) => choose(scene) !== undefined,
    task: chosen,
    spots: (scene) => about(chosen(scene), scene).spots,
    fillings: (scene) => about(chosen(scene), scene).fillings,
  };
};

const drawStep: Step = {
  id: 'draw',
  kind: 'do',
  words: words('draw'),
  strict: true,
  fits: (scene) => isPhase(scene, 'drawing'),
  task: () => ({ type: 'draw' }),
  spots: (scene) => [lotsSpot(markedLots(scene))],
  fillings: (scene) => ({ lots: [...markedLots(scene)], money: { money: moneyOf(scene) } }),
};

const markedLots = ({ view, seat }: LordsScene): LotId[] =>
  Object.values(LOT_FACTS)
    .filter(({ id }) => lotAt(view.lots, id).marker === seat)
    .map(({ id }) => id);

/** The cheapest lot; on it the company that comes first. */
const firstBuild = (scene: LordsScene): BuildAction | undefined =>
  cheapest(legalOf(scene, 'build'), ({ lot }) => buildCost(lot));

const buildStep: Step = {
  ...actStep('build', words('build'), firstBuild, ({ lot, colour }) => ({
    spots: [lotsSpot([lot])],
    fillings: { lot, money: { money: buildCost(lot) }, company: company(colour), die: LOT_FACTS[lot].die },
  })),
  strict: true,
};

/** A build that makes a casino of the learner larger. */
const joiningBuild = (scene: LordsScene): BuildAction | undefined =>
  legalOf(scene, 'build').find(({ lot, colour }) =>
    ownCasinos(scene).some(
      (casino) => casino.colour === colour && casino.lots.some((one) => LOT_FACTS[one].neighbours.includes(lot)),
    ),
  );

const joinStep = actStep('join', words('join'), joiningBuild, ({ lot, colour }) => ({
  spots: [lotsSpot([lot, ...LOT_FACTS[lot].neighbours])],
  fillings: { lot, money: { money: buildCost(lot) }, company: company(colour) },
}));

const endStep: Step = {
  id: 'end',
  kind: 'do',
  words: words('end'),
  fits: (scene) => isPhase(scene, 'playing') && scene.view.turnNumber === 1,
  task: () => ({ type: 'endTurn' }),
  spots: ({ seat }) => [cashSpot(seat)],
  fillings: (scene) => ({ money: { money: moneyOf(scene) } }),
};

/** A casino with a die of the learner and another boss. */
const lostCasino = ({ view, seat }: LordsScene): Casino | undefined =>
  view.casinos.find(
    ({ boss, lots }) => boss !== null && boss !== seat && lots.some((lot) => lotAt(view.lots, lot).die?.owner === seat),
  );

const bestValue = ({ view }: LordsScene, { lots, boss }: Casino): number =>
  Math.max(...lots.map((lot) => lotAt(view.lots, lot).die).map((die) => (die?.owner === boss ? die.value : 0)));

const bossStep: Step = {
  id: 'boss',
  kind: 'read',
  words: wordsToRead('boss'),
  fits: (scene) => isPhase(scene, 'drawing') && lostCasino(scene) !== undefined,
  spots: (scene) => [lotsSpot(lostCasino(scene)?.lots ?? [])],
  fillings: (scene) => {
    const casino = lostCasino(scene);
    const boss = casino?.boss ?? scene.seat;
    const value = casino === undefined ? 0 : bestValue(scene, casino);
    return { name: { seat: boss }, value, count: casino?.lots.length ?? 0 };
  },
};

const reorganiseStep = actStep(
  'reorganise',
  words('reorganise'),
  (scene) => {
    const lost = lostCasino(scene)?.id;
    return legalOf(scene, 'reorganise').find(({ casino }) => casino === lost);
  },
  (_action, scene) => {
    const casino = lostCasino(scene) as Casino;
    return {
      spots: [lotsSpot(casino.lots)],
      fillings: { money: { money: reorganiseCost(casino) }, name: { seat: casino.boss ?? scene.seat } },
    };
  },
);

const gambleStep = actStep(
  'gamble',
  words('gamble'),
  (scene) => legalOf(scene, 'gamble')[0],
  ({ casino: id }, { view, seat }) => {
    const casino = casinoAround(view, id);
    return {
      spots: [lotsSpot(casino?.lots ?? [id])],
      fillings: { lot: id, name: { seat: casino?.boss ?? seat } },
    };
  },
);

const dealsStep: Step = {
  id: 'deals',
  kind: 'read',
  words: wordsToRead('deals'),
  fits: (scene) => isPhase(scene, 'playing') && scene.view.turnNumber > 1,
  spots: () => [['[data-control="trade"]']],
  fillings: () => ({}),
};

const pointsStep: Step = {
  id: 'points',
  kind: 'read',
  words: wordsToRead('points'),
  fits: (scene) => isPhase(scene, 'drawing') && at(scene.view.chairs, scene.seat).points > 0,
  spots: ({ seat }) => [pointsSpot(seat)],
  fillings: ({ view, seat }) => ({ points: at(view.chairs, seat).points }),
};

const sprawlStep = actStep<SprawlAction>(
  'sprawl',
  words('sprawl'),
  (scene) => cheapest(legalOf(scene, 'sprawl'), ({ to }) => sprawlCost(to)),
  ({ from, to }, { view }) => {
    const casino = casinoAround(view, from);
    return {
      spots: [lotsSpot([to, ...(casino?.lots ?? [])])],
      fillings: {
        lot: to,
        money: { money: sprawlCost(to) },
        company: company(casino?.colour ?? 'purple'),
        count: (casino?.lots.length ?? 0) + 1,
      },
    };
  },
);

const freeStep: Step = {
  id: 'free',
  kind: 'choose',
  words: words('free'),
  fits: (scene) => isPhase(scene, 'playing') && scene.view.turnNumber > 2 * scene.view.chairs.length,
  spots: () => [['.tools']],
  fillings: (scene) => ({ money: { money: moneyOf(scene) } }),
};

/** The learner's turns that the lesson covers. */
const TURNS = 3;

const farewellStep: Step = {
  id: 'farewell',
  kind: 'read',
  words: wordsToRead('farewell'),
  between: true,
  fits: ({ view, isOver }) => isOver || view.turnNumber > TURNS * view.chairs.length,
  spots: ({ seat }) => [['.next-card', '.payer-strip'], pointsSpot(seat)],
  fillings: ({ view }) => ({ cards: view.cardsBeforeEnd ?? 0 }),
};

const react = (_before: LordsScene, action: Action): Saying | null => {
  switch (action.type) {
    case 'build':
      return {
        key: 'lesson-lords-of-vegas.didBuild',
        fillings: { lot: action.lot, company: company(action.colour) },
      };
    case 'sprawl':
      return { key: 'lesson-lords-of-vegas.didSprawl', fillings: { lot: action.to } };
    case 'reorganise':
      return { key: 'lesson-lords-of-vegas.didReorganise', fillings: {} };
    case 'gamble':
      return { key: 'lesson-lords-of-vegas.didGamble', fillings: { money: { money: action.bet } } };
    case 'endTurn':
      return { key: 'lesson-lords-of-vegas.didEnd', fillings: {} };
    default:
      return null;
  }
};

const isDealAction = (action: Action): action is DealAction =>
  ['build', 'sprawl', 'remodel', 'reorganise', 'gamble'].includes(action.type);

const lotOf = (action: DealAction): LotId => {
  if (action.type === 'build') return action.lot;
  return action.type === 'sprawl' ? action.to : action.casino;
};

/** A tool, then a lot, then the action if there are several, then the big button. */
const press = (model: LordsModel, action: Action): string => {
  if (!isDealAction(action)) return action.type;
  if (isEnough(model.chosen.value, action)) return 'confirm';
  const { tool, lot } = picksOf(model);
  if (tool.value !== action.type) return toolId(action.type);
  if (lot.value !== lotOf(action)) return lotId(lotOf(action));
  return lotActionId(
    Math.max(
      0,
      lotActions(model).findIndex((one) => isSameAction(one, action)),
    ),
  );
};

/** Any bet will do. */
const isEnough = (action: Action | null, wanted: Action): boolean =>
  action?.type === 'gamble' && wanted.type === 'gamble'
    ? action.casino === wanted.casino
    : isSameAction(action, wanted);

export const lordsLesson = anyLesson<LordsScreen>({
  id: 'first',
  plan: lordsPlan,
  messages: [lessonMessages, lordsLessonMessages],
  steps: [
    drawStep,
    buildStep,
    joinStep,
    endStep,
    bossStep,
    reorganiseStep,
    gambleStep,
    dealsStep,
    pointsStep,
    sprawlStep,
    freeStep,
    farewellStep,
  ],
  react,
  press,
  isEnough,
});
