/** The entry of the cards on the home page: they come with the words that the list of matches has for them. */

import { loadMessages } from '../../../i18n/index.ts';
import { matchesMessages } from '../../matches/messages.ts';
import { Cards } from './Cards.tsx';

export const loadCards = async (): Promise<typeof Cards> => {
  await loadMessages(matchesMessages);
  return Cards;
};
