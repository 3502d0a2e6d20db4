/** What Las Vegas offers now: one entry per number, the roll, the pass. */

import { type Action, EDITION_FACTS, FACES, type Face, supplyOf } from '@fremont/games/las-vegas';
import { at } from '@fremont/kernel';
import { t } from '../../i18n/index.ts';
import { settings } from '../../settings/index.ts';
import type { Control, Controls } from '../../table/controls.ts';
import { told } from '../../table/sentences.ts';
import { prospectOf } from './prospects.ts';
import { tilesPart } from './royale.ts';
import type { LasVegasSession } from './types.ts';
import { laneLabel } from './words.ts';

export const placeId = (face: Face): string => `place-${face}`;

export const lasVegasControls = (session: LasVegasSession): Controls => {
  if (session.actor === null) return [];
  const ofTiles = tilesPart()?.controls(session) ?? null;
  if (ofTiles !== null) return ofTiles;
  const { phase } = session.view;
  if (phase.type === 'rolling') return [rollControl(session), ...powerControls(session), ...passControls(session)];
  if (phase.type !== 'placing') return [];
  return [...FACES.map((face) => placeControl(session, face)), ...passControls(session), ...sendControls(session)];
};

/** The holder of Power Play's token need not roll. */
const powerControls = (session: LasVegasSession): Control[] => {
  const power = tilesPart()?.power(session) ?? null;
  return power === null ? [] : [power];
};

/** A roll of nothing but closed numbers goes by free of charge; everything else is chosen first, then sent. */
const sendControls = (session: LasVegasSession): Control[] => {
  if (tilesPart() !== null && session.reasonAgainst({ type: 'freePass' }) === null) return [freePassControl(session)];
  return settings.confirmMoves.value ? [confirmControl(session)] : [];
};

const freePassControl = (session: LasVegasSession): Control => ({
  id: 'freePass',
  keys: ['Enter', 'NumpadEnter'],
  label: t('royale.freePass'),
  off: null,
  run: () => session.act({ type: 'freePass' }),
  primary: true,
});

const rollControl = (session: LasVegasSession): Control => ({
  id: 'roll',
  keys: ['KeyR', 'Enter', 'NumpadEnter'],
  label: t('las-vegas.roll', { count: supplyOf(at(session.view.chairs, session.view.turn)) }),
  off: session.reasonAgainst({ type: 'roll' }),
  run: () => session.act({ type: 'roll' }),
  primary: true,
});

const placeControl = (session: LasVegasSession, face: Face): Control => {
  const action: Action = { type: 'place', face };
  const off = session.reasonAgainst(action);
  return {
    id: placeId(face),
    keys: [`Digit${face}`, `Numpad${face}`],
    label: off === null ? laneLabel(session, prospectOf(session.view, face)) : t('las-vegas.choose', { face }),
    off,
    run: () => session.choose(action, (chosen) => chosen.type === 'place' && chosen.face === face),
  };
};

/** Only where the edition has chips; a pass that is off says why. */
const passControls = (session: LasVegasSession): Control[] => {
  const { edition } = session.view.options;
  if (EDITION_FACTS[edition].chipsPerRound === 0) return [];
  const action: Action = { type: 'pass' };
  return [
    {
      id: 'pass',
      keys: ['KeyP'],
      label: t('las-vegas.pass'),
      off: session.reasonAgainst(action),
      run: () => session.choose(action, (chosen) => chosen.type === 'pass'),
    },
  ];
};

/** The big button repeats the verb and its object; before a choice it says what is missing. */
const confirmControl = (session: LasVegasSession): Control => {
  const chosen = session.chosen.value;
  return {
    id: 'confirm',
    keys: ['Enter', 'NumpadEnter'],
    label: chosen === null ? t('las-vegas.placeNothing') : confirmLabel(session, chosen),
    off: chosen === null ? { why: told('las-vegas.chooseFirst'), remedy: null, href: null } : null,
    run: () => session.confirm(),
    primary: true,
  };
};

const confirmLabel = (session: LasVegasSession, action: Action): string => {
  if (action.type !== 'place') return t('las-vegas.passConfirm');
  const { dice, neutral, face } = prospectOf(session.view, action.face);
  return t('las-vegas.place', { count: dice.small + dice.big + neutral, face });
};

/** The number whose lane is chosen. */
export const chosenFace = (session: LasVegasSession): Face | null => {
  const chosen = session.chosen.value;
  return chosen?.type === 'place' ? chosen.face : null;
};
