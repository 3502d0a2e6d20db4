/** The board in words: lots for readers, choices for lists, actions for the big button. */

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
import { picksOf } from './picks.ts';
import { casinoOf, costOf, type Result, reorganiseChance, resultOf, WIN_CHANCE } from './prospects.ts';
import type { LordsSession } from './types.ts';

/** Millions of dollars: said and written without the millions, as at every table. */
export const millions = money;

const nameOf = (session: LordsSession, seat: Seat): string => playerAt(session.players, seat).name;

/** "A2, Helios casino of 2, die 3 of Ada, boss Ada" or "A1, $9, printed die 3, lot of Bruno". */
export const lotLabel = (session: LordsSession, lot: LotId): string => {
  const { view } = session.frame.value;
  const casino = casinoAround(view, lot);
  return casino === null ? openLotLabel(session, view, lot) : tileLabel(session, view, lot, casino);
};

const openLotLabel = (session: LordsSession, view: View, lot: LotId): string => {
  const { marker } = lotAt(view.lots, lot);
  const { price, die } = LOT_FACTS[lot];
  const facts = { lot, money: millions(price), die };
  return marker === null
    ? t('lords-of-vegas.lotFree', facts)
    : t('lords-of-vegas.lotOwned', { ...facts, name: nameOf(session, marker) });
};

const tileLabel = (session: LordsSession, view: View, lot: LotId, casino: Casino): string => {
  const { die } = lotAt(view.lots, lot);
  const facts = { lot, company: COMPANIES[casino.colour].name, size: casino.lots.length };
  const dice =
    die === null
      ? t('lords-of-vegas.tileEmpty', facts)
      : t('lords-of-vegas.tile', { ...facts, value: die.value, name: nameOf(session, die.owner) });
  const boss =
    casino.boss === null
      ? t('lords-of-vegas.noBoss')
      : t('lords-of-vegas.bossIs', { name: nameOf(session, casino.boss) });
  return `${dice}. ${boss}`;
};

/** What an action does, with its object: for the big button. */
export const actionWords = (session: LordsSession, action: Action): string => {
  const cost = { money: millions(costOf(session.view, action)) };
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
export const choiceTitle = (session: LordsSession, action: Action): string => {
  switch (action.type) {
    case 'build':
      return COMPANIES[action.colour].name;
    case 'remodel': {
      const company = COMPANIES[action.colour].name;
      return picksOf(session).tool.value === 'remodel' ? company : t('lords-of-vegas.wayRemodel', { company });
    }
    case 'sprawl':
      return t('lords-of-vegas.waySprawl', { company: COMPANIES[casinoOf(session.view, action.from).colour].name });
    case 'reorganise':
      return t('lords-of-vegas.wayReorganise');
    case 'gamble':
      return t('lords-of-vegas.wayGamble');
    default:
      return '';
  }
};

/** What it would bring, in half a sentence. */
export const choiceNote = (session: LordsSession, action: Action): string => {
  const { view, actor } = session;
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
      name: boss === null ? '' : nameOf(session, boss),
    });
  }
  const result = resultOf(view, action, actor);
  return result === null ? '' : resultNote(session, result);
};

const resultNote = (session: LordsSession, { casino, standing, boss }: Result): string => {
  const size = casino.lots.length;
  if (standing === 'boss') return t('lords-of-vegas.noteBoss', { size });
  if (standing === 'tie') return t('lords-of-vegas.noteTie', { size });
  return boss === null
    ? t('lords-of-vegas.noteNoBoss', { size })
    : t('lords-of-vegas.noteBelow', { size, name: nameOf(session, boss) });
};

/** Points and money each time the company pays; null where neither follows. */
export const choiceGain = (session: LordsSession, action: Action): { points: number; income: number } | null => {
  const { view, actor } = session;
  const result = actor === null ? null : resultOf(view, action, actor);
  if (result === null) return null;
  return { points: result.standing === 'boss' ? result.casino.lots.length : 0, income: result.income };
};

export const choiceLabel = (session: LordsSession, action: Action): string =>
  `${actionWords(session, action)}, ${choiceTitle(session, action)}. ${choiceNote(session, action)}`;
