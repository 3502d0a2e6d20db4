/** The board in words: lots for screen readers, choices for lists, actions for the big button. */

import {
  type Action,
  type Casino,
  COMPANIES,
  casinoAround,
  LOT_FACTS,
  type LotId,
  lotAt,
  type View,
} from '@fremont/games/lords-of-vegas';
import type { Seat } from '@fremont/kernel';
import { money, percent, t } from '../../i18n/index.ts';
import { playerAt } from '../../table/players.ts';
import { type ActionPreview, previewOf } from './action-preview.ts';
import { reorganiseChance, WIN_CHANCE } from './chances.ts';
import { casinoOf, costOf } from './lot-actions.ts';
import { picksOf } from './picks.ts';
import type { LordsModel } from './types.ts';

/** Amounts are millions of dollars. Players leave the word out, so the screen does too. */
export const millions = money;

export const nameOf = (model: LordsModel, seat: Seat): string => playerAt(model.players, seat).name;

/** "A2, Helios casino of 2, die 3 of Ada, boss Ada" or "A1, $9, printed die 3, lot of Bruno". */
export const lotLabel = (model: LordsModel, lot: LotId): string => {
  const { view } = model.frame.value;
  const casino = casinoAround(view, lot);
  return casino === null ? openLotLabel(model, view, lot) : tileLabel(model, view, lot, casino);
};

const openLotLabel = (model: LordsModel, view: View, lot: LotId): string => {
  const { marker } = lotAt(view.lots, lot);
  const { price, die } = LOT_FACTS[lot];
  const facts = { lot, money: millions(price), die };
  return marker === null
    ? t('lords-of-vegas.lotFree', facts)
    : t('lords-of-vegas.lotOwned', { ...facts, name: nameOf(model, marker) });
};

const tileLabel = (model: LordsModel, view: View, lot: LotId, casino: Casino): string => {
  const { die } = lotAt(view.lots, lot);
  const facts = { lot, company: COMPANIES[casino.colour].name, size: casino.lots.length };
  const dice =
    die === null
      ? t('lords-of-vegas.tileEmpty', facts)
      : t('lords-of-vegas.tile', { ...facts, value: die.value, name: nameOf(model, die.owner) });
  const boss =
    casino.boss === null
      ? t('lords-of-vegas.noBoss')
      : t('lords-of-vegas.bossIs', { name: nameOf(model, casino.boss) });
  return `${dice}. ${boss}`;
};

/** An action with its object, for the big button. */
export const actionWords = (model: LordsModel, action: Action): string => {
  const cost = { money: millions(costOf(model.view, action)) };
  switch (action.type) {
    case 'build':
      return t('lords-of-vegas.doBuild', { lot: action.lot, ...cost });
    case 'sprawl':
      return t('lords-of-vegas.doSprawl', { lot: action.to, ...cost });
    case 'remodel':
      return t('lords-of-vegas.doRemodel', { company: COMPANIES[action.colour].name, ...cost });
    case 'reorganise':
      return t('lords-of-vegas.doReorganise', cost);
    case 'gamble':
      return t('lords-of-vegas.doGamble', cost);
    case 'giveUpLot':
      return t('lords-of-vegas.doGiveUp', { lot: action.lot });
    case 'moveDie':
      return t('lords-of-vegas.doMoveDie', { lot: action.from });
    case 'placeDie':
      return t('lords-of-vegas.doPlaceDie', { lot: action.lot, value: action.value });
    default:
      return t('lords-of-vegas.confirmNothing');
  }
};

/** The name of a choice in a list of choices at one lot. */
export const choiceTitle = (model: LordsModel, action: Action): string => {
  switch (action.type) {
    case 'build':
      return COMPANIES[action.colour].name;
    case 'remodel': {
      const company = COMPANIES[action.colour].name;
      return picksOf(model).tool.value === 'remodel' ? company : t('lords-of-vegas.wayRemodel', { company });
    }
    case 'sprawl':
      return t('lords-of-vegas.waySprawl', { company: COMPANIES[casinoOf(model.view, action.from).colour].name });
    case 'reorganise':
      return t('lords-of-vegas.wayReorganise');
    case 'gamble':
      return t('lords-of-vegas.wayGamble');
    default:
      return '';
  }
};

/** The effect of an action, in half a sentence. */
export const choiceNote = (model: LordsModel, action: Action): string => {
  const { view, actor } = model;
  if (actor === null) return '';
  if (action.type === 'reorganise') {
    return t('lords-of-vegas.noteReorganise', {
      chance: percent(reorganiseChance(view, casinoOf(view, action.casino), actor)),
    });
  }
  if (action.type === 'gamble') {
    const { boss } = casinoOf(view, action.casino);
    return t('lords-of-vegas.noteGamble', {
      chance: percent(WIN_CHANCE),
      name: boss === null ? '' : nameOf(model, boss),
    });
  }
  const preview = previewOf(view, action, actor);
  return preview === null ? '' : previewNote(model, preview);
};

const previewNote = (model: LordsModel, { casino, rank, boss }: ActionPreview): string => {
  const size = casino.lots.length;
  if (rank === 'boss') return t('lords-of-vegas.noteBoss', { size });
  if (rank === 'tie') return t('lords-of-vegas.noteTie', { size });
  return boss === null
    ? t('lords-of-vegas.noteNoBoss', { size })
    : t('lords-of-vegas.noteBelow', { size, name: nameOf(model, boss) });
};

/** Points and money each time the company pays; null for actions that dice decide. */
export const choiceGain = (model: LordsModel, action: Action): { points: number; income: number } | null => {
  const { view, actor } = model;
  const preview = actor === null ? null : previewOf(view, action, actor);
  if (preview === null) return null;
  return { points: preview.rank === 'boss' ? preview.casino.lots.length : 0, income: preview.income };
};

export const choiceLabel = (model: LordsModel, action: Action): string =>
  `${actionWords(model, action)}, ${choiceTitle(model, action)}. ${choiceNote(model, action)}`;
