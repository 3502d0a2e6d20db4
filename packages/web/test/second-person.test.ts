/** The only person at a device is "you" in every sentence of the log, in five languages, with the verbs that belong to it. */

import { lasVegas } from '@fremont/games/las-vegas';
import { loadText as lasVegasText } from '@fremont/games/las-vegas/text';
import { lordsOfVegas } from '@fremont/games/lords-of-vegas';
import { loadText as lordsText } from '@fremont/games/lords-of-vegas/text';
import { vegasShowdown } from '@fremont/games/vegas-showdown';
import { loadText as showdownText } from '@fremont/games/vegas-showdown/text';
import {
  at,
  byType,
  type Game,
  type GameTypes,
  LANGUAGES,
  type Language,
  offTurnChoices,
  play,
  type Seat,
  type Sentence,
  seatAt,
  seatList,
  seededChance,
} from '@fremont/kernel';
import { describe, expect, it } from 'vitest';
import { addressIn } from '../src/table/on-demand/second-person/index.ts';

const ME = seatAt(0);
const SEATS = 3;

type AnyGame = Game<GameTypes>;

/** Every event of a random match, with offers and answers to them. */
const eventsOf = (game: AnyGame, options: object, seed: number): readonly GameTypes['event'][] => {
  const chance = seededChance(seed);
  const dealt = game.setup(options as never, SEATS, chance);
  const events = [...dealt.events];
  let state = dealt.state as Parameters<AnyGame['toAct']>[0];
  const act = (seat: Seat, choices: readonly GameTypes['action'][]): void => {
    const played = play(game, state, seat, at(choices, chance.int(choices.length, 'choice')), chance);
    if (!played.ok) throw new Error(played.error.code);
    state = played.value.state;
    events.push(...played.value.events);
  };
  while (game.outcome(state) === null) {
    const seat = at(game.toAct(state), 0);
    const offers = chance.int(5, 'open') === 0 ? (game.proposals?.(game.view(state, seat), seat, chance) ?? []) : [];
    act(seat, offers.length > 0 ? offers : game.legalActions(state, seat));
    for (const other of seatList(SEATS)) {
      const answers = game.outcome(state) === null ? offTurnChoices(game, state, other) : [];
      if (answers.length > 0 && chance.int(2, 'answer') === 0) act(other, answers);
    }
  }
  return events;
};

type Log = Parameters<typeof byType>[0];

const GAMES: readonly (readonly [string, AnyGame, (language: Language, options: object) => Promise<{ log: Log }>])[] = [
  ['Las Vegas', lasVegas as never, ((language: Language) => lasVegasText(language)) as never],
  ['Lords of Vegas', lordsOfVegas as never, lordsText as never],
  ['Vegas Showdown', vegasShowdown as never, showdownText as never],
];

const isAbout = (seat: Seat, sentence: Sentence): boolean =>
  sentence.some((piece) => typeof piece === 'object' && 'seat' in piece && piece.seat === seat);

/** Other players are their letters, so that a sentence can be read in a report. */
const textOf = (sentence: Sentence): string =>
  sentence
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('seat' in piece) return `<${'ABC'.charAt(piece.seat)}>`;
      if ('money' in piece) return `$${piece.money}`;
      return 'dice' in piece ? `[${piece.dice.join()}]` : piece.name;
    })
    .join('');

/** The sentences about seat 0 that keep the name, as a list of their events. */
const keptNames = async (language: Language): Promise<string[]> => {
  const address = await addressIn(language);
  const kept = new Map<string, string>();
  for (const [name, game, loadText] of GAMES) {
    for (const [index, { options }] of game.variants.entries()) {
      const { log } = await loadText(language, options);
      for (const event of eventsOf(game, options, index + 1)) {
        const sentence = byType(log as never, event) as Sentence;
        if (!isAbout(ME, sentence)) continue;
        if (address(ME, sentence) === null) kept.set(`${name} ${event.type}`, textOf(sentence));
      }
    }
  }
  return [...kept].map(([event, text]) => `${event}: ${text}`);
};

describe.each(LANGUAGES)('in %s', (language) => {
  it('no sentence about the reader keeps their name', async () => {
    expect(await keptNames(language)).toEqual([]);
  }, 60_000);
});

const A = { seat: ME };
const B = { seat: seatAt(1) };
const $3 = { money: 3 };

/** Sentences in the third person, and as the reader hears them. */
const EXAMPLES: Readonly<Record<Language, readonly (readonly [Sentence, string])[]>> = {
  en: [
    [[A, ' rolled ', $3, '.'], 'You rolled $3.'],
    [['Offer: ', A, ' gives ', B, ' ', $3, ' and gets nothing.'], 'Offer: you give <B> $3 and get nothing.'],
    [['Offer: ', B, ' gives ', A, ' ', $3, ' and gets nothing.'], 'Offer: <B> gives you $3 and gets nothing.'],
    [[B, ' declined the offer of ', A, '.'], '<B> declined your offer.'],
    [[A, ' now owns lot A1.'], 'You now own lot A1.'],
  ],
  ru: [
    [[A, ' бросает кубики и выигрывает ', $3, '.'], 'Вы бросаете кубики и выигрываете $3.'],
    [['Участок A1 теперь принадлежит игроку ', A, '.'], 'Участок A1 теперь принадлежит вам.'],
    [[B, ' ставит ', $3, ', ставка игрока ', A, ' перебита.'], '<B> ставит $3, ваша ставка перебита.'],
    [['Ничья: ', B, ' и ', A, ' выбывают.'], 'Ничья: <B> и вы выбываете.'],
  ],
  it: [
    [[A, ' ha tirato e ha vinto ', $3, '.'], 'Hai tirato e hai vinto $3.'],
    [['Offerta: ', B, ' dà a ', A, ' ', $3, ' e riceve niente.'], 'Offerta: <B> ti dà $3 e riceve niente.'],
    [['Il lotto A1 ora è di ', A, '.'], 'Il lotto A1 ora è tuo.'],
  ],
  fr: [
    [[A, ' a payé son dernier jeton pour passer.'], 'Vous avez payé votre dernier jeton pour passer.'],
    [['Le lot A1 appartient désormais à ', A, '.'], 'Le lot A1 vous appartient désormais.'],
    [[B, ' a refusé l’offre faite par ', A, '.'], '<B> a refusé votre offre.'],
  ],
  de: [
    [
      [A, ' hat im Casino gewonnen und beginnt die nächste Runde.'],
      'Du hast im Casino gewonnen und beginnst die nächste Runde.',
    ],
    [['Grundstück A1 gehört jetzt ', A, '.'], 'Grundstück A1 gehört jetzt dir.'],
    [[B, ' hat ', $3, ' geboten und ', A, ' überboten.'], '<B> hat $3 geboten und dich überboten.'],
  ],
};

describe('a sentence is told to its reader', () => {
  it.each(LANGUAGES)('in %s', async (language) => {
    const address = await addressIn(language);
    for (const [sentence, told] of EXAMPLES[language]) {
      expect(textOf(address(ME, sentence) ?? [])).toBe(told);
    }
  });

  it('and stays as it is if it is about others, or if a rule is missing', async () => {
    const address = await addressIn('de');
    expect(address(ME, [B, ' hat gewonnen.'])).toEqual([B, ' hat gewonnen.']);
    expect(address(ME, [A, ' jodelt.'])).toBeNull();
  });
});
