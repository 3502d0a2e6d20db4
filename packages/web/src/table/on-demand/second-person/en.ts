import { ME, type SecondPerson } from './address.ts';

const VERBS: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do', goes: 'go' };

/** Verbs in the past and in the future have one form. A third person in the present ends with s. */
const verb = (word: string): string | null => {
  if (Object.hasOwn(VERBS, word)) return VERBS[word] ?? null;
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

const en: SecondPerson = {
  pronoun: 'you',
  shapes: [
    [new RegExp(`the offer of ${ME}`, 'u'), 'your offer'],
    [new RegExp(`${ME}’s`, 'gu'), 'your'],
    [new RegExp(`\\b(against|from|to|outbid|gives|paid|with|by|of|for|than|leaves) ${ME}`, 'gu'), '$1 you'],
  ],
  verb,
  adverbs: ['already', 'now', 'also'],
  and: ' and ',
  dropsPronoun: false,
};

export default en;
