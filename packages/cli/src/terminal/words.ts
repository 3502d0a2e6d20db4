/** The texts of the terminal itself in every language. */

import type { Language } from '@fremont/kernel';

export interface Words {
  seat(number: number): string;
  /** Follows the name of a seat that the person at the terminal plays. */
  readonly you: string;
  round(round: number, rounds: number): string;
  readonly tie: string;
  readonly neutral: string;
  ask(name: string): string;
  /** Explains the input. `example` is a typed action. */
  hint(example: string): string;
  notUnderstood(text: string): string;
  noSuchNumber(max: number): string;
  /** For a seat that may decline. */
  readonly canDecline: string;
  rule(number: string): string;
  left(actions: number): string;
  readonly result: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    seat: (number) => `Seat ${number}`,
    you: 'you',
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    tie: 'tie',
    neutral: 'Neutral',
    ask: (name) => `${name}, your choice:`,
    hint: (example) => `Type a number from the list, an action such as "${example}", or "quit".`,
    notUnderstood: (text) => `"${text}" is not an action.`,
    noSuchNumber: (max) => `The list goes from 1 to ${max}.`,
    canDecline: 'An empty line leaves it open.',
    rule: (number) => `rule ${number}`,
    left: (actions) => `Match left. Actions played: ${actions}.`,
    result: 'Final result',
  },
  ru: {
    seat: (number) => `Место ${number}`,
    you: 'вы',
    round: (round, rounds) => `Раунд ${round} из ${rounds}`,
    tie: 'ничья',
    neutral: 'Нейтральные',
    ask: (name) => `${name}, ваш выбор:`,
    hint: (example) => `Введите номер из списка, действие, например «${example}», или «quit».`,
    notUnderstood: (text) => `«${text}» — не действие.`,
    noSuchNumber: (max) => `В списке номера от 1 до ${max}.`,
    canDecline: 'Пустая строка — пока не отвечать.',
    rule: (number) => `правило ${number}`,
    left: (actions) => `Партия прервана. Сыграно действий: ${actions}.`,
    result: 'Итог',
  },
  it: {
    seat: (number) => `Posto ${number}`,
    you: 'tu',
    round: (round, rounds) => `Manche ${round} di ${rounds}`,
    tie: 'pareggio',
    neutral: 'Neutri',
    ask: (name) => `${name}, a te la scelta:`,
    hint: (example) => `Scrivi un numero della lista, un’azione come «${example}» oppure «quit».`,
    notUnderstood: (text) => `«${text}» non è un’azione.`,
    noSuchNumber: (max) => `La lista va da 1 a ${max}.`,
    canDecline: 'Con una riga vuota resta in sospeso.',
    rule: (number) => `regola ${number}`,
    left: (actions) => `Partita interrotta. Azioni giocate: ${actions}.`,
    result: 'Risultato finale',
  },
  fr: {
    seat: (number) => `Place ${number}`,
    you: 'vous',
    round: (round, rounds) => `Manche ${round} sur ${rounds}`,
    tie: 'égalité',
    neutral: 'Neutres',
    ask: (name) => `${name}, à vous de choisir :`,
    hint: (example) => `Tapez un numéro de la liste, une action comme « ${example} » ou « quit ».`,
    notUnderstood: (text) => `« ${text} » n’est pas une action.`,
    noSuchNumber: (max) => `La liste va de 1 à ${max}.`,
    canDecline: 'Une ligne vide laisse la question ouverte.',
    rule: (number) => `règle ${number}`,
    left: (actions) => `Partie quittée. Actions jouées : ${actions}.`,
    result: 'Résultat final',
  },
  de: {
    seat: (number) => `Platz ${number}`,
    you: 'du',
    round: (round, rounds) => `Runde ${round} von ${rounds}`,
    tie: 'Gleichstand',
    neutral: 'Neutral',
    ask: (name) => `${name}, du hast die Wahl:`,
    hint: (example) => `Gib eine Nummer aus der Liste ein, eine Aktion wie „${example}“ oder „quit“.`,
    notUnderstood: (text) => `„${text}“ ist keine Aktion.`,
    noSuchNumber: (max) => `Die Liste geht von 1 bis ${max}.`,
    canDecline: 'Eine leere Zeile lässt es offen.',
    rule: (number) => `Regel ${number}`,
    left: (actions) => `Partie verlassen. Gespielte Aktionen: ${actions}.`,
    result: 'Endstand',
  },
};
