/** What Vegas Showdown offers now: bids on every lot, the free actions, and everything building takes. */

import {
  type Action,
  type Cell,
  HEIGHT,
  type Lot,
  lotStates,
  type Placement,
  SIZES,
  type Size,
  type TileId,
  WIDTH,
} from '@fremont/games/vegas-showdown';
import { at, byType, type Seat } from '@fremont/kernel';
import { type MessageKey, t } from '../../i18n/index.ts';
import { settings } from '../../settings/index.ts';
import type { Control, Controls, Reason } from '../../table/controls.ts';
import { told } from '../../table/sentences.ts';
import {
  canLift,
  ghostOf,
  type Hand,
  handOf,
  isBuilding,
  layDown,
  moveGhost,
  nextWay,
  picksOf,
  pointAt,
  turnGhost,
  waysOf,
} from './picks.ts';
import { boxOf, openLots } from './sealed.ts';
import type { ShowdownSession } from './types.ts';
import { cellLabel, cellName, lotLabel, lotTitle, tileAt, tileName } from './words.ts';

export const bidId = (lot: Lot, amount: number): string => `bid-${lot}-${amount}`;
export const lotId = (lot: Lot): string => `lot-${lot}`;
export const handId = (hand: Hand): string => `hand-${hand}`;
export const cellId = ([x, y]: Cell): string => `cell-${x}-${y}`;
export const sealId = (lot: Lot | null): string => (lot === null ? 'seal' : `seal-${lot}`);
export const stackId = (size: Size): string => `stack-${size}`;

/** Row by row. */
export const ALL_CELLS: readonly Cell[] = Array.from(
  { length: WIDTH * HEIGHT },
  (_, index): Cell => [index % WIDTH, Math.floor(index / WIDTH)],
);

export const FREE_ACTIONS = ['renovate', 'publicity', 'pass'] as const;
export type FreeAction = (typeof FREE_ACTIONS)[number];
const FREE_KEYS: Readonly<Record<FreeAction, string>> = { renovate: 'KeyR', publicity: 'KeyP', pass: 'KeyX' };

export const showdownControls = (session: ShowdownSession): Controls => [
  ...(session.actor === null ? [] : askedControls(session, session.actor)),
  ...(boxOf(session) === null ? [] : sealControls(session)),
  ...(picksOf(session).looking.value === null ? [] : [backControl(session)]),
];

const askedControls = (session: ShowdownSession, actor: Seat): Controls => {
  switch (session.view.phase.type) {
    case 'stack':
      return [...SIZES.map((size, index) => stackControl(session, size, index)), ...confirmControls(session)];
    case 'choosing':
      return [
        ...lotControls(session),
        ...FREE_ACTIONS.map((type) => pickControl(session, { type }, type, [FREE_KEYS[type]])),
        ...confirmControls(session),
      ];
    case 'permit':
    case 'building':
      return buildingControls(session, actor);
    case 'over':
      return [];
  }
};

const sealControls = (session: ShowdownSession): Controls => [
  sealControl(session, null),
  ...openLots(session).map((lot) => sealControl(session, lot)),
];

const sealControl = (session: ShowdownSession, lot: Lot | null): Control => ({
  id: sealId(lot),
  keys: lot === null ? ['KeyL'] : [],
  label: lot === null ? t('vegas-showdown.sealed') : t('vegas-showdown.sealedOn', { lot: lotTitle(session, lot) }),
  off: null,
  run: () => {
    picksOf(session).sealing.value = { turn: session.view.turn, lot };
  },
});

const backControl = (session: ShowdownSession): Control => ({
  id: 'stopLooking',
  keys: ['Escape'],
  label: t('vegas-showdown.backToTable'),
  off: null,
  run: () => {
    picksOf(session).looking.value = null;
  },
});

const isSame = (one: Action) => (other: Action) => JSON.stringify(one) === JSON.stringify(other);

/** Something that is chosen with one press and confirmed with the next. */
const pickControl = (session: ShowdownSession, action: Action, id: string, keys: readonly string[]): Control => ({
  id,
  keys,
  label: byType(session.text.value.actions, action).labelLong,
  off: session.reasonAgainst(action),
  run: () => session.choose(action, isSame(action)),
});

