/** What Lords of Vegas offers now: the draw, the tools, every lot, the ways at the lot pointed at, the end of the turn. */

import { type Action, type Face, LOTS, type LotId, type Phase } from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { type MessageKey, t } from '../../i18n/index.ts';
import { settings } from '../../settings/index.ts';
import type { Control, Controls, Reason } from '../../table/controls.ts';
import { playerAt } from '../../table/players.ts';
import { told } from '../../table/sentences.ts';
import { actionOf, type Draft, draftOf, isDealAction, newDraft, toggled } from './draft.ts';
import { layDown, type Picks, picksOf, pointAt, TOOLS, type Tool, takeTool } from './picks.ts';
import { waysToUse } from './prospects.ts';
import type { LordsSession } from './types.ts';
import { actionWords, choiceLabel, lotLabel } from './words.ts';

const TOOL_KEYS: Readonly<Record<Tool, string>> = {
  build: 'KeyB',
  sprawl: 'KeyS',
  remodel: 'KeyR',
  reorganise: 'KeyO',
  gamble: 'KeyG',
};

export const toolId = (tool: Tool): string => `tool-${tool}`;
export const lotId = (lot: LotId): string => `lot-${lot}`;
export const wayId = (index: number): string => `way-${index}`;
export const resultId = (value: Face): string => `result-${value}`;

export const lordsControls = (session: LordsSession): Controls => [
  ...tradeControls(session),
  ...(session.actor === null || draftOf(session).value !== null ? [] : ownControls(session)),
  ...LOTS.map((lot) => lotControl(session, lot)),
];

/** Anybody may offer a deal at any time, whoever's turn it is. */
const tradeControls = (session: LordsSession): Controls => {
  const draft = draftOf(session);
  const { viewer, view } = session;
  if (viewer === 'spectator' || !isFree(view.phase) || session.isPlaying.value) return [];
  if (draft.value !== null) return [proposeControl(session, draft.value), closeControl(session)];
  return [
    {
      id: 'trade',
      keys: ['KeyT'],
      label: t('lords-of-vegas.trade'),
      off: null,
      run: () => {
        draft.value = startDraft(session, viewer);
      },
    },
  ];
};

/** Nobody talks while somebody has to decide something. */
const isFree = ({ type }: Phase): boolean => type === 'drawing' || type === 'playing';

/** What was chosen for oneself can be sold instead. */
const startDraft = (session: LordsSession, from: Seat): Draft => {
  const chosen = session.chosen.peek();
  const partner = session.players.find(({ seat }) => seat !== from)?.seat ?? from;
  const action = chosen !== null && isDealAction(chosen) ? chosen : null;
  session.stepBack();
  return { ...newDraft(from, partner), action };
};

export const tradeReason = (session: LordsSession, draft: Draft): Reason | null =>
  session.reasonAgainst(actionOf(draft), draft.from);

const proposeControl = (session: LordsSession, draft: Draft): Control => ({
  id: 'propose',
  keys: ['Enter', 'NumpadEnter'],
  label: t('lords-of-vegas.propose', { name: playerAt(session.players, draft.to).name }),
  off: tradeReason(session, draft),
  run: () => {
    session.act(actionOf(draft), draft.from);
    draftOf(session).value = null;
  },
  primary: true,
});

const closeControl = (session: LordsSession): Control => ({
  id: 'closeTrade',
  keys: ['Escape', 'KeyT'],
  label: t('lords-of-vegas.closeTrade'),
  off: null,
  run: () => {
    draftOf(session).value = null;
  },
});

const ownControls = (session: LordsSession): Controls => {
  const { phase } = session.view;
  switch (phase.type) {
    case 'drawing':
      return [sendControl(session, { type: 'draw' }, 'lords-of-vegas.draw', ['Enter', 'NumpadEnter', 'KeyD'])];
    case 'playing':
      return playingControls(session);
    case 'givingUpLot':
    case 'movingDie':
      return confirmControls(session);
    case 'placingDice':
      return [...resultControls(session), ...confirmControls(session)];
    case 'layingOff':
      return [
        sendControl(session, { type: 'layOff', layOff: false }, 'lords-of-vegas.payAlone', ['Enter', 'NumpadEnter']),
        {
          ...sendControl(session, { type: 'layOff', layOff: true }, 'lords-of-vegas.layOff', ['KeyL']),
          primary: false,
        },
      ];
    case 'over':
      return [];
  }
};

