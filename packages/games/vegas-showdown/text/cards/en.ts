/** The event cards in English. */

import type { CardId } from '../../types.ts';
import type { CardText } from '../types.ts';

export const cards: Readonly<Record<CardId, CardText>> = {
  'slots-fame': { title: 'Slots Fever', effect: 'Everyone gains 1 Fame for each Slots or Fancy Slots on their sheet.' },
  'lounge-fame': {
    title: 'Lounge Acts in Demand',
    effect: 'Everyone gains 2 Fame for each Lounge or Fancy Lounge on their sheet.',
  },
  'restaurant-fame': {
    title: 'Rave Food Reviews',
    effect: 'Everyone gains 2 Fame for each Restaurant or Fancy Restaurant on their sheet.',
  },
  'slots-money': { title: 'Coin Rush', effect: 'Everyone receives $2 for each Slots or Fancy Slots on their sheet.' },
  'lounge-money': {
    title: 'Happy Hour',
    effect: 'Everyone receives $3 for each Lounge or Fancy Lounge on their sheet.',
  },
  'restaurant-money': {
    title: 'Dinner Crowds',
    effect: 'Everyone receives $4 for each Restaurant or Fancy Restaurant on their sheet.',
  },
  'slots-strike': { title: 'Slot Builders on Strike', effect: 'No bids on Slots or Fancy Slots this turn.' },
  'slots-recall': { title: 'Slot Machine Recall', effect: 'No bids on Slots or Fancy Slots this turn.' },
  'lounge-strike': { title: 'Musicians on Strike', effect: 'No bids on Lounge or Fancy Lounge this turn.' },
  'lounge-licence': { title: 'Liquor Licence Freeze', effect: 'No bids on Lounge or Fancy Lounge this turn.' },
  'restaurant-strike': {
    title: 'Kitchen Staff on Strike',
    effect: 'No bids on Restaurant or Fancy Restaurant this turn.',
  },
  'restaurant-health': { title: 'Health Inspection', effect: 'No bids on Restaurant or Fancy Restaurant this turn.' },
  'pr-scandal': { title: 'PR Scandal', effect: 'Nobody may take Publicity this turn.' },
  'building-inspectors': { title: 'Building Inspectors', effect: 'Nobody may Renovate this turn.' },
  'press-junket': { title: 'Press Junket', effect: 'Publicity gives 2 Fame instead of 1 this turn.' },
  'express-permits': {
    title: 'Express Permits',
    effect: 'In turn order, everyone may place one tile they have set aside.',
  },
  'tourist-boom': { title: 'Tourist Boom', effect: 'Everyone collects $3 more income this turn.' },
  'convention-week': {
    title: 'Convention Week',
    effect: 'This turn income is the higher of Population and Revenue instead of the lower.',
  },
  'slow-week': { title: 'Slow Week', effect: 'Everyone collects $3 less income this turn.' },
  'revenue-audit': { title: 'Gaming Commission Audit', effect: 'Everyone pays $1 for every full $10 they hold.' },
  'lucky-whale': { title: 'Lucky Whale', effect: 'Everyone with the most money pays $5.' },
  'venture-capital': { title: 'Venture Capital', effect: 'Everyone with the least money receives $5.' },
  'celebrity-wedding': { title: 'Celebrity Wedding', effect: 'Everyone with the highest Population gains 2 Fame.' },
  'magazine-cover': { title: 'Magazine Cover', effect: 'Everyone with the highest Revenue gains 2 Fame.' },
  'underdog-story': { title: 'Underdog Story', effect: 'Everyone with the least Fame gains 2 Fame.' },
  'contractors-slash': {
    title: 'Contractors Slash Prices',
    effect: 'Every minimum bid above $7 drops by one circle.',
  },
  'material-shortage': {
    title: 'Material Shortage',
    effect: 'Every minimum bid below its opening price rises by one circle.',
  },
  'freeze-large': { title: 'Crane Shortage', effect: 'No bids on large premier tiles this turn.' },
  'freeze-medium': { title: 'Zoning Dispute', effect: 'No bids on medium premier tiles this turn.' },
  'freeze-small': { title: 'Backordered Fixtures', effect: 'No bids on small premier tiles this turn.' },
  'pull-strings': { title: 'Pull Strings', effect: 'The dealer chooses the stack that the new tile comes from.' },
};