const stackControl = (session: ShowdownSession, size: Size, index: number): Control =>
  pickControl(session, { type: 'stack', size }, stackId(size), [`Digit${index + 1}`, `Numpad${index + 1}`]);

const lotControls = (session: ShowdownSession): Controls =>
  lotStates(session.supposed.value).flatMap(({ lot, track }, index) => [
    raiseControl(session, lot, index),
    ...track.map(({ value }) => bidControl(session, lot, value)),
  ]);

const bidControl = (session: ShowdownSession, lot: Lot, amount: number): Control => ({
  ...pickControl(session, { type: 'bid', lot, amount }, bidId(lot, amount), []),
  label: t('vegas-showdown.bidOn', { amount, lot: lotLabel(session, lot) }),
});

/** The lot itself stands for its lowest bid, and pressed again for the next higher one. */
const raiseControl = (session: ShowdownSession, lot: Lot, index: number): Control => {
  const amounts = bidsOf(session, lot);
  const chosen = session.chosen.value;
  const before = chosen?.type === 'bid' && chosen.lot === lot ? chosen.amount : 0;
  const amount = amounts.find((one) => one > before) ?? amounts[0] ?? null;
  const action: Action = { type: 'bid', lot, amount: amount ?? lowestOf(session, lot) };
  return {
    id: lotId(lot),
    keys: [`Digit${index + 1}`, `Numpad${index + 1}`],
    label: lotLabel(session, lot),
    off: session.reasonAgainst(action),
    run: () => session.choose(action, () => false),
  };
};

/** What the seat may bid there, ascending. */
export const bidsOf = ({ update }: ShowdownSession, lot: Lot): number[] =>
  update.value.legal.flatMap((action) => (action.type === 'bid' && action.lot === lot ? [action.amount] : []));

const lowestOf = (session: ShowdownSession, lot: Lot): number => {
  const state = lotStates(session.supposed.value).find((one) => one.lot === lot);
  return state?.next ?? state?.minimum ?? 0;
};

const buildingControls = (session: ShowdownSession, actor: Seat): Controls => {
  const hand = handOf(session);
  const { aside } = at(session.view.chairs, actor);
  const hands: Hand[] = [...(isRenovating(session) ? (['lift'] as const) : []), ...new Set(aside)];
  return [
    ...hands.map((one, index) => handControl(session, one, index)),
    ...(hand === null || hand === 'lift' ? [] : ghostControls(session, hand)),
    ...ALL_CELLS.map((cell) => cellControl(session, cell)),
    ...(hand === 'lift' ? confirmControls(session) : []),
    doneControl(session, hand),
  ];
};

export const isRenovating = ({ view: { phase } }: ShowdownSession): boolean =>
  phase.type === 'building' && phase.work.type === 'renovate';

const handControl = (session: ShowdownSession, hand: Hand, index: number): Control => ({
  id: handId(hand),
  keys: [`Digit${index + 1}`, `Numpad${index + 1}`],
  label: hand === 'lift' ? t('vegas-showdown.liftTool') : tileName(session, hand),
  off: hand === 'lift' && !canLift(session) ? liftReason(session) : null,
  run: () => layDown(session, hand),
});

/** Why nothing can be lifted any more. */
const liftReason = (session: ShowdownSession): Reason | null => {
  const [first] = session.actor === null ? [] : at(session.view.chairs, session.actor).sheet;
  return first === undefined
    ? { why: told('vegas-showdown.nothingToLift'), remedy: null, href: null }
    : session.reasonAgainst({ type: 'lift', tile: first.tile, cell: first.cell });
};

const ARROWS: readonly (readonly [key: string, step: Cell])[] = [
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
];