const sendControl = (
  session: LordsSession,
  action: Action,
  label: 'lords-of-vegas.draw' | 'lords-of-vegas.payAlone' | 'lords-of-vegas.layOff' | 'lords-of-vegas.endTurn',
  keys: readonly string[],
): Control => ({
  id: action.type === 'layOff' && action.layOff ? 'layOff' : label.slice('lords-of-vegas.'.length),
  keys,
  label: t(label),
  off: session.reasonAgainst(action),
  run: () => {
    layDown(session);
    session.act(action);
  },
  primary: true,
});

const playingControls = (session: LordsSession): Controls => {
  const { tool, lot } = picksOf(session);
  const ways = waysHere(session);
  // Whoever is choosing does not end the turn by the big button.
  const confirm = tool.value === null && ways.length === 0 ? [] : confirmControls(session);
  const ending = sendControl(session, { type: 'endTurn' }, 'lords-of-vegas.endTurn', ['KeyE']);
  return [
    ...TOOLS.map((one) => toolControl(session, one)),
    ...ways.map((action, index) => wayControl(session, action, index)),
    ...confirm,
    { ...ending, primary: confirm.length === 0 },
    ...(lot.value === null && tool.value === null ? [] : [layDownControl(session)]),
  ];
};

const layDownControl = (session: LordsSession): Control => ({
  id: 'layDown',
  keys: ['Escape'],
  label: t('lords-of-vegas.layDown'),
  off: null,
  run: () => layDown(session),
});

/** A tool that can be used nowhere says why, as far as one reason holds for the whole board. */
const toolControl = (session: LordsSession, tool: Tool): Control => ({
  id: toolId(tool),
  keys: [TOOL_KEYS[tool]],
  label: t(`lords-of-vegas.${tool}`),
  off: usableLots(session, tool).length === 0 ? nowhere(session, tool) : null,
  run: () => takeTool(session, tool),
});

const nowhere = (session: LordsSession, tool: Tool): Reason => ({
  why: told(
    tool === 'gamble' && session.view.gambled ? 'lords-of-vegas.gambledThisTurn' : `lords-of-vegas.${tool}Nowhere`,
  ),
  remedy: null,
  href: null,
});

/** The ways at the lot that is pointed at: of the tool in hand, or of all of them. */
export const waysHere = (session: LordsSession): Action[] => {
  const { lot, tool } = picksOf(session);
  if (lot.value === null || session.actor === null || session.view.phase.type !== 'playing') return [];
  const tools = tool.value === null ? TOOLS : [tool.value];
  const ways = tools.flatMap((one) => waysAt(session, one, lot.value as LotId));
  // Without a tool only what can be done is listed; with one, also what cannot, and why.
  return tool.value === null ? ways.filter((action) => session.reasonAgainst(action) === null) : ways;
};

/** With a tool in hand and one thing to do with it, that is chosen; the confirmation still asks. */
export const chooseOnlyWay = (session: LordsSession): void => {
  if (!settings.confirmMoves.peek() || picksOf(session).tool.peek() === null) return;
  const [way, ...others] = waysHere(session);
  if (way !== undefined && others.length === 0 && session.reasonAgainst(way) === null) session.chosen.value = way;
};

const waysAt = (session: LordsSession, tool: Tool, lot: LotId): Action[] => {
  const { bet, moveDieFrom } = picksOf(session);
  return waysToUse(session.view, tool, lot, bet.value, moveDieFrom.value);
};

const usableAt = (session: LordsSession, tool: Tool, lot: LotId): boolean =>
  waysAt(session, tool, lot).some((action) => session.reasonAgainst(action) === null);

export const usableLots = (session: LordsSession, tool: Tool): LotId[] =>
  LOTS.filter((lot) => usableAt(session, tool, lot));

const wayControl = (session: LordsSession, action: Action, index: number): Control => ({
  id: wayId(index),
  keys: index < 9 ? [`Digit${index + 1}`, `Numpad${index + 1}`] : [],
  label: choiceLabel(session, action),
  off: session.reasonAgainst(action),
  run: () => session.choose(action, (chosen) => JSON.stringify(chosen) === JSON.stringify(action)),
});