const ghostControls = (session: ShowdownSession, tile: TileId): Controls => [
  placeControl(session),
  turnControl(session, 'turn', 1, ['KeyR', 'KeyE']),
  turnControl(session, 'turnBack', -1, ['KeyQ']),
  {
    id: 'nextWay',
    keys: ['KeyN'],
    label: t('vegas-showdown.nextWay', { count: waysOf(session, tile).length }),
    off: waysOf(session, tile).length === 0 ? { why: told('vegas-showdown.noWay'), remedy: null, href: null } : null,
    run: () => nextWay(session),
  },
  ...ARROWS.map(([key, step]) => ({
    id: `move-${key}`,
    keys: [key],
    label: t('vegas-showdown.moveTile'),
    off: null,
    run: () => {
      moveGhost(session, step);
      picksOf(session).laid.value = true;
    },
  })),
];

const turnControl = (
  session: ShowdownSession,
  id: 'turn' | 'turnBack',
  quarters: 1 | -1,
  keys: readonly string[],
): Control => ({
  id,
  keys,
  label: t(id === 'turn' ? 'vegas-showdown.turnTile' : 'vegas-showdown.turnBack'),
  off: null,
  run: () => turnGhost(session, quarters),
});

export const placeOf = ({ tile, cell, turn }: Placement): Action => ({ type: 'place', tile, cell, turn });

const placeControl = (session: ShowdownSession): Control => {
  const ghost = ghostOf(session);
  return {
    id: 'place',
    keys: ['Enter', 'NumpadEnter'],
    label: t('vegas-showdown.buildAt', { cell: ghost === null ? '' : cellName(ghost.cell) }),
    off: ghost === null ? null : session.reasonAgainst(placeOf(ghost)),
    run: () => build(session),
    primary: true,
  };
};

const build = (session: ShowdownSession): void => {
  const ghost = ghostOf(session);
  if (ghost === null) return;
  layDown(session);
  session.act(placeOf(ghost));
};

/** A cell takes the tile in hand, or gives the one that lies there back to an empty hand. */
const cellControl = (session: ShowdownSession, cell: Cell): Control => {
  const label = cellLabel(session, cell);
  const ghost = ghostOf(session);
  if (ghost === null) return liftControl(session, cell, label);
  return {
    id: cellId(cell),
    keys: [],
    label,
    off: null,
    run: () => {
      pointAt(session, cell);
      picksOf(session).laid.value = true;
      const now = ghostOf(session);
      if (!settings.confirmMoves.peek() && now !== null && session.reasonAgainst(placeOf(now)) === null) build(session);
    },
  };
};

const liftControl = (session: ShowdownSession, cell: Cell, label: string): Control => {
  const placed = tileAt(session, cell);
  if (placed === null) {
    const off = { why: told('vegas-showdown.nothingThere'), remedy: null, href: null };
    return { id: cellId(cell), keys: [], label, off, run: () => undefined };
  }
  const action: Action = { type: 'lift', tile: placed.tile, cell: placed.cell };
  return { ...pickControl(session, action, cellId(cell), []), label };
};

const doneControl = (session: ShowdownSession, hand: Hand | null): Control => {
  const action: Action = { type: 'done' };
  return {
    id: 'done',
    keys: hand === null ? ['KeyD', 'Enter', 'NumpadEnter'] : ['KeyD'],
    label: byType(session.text.value.actions, action).label,
    off: session.reasonAgainst(action),
    run: () => {
      layDown(session);
      session.act(action);
    },
    primary: hand === null,
  };
};

const missingChoice = (session: ShowdownSession): MessageKey => {
  if (isBuilding(session)) return 'vegas-showdown.chooseTile';
  return session.view.phase.type === 'stack' ? 'vegas-showdown.chooseStack' : 'vegas-showdown.chooseFirst';
};

/** The big button repeats what was chosen; before a choice it says what is missing. */
const confirmControls = (session: ShowdownSession): Control[] => {
  if (!settings.confirmMoves.value) return [];
  const chosen = session.chosen.value;
  const missing = missingChoice(session);
  return [
    {
      id: 'confirm',
      keys: ['Enter', 'NumpadEnter'],
      label: chosen === null ? t('vegas-showdown.confirmNothing') : byType(session.text.value.actions, chosen).label,
      off: chosen === null ? { why: told(missing), remedy: null, href: null } : null,
      run: () => {
        picksOf(session).hand.value = null;
        session.confirm();
      },
      primary: true,
    },
  ];
};