const lotControl = (session: LordsSession, lot: LotId): Control => {
  const draft = draftOf(session);
  if (draft.value !== null) return dealLotControl(session, lot, draft.value);
  const action = askedOf(session, lot);
  const label = lotLabel(session, lot);
  if (action === null) {
    const run = (): void => {
      pointAt(session, lot);
      chooseOnlyWay(session);
    };
    return { id: lotId(lot), keys: [], label, off: refusalAt(session, lot), run };
  }
  return {
    id: lotId(lot),
    keys: [],
    label,
    off: session.reasonAgainst(action),
    run: () => session.choose(action, (chosen) => JSON.stringify(chosen) === JSON.stringify(action)),
  };
};

/** While a deal is made, lots and dice of both sides go into it and out again. */
const dealLotControl = (session: LordsSession, lot: LotId, draft: Draft): Control => {
  const next = toggled(session, draft, lot);
  return {
    id: lotId(lot),
    keys: [],
    label: lotLabel(session, lot),
    off: next === null ? { why: told('lords-of-vegas.notTheirs'), remedy: null, href: null } : null,
    run: () => {
      draftOf(session).value = next;
    },
  };
};

/** Whether this lot would answer what is being asked. */
export const isAnswer = (session: LordsSession, lot: LotId): boolean => {
  const action = askedOf(session, lot);
  return action !== null && session.reasonAgainst(action) === null;
};

/** Where a lot itself is the answer to what is being asked. */
const askedOf = (session: LordsSession, lot: LotId): Action | null => {
  if (session.actor === null) return null;
  const { phase } = session.view;
  if (phase.type === 'givingUpLot') return { type: 'giveUpLot', lot };
  if (phase.type === 'movingDie') return { type: 'moveDie', from: lot };
  const value = picksOf(session).value.value ?? nextResult(session);
  return phase.type === 'placingDice' && value !== null ? { type: 'placeDie', lot, value } : null;
};

/** With a tool in hand a lot says why it is not the place for it. */
const refusalAt = (session: LordsSession, lot: LotId): Reason | null => {
  const tool = picksOf(session).tool.value;
  if (tool === null || session.actor === null || session.view.phase.type !== 'playing') return null;
  const ways = waysAt(session, tool, lot);
  if (ways.some((action) => session.reasonAgainst(action) === null)) return null;
  const [first] = ways;
  return first === undefined ? nowhereAt(tool) : session.reasonAgainst(first);
};

const nowhereAt = (tool: Tool): Reason => ({
  why: told(tool === 'sprawl' ? 'lords-of-vegas.noCasinoBeside' : 'lords-of-vegas.noCasinoHere'),
  remedy: null,
  href: null,
});

/** The result that is placed next when nobody has picked another one: the highest. */
const nextResult = (session: LordsSession): Face | null => {
  const values = resultsOf(session);
  return values.length === 0 ? null : (Math.max(...values) as Face);
};

export const resultsOf = ({ view, actor }: LordsSession): readonly Face[] => {
  const { phase } = view;
  if (phase.type !== 'placingDice') return [];
  const [first] = phase.unplaced;
  return first !== undefined && first.seat === actor ? first.values : [];
};

const resultControls = (session: LordsSession): Controls => {
  const { value }: Picks = picksOf(session);
  return [...new Set(resultsOf(session))].map((face) => ({
    id: resultId(face),
    keys: [`Digit${face}`, `Numpad${face}`],
    label: t('lords-of-vegas.placeResult', { value: face }),
    off: null,
    run: () => {
      value.value = face;
    },
  }));
};

/** The big button repeats what was chosen; before a choice it says what is missing. */
const confirmControls = (session: LordsSession): Control[] => {
  if (!settings.confirmMoves.value) return [];
  const chosen = session.chosen.value;
  const [missing, why] = missingWords(session);
  return [
    {
      id: 'confirm',
      keys: ['Enter', 'NumpadEnter'],
      label: chosen === null ? t(missing) : actionWords(session, chosen),
      off: chosen === null ? { why: told(why), remedy: null, href: null } : null,
      run: () => {
        session.confirm();
        layDown(session);
      },
      primary: true,
    },
  ];
};

/** What has to be pointed at first: on the button, and as its reason. */
const missingWords = (session: LordsSession): readonly [MessageKey, MessageKey] =>
  picksOf(session).lot.value === null
    ? ['lords-of-vegas.confirmNothing', 'lords-of-vegas.chooseLot']
    : ['lords-of-vegas.confirmWay', 'lords-of-vegas.chooseWay'];
